import fs from "node:fs/promises";
import path from "node:path";

/** Real path of a file or, for a missing file, of its nearest existing parent folder. */
const realPathOf = (file: string): Promise<string> =>
  fs.realpath(file).catch(() => realPathOf(path.dirname(file)));

/**
 * Whether a path and everything below it are within a folder after symbolic links are
 * resolved. A missing path is judged by its nearest existing parent folder.
 */
export async function isWithinFolder(
  folder: string,
  file: string,
): Promise<boolean> {
  const root = await fs.realpath(folder);
  const realPath = await realPathOf(file);
  const below = await fs
    .readdir(realPath, { recursive: true, withFileTypes: true })
    .catch(() => []);
  const links = below
    .filter((item) => item.isSymbolicLink())
    .map((item) => realPathOf(path.join(item.parentPath, item.name)));
  return [realPath, ...(await Promise.all(links))].every(
    (one) => one === root || one.startsWith(root + path.sep),
  );
}
