import fs from "node:fs";
import path from "node:path";

/** Resolves symlinks like `fs.realpath`, also if the file doesn't exist yet. */
const realPath = (file: string): string =>
  fs.existsSync(file)
    ? fs.realpathSync(file)
    : path.join(realPath(path.dirname(file)), path.basename(file));

const publicFolder = "public";

/**
 * Rejects a file that visitors could download.
 * @param name of the file or its variable, for the error
 * @throws if it is in the built site, also through a symlink
 */
export function assertNotPublic(
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
