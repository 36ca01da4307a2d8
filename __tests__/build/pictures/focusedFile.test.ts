import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { focusedFile } from "../../../src/build/pictures/focusedFile";
import { findDisk, photograph } from "../../support/photographs";
import { temporaryFolder } from "../../support/temporaryFolder";

type Photograph = Parameters<typeof photograph>[0];

/** The proportions of cards and pages, of heroes on phones, and of heroes. */
const shapes = [
  { width: 240, height: 180 },
  { width: 240, height: 160 },
  { width: 240, height: 135 },
];

async function master(photo: Photograph, contentDigest = "digest") {
  const folder = await temporaryFolder({
    "photo.jpg": await photograph(photo),
  });
  const file = {
    absolutePath: path.join(folder, "photo.jpg"),
    name: "photo",
    extension: "jpg",
    internal: { contentDigest },
  };
  return { file, folder: path.join(folder, "crops") };
}

/** Matches a point less than two percent away. */
const near = ({ x, y }: { x: number; y: number }) => ({
  x: expect.closeTo(x, -0.5) as number,
  y: expect.closeTo(y, -0.5) as number,
});

describe.each<[name: string, photo: Photograph]>([
  ["a landscape", { width: 600, height: 400 }],
  ["a portrait", { width: 400, height: 600 }],
  ["a panorama", { width: 900, height: 300 }],
])("%s", (_name, size) => {
  const points = [
    { x: 12, y: 10 },
    { x: 85, y: 25 },
    { x: 50, y: 90 },
  ];
  test.each(points)("keeps the focal point %j in every shape", async (disk) => {
    const { file, folder } = await master({ ...size, disk });
    for (const shape of shapes) {
      const crop = await focusedFile(file, { ...shape, focus: disk }, folder);
      const { width, height } = await sharp(crop.absolutePath).metadata();
      expect({ width, height }).toEqual(shape);
      expect(await findDisk(crop.absolutePath)).toMatchObject(near(disk));
    }
  });
});

test("a photograph with an EXIF orientation is cropped upright", async () => {
  // With this orientation, the sensor's lower left is the picture's upper left.
  const { file, folder } = await master({
    width: 600,
    height: 400,
    disk: { x: 10, y: 90 },
    orientation: 6,
  });
  const crop = await focusedFile(
    file,
    { width: 240, height: 180, focus: { x: 10, y: 10 } },
    folder,
  );
  expect(await findDisk(crop.absolutePath)).toMatchObject(
    near({ x: 10, y: 10 }),
  );
});

test("a crop has no EXIF data", async () => {
  const { file, folder } = await master({ width: 600, height: 400 });
  expect((await sharp(file.absolutePath).metadata()).exif).toBeDefined();
  const crop = await focusedFile(
    file,
    { width: 240, height: 180, focus: { x: 0, y: 0 } },
    folder,
  );
  expect((await sharp(crop.absolutePath).metadata()).exif).toBeUndefined();
});

test("a picture that is too small is not enlarged", async () => {
  const { file, folder } = await master({ width: 160, height: 160 });
  const crop = await focusedFile(
    file,
    { width: 240, height: 180, focus: { x: 50, y: 50 } },
    folder,
  );
  const { width, height } = await sharp(crop.absolutePath).metadata();
  expect({ width, height }).toEqual({ width: 160, height: 120 });
});

describe("the file of a crop", () => {
  const shape = { width: 240, height: 180 };

  test("keeps the master's name and has its own digest", async () => {
    const { file, folder } = await master({ width: 600, height: 400 });
    const crop = await focusedFile(
      file,
      { ...shape, focus: { x: 1, y: 2 } },
      folder,
    );
    expect(crop).toMatchObject({ name: "photo", extension: "png" });
    expect(crop.internal.contentDigest).not.toBe(file.internal.contentDigest);
  });

  test("is written once", async () => {
    const { file, folder } = await master({ width: 600, height: 400 });
    const crop = { ...shape, focus: { x: 1, y: 2 } };
    const { absolutePath } = await focusedFile(file, crop, folder);
    await fs.writeFile(absolutePath, "as it was");
    await focusedFile(file, crop, folder);
    expect(await fs.readFile(absolutePath, "utf8")).toBe("as it was");
  });

  test("is written once when several pages ask for it at the same time", async () => {
    const { file, folder } = await master({ width: 600, height: 400 });
    const crop = { ...shape, focus: { x: 1, y: 2 } };
    const made = await Promise.all(
      [1, 2, 3].map(() => focusedFile(file, crop, folder)),
    );
    const names = made.map(({ absolutePath }) => path.basename(absolutePath));
    expect(await fs.readdir(folder)).toEqual([names[0]]);
    expect(new Set(names).size).toBe(1);
  });

  test("differs for another point, size or master", async () => {
    const { file, folder } = await master({ width: 600, height: 400 });
    const other = { ...file, internal: { contentDigest: "another" } };
    const focus = { x: 1, y: 2 };
    const made = await Promise.all([
      focusedFile(file, { ...shape, focus }, folder),
      focusedFile(file, { ...shape, focus: { x: 2, y: 2 } }, folder),
      focusedFile(file, { ...shape, width: 200, focus }, folder),
      focusedFile(other, { ...shape, focus }, folder),
    ]);
    const digests = made.map(({ internal }) => internal.contentDigest);
    expect(new Set(digests).size).toBe(made.length);
    expect((await fs.readdir(folder)).length).toBe(made.length);
  });
});
