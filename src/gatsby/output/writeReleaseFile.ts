import { execFileSync } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { releaseFile } from "../../site/files";

/** Returns the commit that is checked out; `undefined` outside git. */
function currentCommit(): string | undefined {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  } catch {
    return undefined;
  }
}

/** Writes the commit of the build to a file, for the deployment workflow. */
export const writeReleaseFile = (folder: string): Promise<void> =>
  fs.writeFile(
    path.join(folder, releaseFile),
    JSON.stringify({ commit: currentCommit() }),
  );
