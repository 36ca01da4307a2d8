import fs from "node:fs/promises";
import path from "node:path";
import type { GraphQLResolveInfo } from "graphql";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { pictureResolvers } from "../../../src/gatsby/pictures/pictureResolvers";
import {
  createPhotograph,
  isDiskVisible,
} from "../../support/createPhotograph";
import { createTemporaryFolder } from "../../support/createTemporaryFolder";

const project = process.cwd();
let folder = "";

beforeAll(async () => {
  folder = await createTemporaryFolder({});
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(project);
});

let masters = 0;

/** Resolved fields of a picture file. */
async function fieldsOf(photo: Buffer, focus?: string) {
  masters += 1;
  const absolutePath = path.join(folder, `photo${masters}.jpg`);
  await fs.writeFile(absolutePath, photo);
  const master = {
    absolutePath,
    relativePath: "images/photo.jpg",
    name: "photo",
    internal: { contentDigest: String(masters) },
  };
  const picture = { src: "images/photo.jpg", ...(focus && { focus }) };
  const context = {
    nodeModel: { findOne: () => Promise.resolve(master as never) },
  };
  const { gatsbyImageData, sharedPath } = pictureResolvers;
  return {
    data: async (args: object) =>
      (await gatsbyImageData.resolve!(
        picture as never,
        { layout: "constrained", ...args } as never,
        context,
        {} as GraphQLResolveInfo,
      )) as IGatsbyImageData,
    shared: () => sharedPath.resolve(picture as never, {}, context),
  };
}

const built = (src = "") => path.join(folder, "public", src);

const filesIn = (srcSet = "") =>
  srcSet.split(/,\s+/).map((candidate) => candidate.split(" ")[0]);

const square = { width: 300, height: 300, breakpoints: [150, 300] };

test.each([
  ["left", { x: 8, y: 50 }],
  ["right", { x: 92, y: 50 }],
  ["attention", { x: 90, y: 50 }],
])("a crop with the focus %s shows that part", async (focus, disk) => {
  const photo = await createPhotograph({
    width: 900,
    height: 300,
    disk,
    texture: 5,
  });
  const croppedPart = async (word?: string) => {
    const { images } = await (await fieldsOf(photo, word)).data(square);
    return isDiskVisible(built(images.fallback?.src));
  };
  expect(await croppedPart(focus)).toBe(true);
  expect(await croppedPart()).toBe(false);
});

test("pictures are AVIF in all widths and one WebP file, upright and without what the camera wrote", async () => {
  const photo = await createPhotograph({
    width: 400,
    height: 600,
    orientation: 6,
  });
  const { images, width, height } = await (await fieldsOf(photo)).data(square);
  expect([width, height]).toEqual([300, 300]);
  const files = [
    ...filesIn(images.sources?.[0]?.srcSet),
    images.fallback?.src,
  ].map(built);
  const found = await Promise.all(files.map((file) => sharp(file).metadata()));
  expect(found.map((file) => [file.format, file.width, file.exif])).toEqual([
    ["heif", 150, undefined],
    ["heif", 300, undefined],
    ["webp", 300, undefined],
  ]);
});

test("shared links show a JPEG of fixed size, white where the picture is transparent", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp({
    create: { width: 1600, height: 1200, channels: 4, background: clear },
  })
    .png()
    .toBuffer();
  const shared = built(await (await fieldsOf(png)).shared());
  const { dominant } = await sharp(shared).stats();
  const { format, width, height } = await sharp(shared).metadata();
  expect({ format, width, height }).toEqual({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
  expect(dominant.r).toBeGreaterThan(240);
});

test("a picture that can't be decoded to its end stops the build", async () => {
  const photo = await createPhotograph({ width: 600, height: 300 });
  const { data } = await fieldsOf(photo.subarray(0, photo.length / 3));
  await expect(data(square)).rejects.toThrow();
});
