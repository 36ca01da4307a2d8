import { spawnSync } from "node:child_process";

test("packages are installed as they and the overrides ask for", () => {
  const { status, stdout } = spawnSync("npm ls --all --json", {
    shell: true,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  const { problems } = JSON.parse(stdout) as { problems?: readonly string[] };
  expect({ status, problems }).toEqual({ status: 0, problems: undefined });
});
