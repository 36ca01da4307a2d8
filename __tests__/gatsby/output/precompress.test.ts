import fs from "node:fs/promises";
import path from "node:path";
import zlib from "node:zlib";
import { precompress as precompressWith } from "../../../src/gatsby/output/precompress";
import { temporaryFolder } from "../../support/temporaryFolder";

const long = "<p>Movers in Tacoma.</p>\n".repeat(200);
const short = "<p>Movers</p>";

/** Uses an empty cache unless one is given. */
const precompress = async (folder: string, kept?: string) =>
  precompressWith(folder, kept ?? (await temporaryFolder()));

const filesIn = async (folder: string) =>
  (await fs.readdir(folder, { recursive: true })).sort();

test("text files get copies that decompress to the original", async () => {
  const folder = await temporaryFolder({ "about/index.html": long });
  await precompress(folder);
  const file = path.join(folder, "about/index.html");
  const [br, gz] = await Promise.all([
    fs.readFile(`${file}.br`),
    fs.readFile(`${file}.gz`),
  ]);
  expect(zlib.brotliDecompressSync(br).toString()).toBe(long);
  expect(zlib.gunzipSync(gz).toString()).toBe(long);
  expect(await fs.readFile(file, "utf8")).toBe(long);
});

test.each(["html", "js", "css", "json", "xml", "txt", "svg", "webmanifest"])(
  ".%s files are compressed",
  async (extension) => {
    const name = `file.${extension}`;
    const folder = await temporaryFolder({ [name]: long });
    await precompress(folder);
    expect(await filesIn(folder)).toEqual([name, `${name}.br`, `${name}.gz`]);
  },
);

test.each(["jpg", "avif", "woff2", "map"])(
  ".%s files are not compressed",
  async (extension) => {
    const name = `file.${extension}`;
    const folder = await temporaryFolder({ [name]: long });
    await precompress(folder);
    expect(await filesIn(folder)).toEqual([name]);
  },
);

test("a file that fits in one packet is not compressed", async () => {
  const folder = await temporaryFolder({
    "small.html": "a".repeat(1023),
    "large.html": "a".repeat(1024),
  });
  await precompress(folder);
  expect(await filesIn(folder)).toEqual([
    "large.html",
    "large.html.br",
    "large.html.gz",
    "small.html",
  ]);
});

test("outdated copies are replaced or removed", async () => {
  const folder = await temporaryFolder({
    "small.html": short,
    "small.html.br": "old",
    "small.html.gz": "old",
    "large.html": long,
    "large.html.br": "old",
    "large.html.gz": "old",
  });
  await precompress(folder);
  expect(await filesIn(folder)).not.toContain("small.html.br");
  expect(await filesIn(folder)).not.toContain("small.html.gz");
  const br = await fs.readFile(path.join(folder, "large.html.br"));
  const gz = await fs.readFile(path.join(folder, "large.html.gz"));
  expect(zlib.brotliDecompressSync(br).toString()).toBe(long);
  expect(zlib.gunzipSync(gz).toString()).toBe(long);
});

test("returns the number of files and their sizes before and after", async () => {
  const folder = await temporaryFolder({
    "a.html": long,
    "b/c.css": short,
    "d.jpg": long,
  });
  const { files, before, after } = await precompress(folder);
  const { size } = await fs.stat(path.join(folder, "a.html.br"));
  expect([files, before, after]).toEqual([
    2,
    long.length + short.length,
    size + short.length,
  ]);
});

test("unchanged files are not compressed again", async () => {
  const kept = await temporaryFolder();
  const folder = await temporaryFolder({ "about.html": long });
  await precompress(folder, kept);
  const copies = await filesIn(kept);
  expect(copies).toHaveLength(2);
  // Compressing again would overwrite these.
  for (const copy of copies) await fs.writeFile(path.join(kept, copy), "kept");
  for (const ending of ["br", "gz"])
    await fs.rm(path.join(folder, `about.html.${ending}`));
  await precompress(folder, kept);
  for (const ending of ["br", "gz"])
    expect(
      await fs.readFile(path.join(folder, `about.html.${ending}`), "utf8"),
    ).toBe("kept");
});

test("a changed file is compressed again, even with the same size and date", async () => {
  const kept = await temporaryFolder();
  const folder = await temporaryFolder({ "about.html": long });
  const file = path.join(folder, "about.html");
  await precompress(folder, kept);
  const { atime, mtime } = await fs.stat(file);
  const other = long.replace("Movers", "Mowers");
  await fs.writeFile(file, other);
  await fs.utimes(file, atime, mtime);
  await precompress(folder, kept);
  const br = await fs.readFile(`${file}.br`);
  expect(zlib.brotliDecompressSync(br).toString()).toBe(other);
});

test("copies that are no longer used are deleted from the cache", async () => {
  const kept = await temporaryFolder();
  const folder = await temporaryFolder({ "a.html": long, "b.html": long });
  await precompress(folder, kept);
  // Files with the same content share a copy.
  const before = await filesIn(kept);
  expect(before).toHaveLength(2);
  for (const name of ["a.html", "b.html"])
    await fs.writeFile(path.join(folder, name), `${long} `);
  await precompress(folder, kept);
  const after = await filesIn(kept);
  expect(after).toHaveLength(2);
  expect(after.filter((copy) => before.includes(copy))).toEqual([]);
});

test("copies of a removed page are removed too", async () => {
  const folder = await temporaryFolder({
    "about/index.html": long,
    "gone/index.html.br": "an old copy",
    "gone/index.html.gz": "an old copy",
  });
  await precompress(folder);
  expect(await filesIn(path.join(folder, "gone"))).toEqual([]);
  expect(await filesIn(path.join(folder, "about"))).toHaveLength(3);
});

test("of very many pages, those deepest in the site are compressed faster", async () => {
  const text = await fs.readFile(__filename, "utf8");
  const others = [
    ...Array.from({ length: 59 }, (_, index) => `${index}.html`),
    ...Array.from({ length: 64 }, (_, index) => `a/${index}.html`),
  ];
  const names = [
    "index.html",
    "a/index.html",
    "a/b/c/index.html",
    "a/b/c/app.js",
  ];
  const folder = await temporaryFolder({
    ...Object.fromEntries(others.map((name) => [name, "small"])),
    ...Object.fromEntries(names.map((name) => [name, text])),
  });
  await precompress(folder);
  const [page, pageBelow, deepPage, script] = await Promise.all(
    names.map((name) => fs.readFile(path.join(folder, `${name}.br`))),
  );
  expect(zlib.brotliDecompressSync(deepPage!).toString()).toBe(text);
  expect(page!.length).toBeLessThan(pageBelow!.length);
  expect(pageBelow!.length).toBeLessThan(deepPage!.length);
  expect(script).toEqual(page);
});
