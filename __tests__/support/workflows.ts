import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { temporaryFolder } from "./temporaryFolder";

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly run?: string;
}

/** The workflows and actions in `.github`. */
export const workflowFiles: readonly string[] = fs
  .readdirSync(".github", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yml"))
  .map((file) => path.join(".github", file))
  .sort();

/** The steps of all jobs of a workflow, or of an action. */
export function workflowSteps(file: string): readonly Step[] {
  const { jobs = {}, runs } = parse(fs.readFileSync(file, "utf8")) as {
    jobs?: Record<string, { steps?: Step[] }>;
    runs?: { steps: Step[] };
  };
  return [...Object.values(jobs), ...(runs ? [runs] : [])].flatMap(
    ({ steps = [] }) => steps,
  );
}

/**
 * Runs the script of a workflow's step as GitHub does.
 * @param name of the step
 * @param programs scripts that stand for programs of these names
 * @returns its exit code, its output, and what it wrote for later steps
 */
export async function runStep(
  [file, name]: readonly [string, string],
  env: Readonly<Record<string, string>>,
  programs: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
) {
  const step = workflowSteps(`.github/workflows/${file}`).find(
    (one) => one.name === name,
  );
  const folder = await temporaryFolder({ later: "" });
  const later = path.join(folder, "later");
  for (const [program, script] of Object.entries(programs))
    fs.writeFileSync(path.join(folder, program), `#!/bin/bash\n${script}\n`, {
      mode: 0o755,
    });
  const { status, stdout, stderr } = spawnSync(
    "bash",
    ["--noprofile", "--norc", "-eo", "pipefail", "-c", step?.run ?? "exit 99"],
    {
      cwd,
      encoding: "utf8",
      env: {
        PATH: `${folder}:${process.env.PATH ?? ""}`,
        HOME: folder,
        RUNNER_TEMP: folder,
        GITHUB_OUTPUT: later,
        GITHUB_ENV: later,
        ...env,
      },
    },
  );
  return {
    status,
    output: stdout + stderr,
    later: fs.readFileSync(later, "utf8"),
    folder,
  };
}
