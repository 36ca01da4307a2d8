import fs from "node:fs/promises";
import path from "node:path";

/** All files below a folder, as paths relative to it such as `/about/index.html`. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) =>
        `/${path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/")}`,
    );
}
