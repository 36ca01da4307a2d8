import fs from "node:fs/promises";
import path from "node:path";
import zlib from "node:zlib";
import { precompress } from "../../src/gatsby/precompress";
import { temporaryFolder } from "../support/temporaryFolder";

const long = "<p>Movers in Tacoma.</p>\n".repeat(200);
const short = "<p>Movers</p>";

const filesIn = async (folder: string) =>
  (await fs.readdir(folder, { recursive: true })).sort();

test("text files get copies that decompress to the same", async () => {
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
  ".%s is a text",
  async (extension) => {
    const name = `file.${extension}`;
    const folder = await temporaryFolder({ [name]: long });
    await precompress(folder);
    expect(await filesIn(folder)).toEqual([name, `${name}.br`, `${name}.gz`]);
  },
);

test.each(["jpg", "avif", "woff2", "map", "br", "gz"])(
  ".%s gets no copy",
  async (extension) => {
    const name = `file.${extension}`;
    const folder = await temporaryFolder({ [name]: long });
    await precompress(folder);
    expect(await filesIn(folder)).toEqual([name]);
  },
);

test("a file that fits one packet is left as it is", async () => {
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

test("copies of what the file was before are replaced or removed", async () => {
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

test("it says how many files it saw and what they weigh in brotli", async () => {
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
