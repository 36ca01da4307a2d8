import { spawnSync } from "node:child_process";
import fs from "node:fs/promises";
import { parseArgs } from "node:util";
import {
  advisoryFaults,
  explainedAdvisories,
  reportedAdvisories,
} from "./advisories";

const usage = `Compares the advisories on the packages that build and serve the site with those
that SECURITY.md explains.

  npm run audit                     asks the registry, through npm audit
  npm run audit -- --report <file>  reads what npm audit --omit=dev --json printed

Exit codes
  0  every advisory is explained, and none that is explained is gone
  1  SECURITY.md is behind
  2  there was no report
`;

function askRegistry(): string {
  const { stdout, error } = spawnSync("npm audit --omit=dev --json", {
    // npm is a script on Windows.
    shell: true,
    encoding: "utf8",
    maxBuffer: 100 * 1024 * 1024,
  });
  if (error) throw error;
  return stdout;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { help: { type: "boolean" }, report: { type: "string" } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const explained = explainedAdvisories(
    await fs.readFile("SECURITY.md", "utf8"),
  );
  const reported = reportedAdvisories(
    values.report === undefined
      ? askRegistry()
      : await fs.readFile(values.report, "utf8"),
  );
  const faults = advisoryFaults(reported, explained);
  if (!faults.length) {
    console.log(`SECURITY.md explains all ${reported.length} advisories.`);
    return;
  }
  console.log(`SECURITY.md is behind:\n\n${faults.join("\n")}`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
