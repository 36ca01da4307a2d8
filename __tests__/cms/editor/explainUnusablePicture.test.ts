import sharp from "sharp";
import type { SharpOptions } from "sharp";
import { explainUnusablePicture } from "../../../src/cms/editor/explainUnusablePicture";

const pixels = (height: number, color: string) =>
  sharp({ create: { width: 8, height, channels: 3, background: color } });

/** A picture of two frames, as an animation or a still. */
async function createFrames(format: "gif" | "webp" | "png"): Promise<Buffer> {
  const raw = await pixels(8, "red")
    .extend({ bottom: 8, background: "blue" })
    .raw()
    .toBuffer();
  const frames = sharp(raw, {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  } as SharpOptions);
  return frames.toFormat(format).toBuffer();
}

const explain = (contents: Buffer | string) =>
  explainUnusablePicture(
    new Blob([
      typeof contents === "string" ? contents : new Uint8Array(contents),
    ]),
  );

test.each<[string, () => Promise<Buffer> | string, RegExp]>([
  ["an empty file", () => "", /is empty/],
  ["a PDF", () => "%PDF-1.7\n", /is a PDF/],
  [
    "an SVG",
    () =>
      '\ufeff<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    /JPEG, PNG, WebP or AVIF/,
  ],
  ["an animated GIF", () => createFrames("gif"), /It moves/],
  ["an animated WebP", () => createFrames("webp"), /It moves/],
  [
    "an animated PNG",
    async () => {
      const still = await createFrames("png");
      const chunk = Buffer.from("\0\0\0\u0008acTL\0\0\0\u0002\0\0\0\0....");
      return Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)]);
    },
    /It moves/,
  ],
])("%s is explained", async (_what, create, message) => {
  await expect(explain(await create())).resolves.toMatch(message);
});

test.each(["gif", "jpeg", "png", "webp", "avif"] as const)(
  "a still %s may be used",
  async (format) => {
    const still = await pixels(8, "green").toFormat(format).toBuffer();
    await expect(explain(still)).resolves.toBeUndefined();
  },
);
