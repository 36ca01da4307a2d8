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
function realPath(file: string): string {
  if (fs.existsSync(file)) return fs.realpathSync(file);
  const target = targetOf(file);
  if (target) return realPath(target);
  const folder = path.dirname(file);
  return folder === file
    ? file
    : path.join(realPath(folder), path.basename(file));
}

const publicFolder = "public";

/**
 * Rejects a file that visitors could download.
 * @param name of the file or its variable, for the error
 * @throws if it is in the built site, also through a symlink
 */
export function rejectPublic(
  name: string,
  file: string,
  project: string,
): void {
  const site = realPath(path.resolve(project, publicFolder));
  if (realPath(file).startsWith(site + path.sep))
    throw new Error(
      `${name} is "${file}": write a file outside ${publicFolder}/, which everyone can read`,
    );
}
