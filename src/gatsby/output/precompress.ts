import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { filesBelow } from "../../site/filesBelow";
import { inParallel } from "../../site/inParallel";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(?:html|js|css|json|xml|txt|svg|webmanifest|ico|yml)$/;

/** Smaller files gain nothing: they fit one packet either way. Bytes. */
const smallest = 1024;

/** The strongest there is: a file is compressed once and read for months. */
const brotliParams = {
  [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
};
const gzipOptions = { level: zlib.constants.Z_BEST_COMPRESSION };

/** Another encoder, or another setting, makes other copies of the same file. */
const encoders = JSON.stringify([
  brotliParams,
  gzipOptions,
  process.versions.brotli,
  process.versions.zlib,
]);

const copies = {
  ".br": (content: Buffer) =>
    brotli(content, {
      params: {
        ...brotliParams,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content: Buffer) => gzip(content, gzipOptions),
};
const endings = Object.keys(copies) as (keyof typeof copies)[];

/** Copies kept from build to build, named after what they are copies of. */
class KeptCopies {
  readonly #folder: string;
  readonly #present: Set<string>;
  /** By their names: files of the same content share them. */
  readonly #wanted = new Map<string, Promise<void>>();

  private constructor(folder: string, present: readonly string[]) {
    this.#folder = folder;
    this.#present = new Set(present);
  }

  static async in(folder: string): Promise<KeptCopies> {
    await fs.mkdir(folder, { recursive: true });
    return new KeptCopies(folder, await fs.readdir(folder));
  }

  /** @returns the file that holds the copy */
  async of(content: Buffer, ending: keyof typeof copies): Promise<string> {
    const digest = createHash("sha256").update(encoders).update(content);
    const name = digest.digest("hex") + ending;
    const file = path.join(this.#folder, name);
    const write = async () => {
      if (this.#present.has(name)) return;
      // A build may be stopped at any time; a rename is whole or not.
      const draft = `${file}.${process.pid}`;
      await fs.writeFile(draft, await copies[ending](content));
      await fs.rename(draft, file);
    };
    const written = this.#wanted.get(name) ?? write();
    this.#wanted.set(name, written);
    await written;
    return file;
  }

  /** Lets go of what nobody has asked for. */
  async forgetOthers(): Promise<void> {
    const others = [...this.#present].filter((name) => !this.#wanted.has(name));
    for (const name of others) await fs.rm(path.join(this.#folder, name));
  }
}

/** Deletes copies of files that are gone, such as those of a removed page. */
async function removeOrphans(files: readonly string[]): Promise<void> {
  const present = new Set(files);
  for (const file of files) {
    const ending = endings.find((each) => file.endsWith(each));
    if (ending && !present.has(file.slice(0, -ending.length)))
      await fs.rm(file);
  }
}

/**
 * Writes a `.br` and a `.gz` copy beside every text file below a folder.
 * @param kept a folder that stays from build to build: what has not changed is
 * compressed once
 * @returns number of files and their bytes before and after brotli
 */
export async function precompress(
  folder: string,
  kept = path.resolve(".cache", "precompressed"),
) {
  const present = (await filesBelow(folder)).map((file) =>
    path.join(folder, file),
  );
  await removeOrphans(present);
  const files = present.filter((file) => compressible.test(file));
  const keptCopies = await KeptCopies.in(kept);
  let before = 0;
  let after = 0;
  await inParallel(files, os.availableParallelism(), async (file) => {
    const content = await fs.readFile(file);
    before += content.length;
    if (content.length < smallest) {
      for (const ending of endings) await fs.rm(file + ending, { force: true });
      after += content.length;
      return;
    }
    for (const ending of endings)
      await fs.copyFile(await keptCopies.of(content, ending), file + ending);
    const { size } = await fs.stat(`${file}.br`);
    after += size;
  });
  await keptCopies.forgetOthers();
  return { files: files.length, before, after };
}
