import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

test("a command goes on when the reader of its output has ended", async () => {
  const script = path.resolve("src/content/check/check.ts");
  const command = spawn(
    process.execPath,
    ["--import", require.resolve("tsx"), script, "--help"],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  command.stdout.destroy();
  let errors = "";
  command.stderr.on("data", (chunk: Buffer) => (errors += String(chunk)));
  const [code] = (await once(command, "close")) as [number | null];
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
});
