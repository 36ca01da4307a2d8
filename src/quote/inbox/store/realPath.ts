import fs from "node:fs";
import path from "node:path";

/** A symlink's target; `undefined` if the file is not a symlink. */
function targetOf(file: string): string | undefined {
  try {
    return path.resolve(path.dirname(file), fs.readlinkSync(file));
  } catch {
    return undefined;
  }
}

/** Resolves symlinks like `fs.realpath`, also if the file doesn't exist yet. */
export function realPath(file: string): string {
  if (fs.existsSync(file)) return fs.realpathSync(file);
  const target = targetOf(file);
  if (target) return realPath(target);
  const folder = path.dirname(file);
  return folder === file
    ? file
    : path.join(realPath(folder), path.basename(file));
}
