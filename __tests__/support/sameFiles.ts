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

/** Named after what is in it, so that an older one beside it does no harm. */
const isHashed = (file: string) =>
  /-[0-9a-f]{20}\.js|^styles\.[0-9a-f]+\.css|^static\//.test(file);

/** Says when it was built. */
const isDated = (file: string) => /^rss\.xml(?:\.br|\.gz)?$/.test(file);

/**
 * What differs between a folder that was built warm and one that was built
 * cold, a line a file. A warm one keeps scripts, styles and pictures of earlier
 * builds, for pages that are still open.
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
