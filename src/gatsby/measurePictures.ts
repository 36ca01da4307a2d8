import fs from "node:fs/promises";
import sharp from "sharp";
import type { PictureFacts } from "../content-model/pictureFaults";

async function measure(file: string): Promise<PictureFacts> {
  // By its path sharp would remember a file that is replaced meanwhile.
  const content = await fs.readFile(file);
  const { width, height } = await sharp(content)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => ({ width: 0, height: 0 }),
    );
  return { width, height, bytes: content.length };
}

/**
 * Measures picture files, for `pictureFaults`.
 * @param files where they are, by path below `content/`
 */
export async function measurePictures(
  files: ReadonlyMap<string, string>,
): Promise<Map<string, PictureFacts>> {
  const measured = Array.from(files, async ([path, file]) => {
    const facts = await measure(file);
    return [path, facts] as const;
  });
  return new Map(await Promise.all(measured));
}
