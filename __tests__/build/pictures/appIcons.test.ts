import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import {
  webManifestIcons,
  writeAppIcons,
} from "../../../src/build/pictures/appIcons";
import { temporaryFolder } from "../../support/temporaryFolder";

let folder = "";

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeAppIcons(folder);
});

const read = (src: string) => sharp(path.join(folder, src));

/** How opaque the upper left corner is, from 0 to 255. */
const cornerOf = async (src: string) =>
  (await read(src).ensureAlpha().raw().toBuffer())[3];

test.each(webManifestIcons)(
  "$src is a PNG of $sizes",
  async ({ src, sizes }) => {
    const { format, width, height } = await read(src).metadata();
    expect(format).toBe("png");
    expect(`${width}x${height}`).toBe(sizes);
  },
);

test("favicon.ico holds a PNG of the size in its header", async () => {
  const ico = await fs.readFile(path.join(folder, "favicon.ico"));
  const [reserved, type, count] = [0, 2, 4].map((at) => ico.readUInt16LE(at));
  expect([reserved, type, count]).toEqual([0, 1, 1]);
  const [bytes, begin] = [14, 18].map((at) => ico.readUInt32LE(at));
  expect(begin! + bytes!).toBe(ico.length);
  const { format, width, height } = await sharp(ico.subarray(begin)).metadata();
  expect([format, width, height]).toEqual(["png", ico[6], ico[7]]);
});

test("icons that devices crop have no transparent corners", async () => {
  const maskable = webManifestIcons.filter(
    ({ purpose }) => purpose === "maskable",
  );
  expect(maskable).toHaveLength(1);
  expect(await cornerOf(maskable[0]!.src)).toBe(255);
  expect(await cornerOf("/apple-touch-icon.png")).toBe(255);
  expect(await cornerOf("/icons/icon-192.png")).toBe(0);
});
