import fs from "node:fs/promises";
import path from "node:path";

const releasedPathsFile = "src/site/releasedPaths.json";

/**
 * Reads the paths of all pages that were ever published; empty if the project has no list.
 * @param project the folder that contains `content/`
 */
export async function readReleasedPaths(project: string): Promise<string[]> {
  try {
    const list = await fs.readFile(
      path.join(project, releasedPathsFile),
      "utf8",
    );
    return JSON.parse(list) as string[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
