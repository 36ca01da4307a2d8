import { spawnSync } from "node:child_process";

test("installed packages satisfy all version ranges and overrides", () => {
  const { status, stdout } = spawnSync("npm ls --all --json", {
    shell: true,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  const { problems } = JSON.parse(stdout) as { problems?: readonly string[] };
  expect({ status, problems }).toEqual({ status: 0, problems: undefined });
});
