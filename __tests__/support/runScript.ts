import { spawnSync } from "node:child_process";
import path from "node:path";

/** Runs a script of `src` in a project folder, as `npm run` does. */
export function runScript(
  script: string,
  project: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", require.resolve("tsx"), path.resolve("src", script), ...args],
    {
      cwd: project,
      env: { PATH: process.env.PATH, ...env },
      encoding: "utf8",
    },
  );
  return { code: status, output: stdout, errors: stderr };
}
