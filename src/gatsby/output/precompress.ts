import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { isCompressible } from "../../site/buildFiles";
import { filesBelow } from "../../site/filesBelow";
import { inParallel } from "../../site/inParallel";
import { writeAtomically } from "../writeAtomically";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** In bytes. Smaller files gain nothing: they fit in one packet either way. */
const minimumSize = 1024;

/** Endings of the files that every page has. */
const ofEachPage = [".html", ".json"];

/** Brotli's quality: files are compressed once and served for months. */
const best = zlib.constants.BROTLI_MAX_QUALITY;

/**
 * The quality for the files of a page. For the HTML of this site 11 takes
 * 40 ms, 10 takes 16 ms for 3 % more bytes, and 8 takes 1 ms for 10 % more.
 * @param rank from 0, the pages nearest the top of the site first
 */
function qualityOf(rank: number): number {
  if (rank < 60) return best;
  return rank < 125 ? 10 : 8;
}

const gzipOptions = { level: zlib.constants.Z_BEST_COMPRESSION };

/** Part of the cache key: other encoders or settings produce other copies. */
const encoders = JSON.stringify([
  gzipOptions,
  process.versions.brotli,
  process.versions.zlib,
]);

const copies = {
  ".br": (content: Buffer, quality: number) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content: Buffer) => gzip(content, gzipOptions),
};
const extensions = Object.keys(copies) as (keyof typeof copies)[];

/** Compressed copies that are kept between builds, named by content hash. */
class CopyCache {
  readonly #folder: string;
  readonly #present: Set<string>;
  /** The copies of this build by name; files with the same content share one. */
  readonly #wanted = new Map<string, Promise<void>>();

  private constructor(folder: string, present: readonly string[]) {
    this.#folder = folder;
    this.#present = new Set(present);
  }

  static async in(folder: string): Promise<CopyCache> {
    await fs.mkdir(folder, { recursive: true });
    return new CopyCache(folder, await fs.readdir(folder));
  }

  /** @returns the file that holds the copy */
  async of(
    content: Buffer,
    ending: keyof typeof copies,
    quality: number,
  ): Promise<string> {
    const digest = createHash("sha256")
      .update(`${encoders} ${quality}`)
      .update(content);
    const name = digest.digest("hex") + ending;
    const file = path.join(this.#folder, name);
    const write = async () => {
      if (this.#present.has(name)) return;
      await writeAtomically(file, await copies[ending](content, quality));
    };
    const written = this.#wanted.get(name) ?? write();
    this.#wanted.set(name, written);
    await written;
    return file;
  }

  /** Deletes the copies that this build has not used. */
  async removeUnused(): Promise<void> {
    const unused = [...this.#present].filter((name) => !this.#wanted.has(name));
    for (const name of unused) await fs.rm(path.join(this.#folder, name));
  }
}

/** Deletes the copies of files that no longer exist. */
async function removeOrphans(files: readonly string[]): Promise<void> {
  const present = new Set(files);
  for (const file of files) {
    const ending = extensions.find((each) => file.endsWith(each));
    if (ending && !present.has(file.slice(0, -ending.length)))
      await fs.rm(file);
  }
}

const depthOf = (file: string) => file.split(path.sep).length;

/**
 * Writes a `.br` and a `.gz` copy beside every text file below a folder.
 * @param cacheFolder kept between builds, so that unchanged files are compressed
 *   once
 * @returns number of files and their bytes before and after brotli
 */
export async function precompress(
  folder: string,
  cacheFolder = path.resolve(".cache", "precompressed"),
) {
  const present = (await filesBelow(folder)).map((file) =>
    path.join(folder, file),
  );
  await removeOrphans(present);
  const files = present.filter(isCompressible).sort();
  const qualities = new Map(
    ofEachPage.flatMap((ending) =>
      files
        .filter((file) => file.endsWith(ending))
        .toSorted((a, b) => depthOf(a) - depthOf(b))
        .map((file, rank) => [file, qualityOf(rank)] as const),
    ),
  );
  const cache = await CopyCache.in(cacheFolder);
  let before = 0;
  let after = 0;
  await inParallel(files, os.availableParallelism(), async (file) => {
    const content = await fs.readFile(file);
    before += content.length;
    if (content.length < minimumSize) {
      for (const ending of extensions)
        await fs.rm(file + ending, { force: true });
      after += content.length;
      return;
    }
    for (const ending of extensions)
      await fs.copyFile(
        await cache.of(content, ending, qualities.get(file) ?? best),
        file + ending,
      );
    const { size } = await fs.stat(`${file}.br`);
    after += size;
  });
  await cache.removeUnused();
  return { files: files.length, before, after };
}
