import fs from "node:fs/promises";
import path from "node:path";

const releasedPathsFile = "src/site/releasedPaths.json";

/**
 * The paths that visitors and search engines know; none if the project has no
 * list of them.
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
