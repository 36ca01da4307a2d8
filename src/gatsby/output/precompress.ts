import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { isCompressible } from "../../site/files";
import { listFilesAsUrlPaths } from "../../cli/command";
import { mapConcurrent } from "../../shared/mapConcurrent";

/**
 * Minimum size of compressed files, in bytes. A smaller file fits in one packet without
 * compression.
 */
const minCompressedSize = 1024;

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } =
  zlib.constants;

/**
 * Returns the Brotli quality for a file: the best, except above 1 MB. Only the editor's
 * scripts are so large: for them, the best quality would take a tenth of a build's time and
 * save a tenth of their size.
 */
const qualityFor = ({ length }: Buffer) =>
  length > 1_000_000 ? 9 : BROTLI_MAX_QUALITY;

const brotli = (content: Buffer) =>
  promisify(zlib.brotliCompress)(content, {
    params: { [BROTLI_PARAM_QUALITY]: qualityFor(content) },
  });

const gzip = (content: Buffer) =>
  promisify(zlib.gzip)(content, { level: Z_BEST_COMPRESSION });

/** Writes a `.br` and a `.gz` copy beside the text files of a newly built folder. */
export async function precompress(folder: string): Promise<void> {
  const files = await listFilesAsUrlPaths(folder);
  await mapConcurrent(
    files.filter(isCompressible),
    os.availableParallelism(),
    async (name) => {
      const file = path.join(folder, name);
      const content = await fs.readFile(file);
      if (content.length < minCompressedSize) return;
      await fs.writeFile(`${file}.br`, await brotli(content));
      await fs.writeFile(`${file}.gz`, await gzip(content));
    },
  );
}
