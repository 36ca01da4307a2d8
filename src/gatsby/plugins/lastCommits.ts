import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

async function git(folder: string, ...args: string[]): Promise<string> {
  // The log grows with the project's history.
  const { stdout } = await run("git", args, {
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout;
}

/** Parts the commits of the log: no name of a file has it. */
const separator = "\0";

/**
 * When each file below a folder was last committed, by its path from `project`;
 * one look at the log for all of them. Nothing is known of files without a
 * commit, without git, and in a shallow clone, whose log ends too early.
 * @returns dates and times in ISO 8601
 */
export async function lastCommits(
  project: string,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  try {
    const shallow = await git(project, "rev-parse", "--is-shallow-repository");
    if (shallow.trim() !== "false") return found;
    const log = await git(
      project,
      "-c",
      "core.quotePath=off",
      "log",
      "--format=%x00%cI",
      "--name-only",
      "--no-renames",
      "--relative",
      "--",
      folder,
    );
    for (const commit of log.split(separator)) {
      const [date = "", ...files] = commit.split("\n").filter(Boolean);
      // The newest commit comes first.
      for (const file of files) if (!found.has(file)) found.set(file, date);
    }
  } catch {
    found.clear();
  }
  return found;
}
