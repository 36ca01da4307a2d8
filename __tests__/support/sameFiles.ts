import fs from "node:fs/promises";
import path from "node:path";

async function filesIn(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)),
    )
    .sort();
}

/** Whether a name has a content hash, so that older files beside it are harmless. */
const isHashed = (file: string) =>
  /-[0-9a-f]{8}\.js|^styles\.[0-9a-f]+\.css|^static\//.test(file);

/** Whether a file contains the time or the commit of the build. */
const isDated = (file: string) =>
  /^(?:rss\.xml|release\.json)(?:\.br|\.gz)?$/.test(file);

/**
 * The differences between a folder built with a cache and one built without, one
 * line per file. The former keeps hashed files of earlier builds for pages that
 * are still open.
 */
export async function differences(
  warm: string,
  cold: string,
): Promise<string[]> {
  const [kept, wanted] = await Promise.all([filesIn(warm), filesIn(cold)]);
  const expected = new Set(wanted);
  const present = new Set(kept);
  const surplus = kept
    .filter((file) => !expected.has(file) && !isHashed(file))
    .map((file) => `${file} is only there after a warm build`);
  const missing = wanted
    .filter((file) => !present.has(file) && !isHashed(file))
    .map((file) => `${file} is only there after a cold build`);
  const changed = await Promise.all(
    wanted
      .filter((file) => present.has(file) && !isDated(file))
      .map(async (file) => {
        const [one, other] = await Promise.all(
          [warm, cold].map((folder) => fs.readFile(path.join(folder, file))),
        );
        return one?.equals(other ?? Buffer.alloc(0)) ? [] : [file];
      }),
  );
  return [
    ...surplus,
    ...missing,
    ...changed.flat().map((file) => `${file} is another after a warm build`),
  ];
}
