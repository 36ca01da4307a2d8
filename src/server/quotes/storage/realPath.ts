import fs from "node:fs";
import path from "node:path";

/** Where a symbolic link leads; nothing where there is none. */
function linkAt(file: string): string | undefined {
  try {
    return path.resolve(path.dirname(file), fs.readlinkSync(file));
  } catch {
    return undefined;
  }
}

/**
 * Where a path really leads, through symbolic links, although its end may not
 * be there yet.
 */
export function realPath(file: string): string {
  if (fs.existsSync(file)) return fs.realpathSync(file);
  const target = linkAt(file);
  if (target) return realPath(target);
  const folder = path.dirname(file);
  return folder === file
    ? file
    : path.join(realPath(folder), path.basename(file));
}
