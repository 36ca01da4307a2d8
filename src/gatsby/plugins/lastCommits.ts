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

/** Separates the commits in the log; no file name can contain it. */
const separator = "\0";

/**
 * When each file below a folder was last committed, by its path relative to
 * `project`, from a single read of the log. Uncommitted files are omitted. Empty
 * without git and in a shallow clone, whose log is incomplete.
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
      // The log starts with the newest commit.
      for (const file of files) if (!found.has(file)) found.set(file, date);
    }
  } catch {
    found.clear();
  }
  return found;
}
