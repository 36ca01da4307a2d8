import { spawnSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { command } from "../../site/command";
import {
  advisoryFaults,
  explainedAdvisories,
  reportedAdvisories,
} from "./advisories";

const usage = `Compares the advisories on the packages that build and serve the site with those
that SECURITY.md explains.

  npm run audit                     runs npm audit, which queries the registry
  npm run audit -- --report <file>  reads the output of npm audit --omit=dev --json

Exit codes
  0  SECURITY.md explains exactly the reported advisories
  1  SECURITY.md is out of date
  2  there was no report
`;

function runNpmAudit(cwd: string, env: NodeJS.ProcessEnv): string {
  const { stdout, error } = spawnSync("npm audit --omit=dev --json", {
    // npm is a script on Windows.
    shell: true,
    cwd,
    env,
    encoding: "utf8",
    maxBuffer: 100 * 1024 * 1024,
  });
  if (error) throw error;
  return stdout;
}

/** `npm run audit` */
export const audit = command({
  usage,
  options: { report: { type: "string" } },
  failure: 2,
  async run({ values }, { project, env, print }) {
    const explained = explainedAdvisories(
      await fs.readFile(path.join(project, "SECURITY.md"), "utf8"),
    );
    const reported = reportedAdvisories(
      values.report === undefined
        ? runNpmAudit(project, env)
        : await fs.readFile(path.resolve(project, values.report), "utf8"),
    );
    const faults = advisoryFaults(reported, explained);
    if (!faults.length) {
      print(`SECURITY.md explains all ${reported.length} advisories.`);
      return 0;
    }
    print(`SECURITY.md is out of date:\n\n${faults.join("\n")}`);
    return 1;
  },
});
