import fs from "node:fs/promises";
import path from "node:path";
import zlib from "node:zlib";
import { precompress } from "../../../src/build/output/precompress";
import { temporaryFolder } from "../../support/temporaryFolder";

const long = "<p>Movers in Tacoma.</p>\n".repeat(200);

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
