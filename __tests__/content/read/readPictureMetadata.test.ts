import path from "node:path";
import sharp from "sharp";
import { readPictureMetadata } from "../../../src/content/read/readPictureMetadata";
import { createTemporaryFolder } from "../../support/createTemporaryFolder";
import { createPhotograph } from "../../support/createPhotograph";

const size = { width: 240, height: 180 };

const read = async (bytes: Buffer) =>
  readPictureMetadata(
    path.join(await createTemporaryFolder({ "photo.jpg": bytes }), "photo.jpg"),
  );

test("a photograph of an iPhone is known under another name", async () => {
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  expect(await read(heic)).toMatchObject({ width: 0, heic: true });
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a third of a %s file is damaged, the whole is not",
  async (format) => {
    const complete = await sharp(await createPhotograph(size))
      .toFormat(format, { effort: 1 })
      .toBuffer();
    expect(await read(complete)).toEqual({ ...size, bytes: complete.length });
    const third = complete.subarray(0, complete.length / 3);
    const { width, damaged } = await read(third);
    // A third that lacks the size can't be read at all.
    expect(damaged === true || width === 0).toBe(true);
  },
);
