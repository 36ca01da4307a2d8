import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(?:html|js|css|json|xml|txt|svg|webmanifest|ico|yml)$/;

/** Smaller files gain nothing: they fit one packet either way. Bytes. */
const smallest = 1024;

async function compressFile(
  file: string,
): Promise<{ before: number; after: number }> {
  const content = await fs.readFile(file);
  if (content.length < smallest) {
    await Promise.all([
      fs.rm(`${file}.br`, { force: true }),
      fs.rm(`${file}.gz`, { force: true }),
    ]);
    return { before: content.length, after: content.length };
  }
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]:
          zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([
    fs.writeFile(`${file}.br`, br),
    fs.writeFile(`${file}.gz`, gz),
  ]);
  return { before: content.length, after: br.length };
}

/**
 * Writes a `.br` and a `.gz` copy beside every text file below a folder.
 * @returns number of files and their bytes before and after brotli
 */
export async function precompress(folder: string) {
  const entries = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries.filter(
    (entry) => entry.isFile() && compressible.test(entry.name),
  );
  let before = 0;
  let after = 0;
  for (const { parentPath, name } of files) {
    const sizes = await compressFile(path.join(parentPath, name));
    before += sizes.before;
    after += sizes.after;
  }
  return { files: files.length, before, after };
}
