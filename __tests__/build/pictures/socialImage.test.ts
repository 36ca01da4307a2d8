import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { socialImage } from "../../../src/build/pictures/socialImage";
import { findDisk, photograph } from "../../support/photographs";
import { temporaryFolder } from "../../support/temporaryFolder";

const digest = (content: Buffer) =>
  createHash("md5").update(content).digest("hex");

async function shared(photo: Buffer, focus?: { x: number; y: number }) {
  return sharedIn(await temporaryFolder({ "bridge.jpg": photo }), focus);
}

async function sharedIn(folder: string, focus?: { x: number; y: number }) {
  const built = path.join(folder, "public");
  const address = await socialImage(
    {
      absolutePath: path.join(folder, "bridge.jpg"),
      name: "bridge",
      extension: "jpg",
      internal: { contentDigest: "digest" },
    },
    focus,
    { cache: path.join(folder, "cache"), built },
    digest,
  );
  return { address, jpeg: await fs.readFile(path.join(built, address)) };
}

/** Flat, so that encoding it is quick: a busy photograph takes several attempts. */
const drawing = (changes: Partial<Parameters<typeof photograph>[0]> = {}) =>
  photograph({ width: 600, height: 450, texture: 0, ...changes });

test("is a JPEG of 1200 × 630 pixels without EXIF data", async () => {
  const photo = await drawing({ width: 1600, height: 1200 });
  const { jpeg } = await shared(photo);
  const { format, width, height, exif } = await sharp(jpeg).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: "jpeg",
    width: 1200,
    height: 630,
    exif: undefined,
  });
});

test("has at most 100 kB, however busy the photograph is", async () => {
  const photo = await drawing({ width: 1200, height: 630, texture: 16 });
  const atFirst = await sharp(photo).jpeg({ quality: 80 }).toBuffer();
  expect(atFirst.length).toBeGreaterThan(150_000);
  const { jpeg } = await shared(photo);
  expect(jpeg.length).toBeLessThanOrEqual(100_000);
});

test.each([
  { x: 50, y: 5 },
  { x: 50, y: 95 },
])("keeps the focal point %j", async (focus) => {
  const photo = await drawing({ height: 600, disk: focus });
  expect(await findDisk((await shared(photo, focus)).jpeg)).not.toBeNull();
});

test("its path contains a content hash, so that it can be cached forever", async () => {
  const { address, jpeg } = await shared(await drawing());
  expect(address).toBe(`/static/${digest(jpeg)}/bridge.jpg`);
});

test("is encoded once and copied into the site by every build", async () => {
  const folder = await temporaryFolder({ "bridge.jpg": await drawing() });
  const first = await sharedIn(folder);
  await fs.rm(path.join(folder, "public"), { recursive: true });
  const encode = jest.spyOn(sharp.prototype as Sharp, "jpeg");
  expect(await sharedIn(folder)).toEqual(first);
  expect(encode).not.toHaveBeenCalled();
});
