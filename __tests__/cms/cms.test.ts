import { spawn } from "node:child_process";
import net from "node:net";
import path from "node:path";

/** Runs `npm run cms` until it ends by itself. */
async function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    [
      "--import",
      require.resolve("tsx"),
      path.resolve("src/cms/cms.ts"),
      ...args,
    ],
    { env: { PATH: process.env.PATH, ...env } },
  );
  const said = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].on("data", (text: Buffer) => {
      said[stream] += text.toString();
    });
  const code = await new Promise((resolve) => child.on("close", resolve));
  return { ...said, code };
}

test("--help says what it does and takes", async () => {
  const { stdout, code } = await run(["--help"]);
  expect(code).toBe(0);
  expect(stdout).toContain("npm run cms");
  expect(stdout).toContain("CMS_PORT");
});

test.each(["PORT", "CMS_PORT"])(
  "a port in use is named with its setting, %s",
  async (name) => {
    const taken = net.createServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, "127.0.0.1", resolve);
    });
    const port = String((taken.address() as net.AddressInfo).port);
    const ports = { PORT: "8148", CMS_PORT: "8149", [name]: port };
    const { stderr, code } = await run([], ports);
    await new Promise((resolve) => taken.close(resolve));
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is in use. Stop what runs there, or set ${name} to another port.\n`,
    );
  },
);

test("a port that is none is refused", async () => {
  const { stderr, code } = await run([], { PORT: "eighty" });
  expect(code).toBe(1);
  expect(stderr).toBe('PORT is "eighty": write a number from 1 to 65535\n');
});
