import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { releaseFile } from "../../site/files";
import { companyDay } from "../../site/dates";
import type { ReleaseFacts } from "../../site/files";

/** The project's commit; `undefined` outside git. */
async function currentCommit(project: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)("git", ["rev-parse", "HEAD"], {
      cwd: project,
    });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

/** Writes which commit the site was built from, and on which day. */
export async function writeReleaseFile(
  folder: string,
  project: string,
): Promise<void> {
  const commit = await currentCommit(project);
  const facts: ReleaseFacts = { ...(commit && { commit }), day: companyDay() };
  await fs.writeFile(path.join(folder, releaseFile), JSON.stringify(facts));
}
