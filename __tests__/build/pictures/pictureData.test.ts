import path from "node:path";
import type { GraphQLResolveInfo } from "graphql";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { batchQueueImageResizing } from "gatsby-plugin-sharp";
import { gatsbyImageData } from "../../../src/build/pictures/pictureData";
import { fileName, usualSizes } from "../../support/pictureFiles";
import { photograph } from "../../support/photographs";
import { temporaryFolder } from "../../support/temporaryFolder";

interface Queued {
  file: { internal: { contentDigest: string } };
  transforms: { width: number; height: number; toFormat: string }[];
}

jest.mock("gatsby-plugin-sharp", () => ({
  getImageSizeAsync: ({ absolutePath }: { absolutePath: string }) =>
    sharp(absolutePath).metadata(),
  batchQueueImageResizing: jest.fn(({ file, transforms }: Queued) =>
    transforms.map((one) => ({
      src: `/${file.internal.contentDigest}/${fileName(one)}`,
    })),
  ),
}));

const queue = jest.mocked(batchQueueImageResizing);

/** Resolves `gatsbyImageData` of a photograph of this size. */
async function answering(width: number, height: number, contentDigest: string) {
  const folder = await temporaryFolder({
    "photo.jpg": await photograph({ width, height }),
  });
  const master = {
    absolutePath: path.join(folder, "photo.jpg"),
    name: "photo",
    extension: "jpg",
    internal: { contentDigest },
  };
  const field = gatsbyImageData({
    cache: { directory: folder },
    pathPrefix: "",
    reporter: {},
  } as unknown as Parameters<typeof gatsbyImageData>[0]);
  const defaults = Object.fromEntries(
    Object.entries(field.args ?? {}).map(([name, arg]) => [
      name,
      (arg as { defaultValue?: unknown }).defaultValue,
    ]),
  );
  return async (asked: object = {}, focus?: { x: number; y: number }) =>
    (await field.resolve!(
      { src: "images/photo.jpg", ...(focus && { focus }) },
      { ...defaults, ...asked } as never,
      { nodeModel: { findOne: () => Promise.resolve(master as never) } },
      {} as GraphQLResolveInfo,
    )) as IGatsbyImageData;
}

/** File names in a srcset, such as `800x600.avif`, in order. */
const filesIn = (srcSet = "") =>
  srcSet.split(/,\s+/).map((candidate) => {
    const [file = "", width] = candidate.split(" ");
    const name = path.basename(file);
    expect(width).toBe(`${name.split("x")[0]!}w`);
    return name;
  });

const sourcesOf = ({ images }: IGatsbyImageData) =>
  (images.sources ?? []).map(({ media, type, srcSet }) => ({
    media,
    type,
    files: filesIn(srcSet),
  }));

const named = (format: string, ...sizes: string[]) =>
  sizes.map((size) => `${size}.${format}`);

test("a picture has AVIF sources and a WebP fallback", async () => {
  const ask = await answering(1600, 1200, "both");
  const data = await ask({ sizes: "50vw" });
  expect(data).toMatchObject({ width: 1120, height: 840 });
  expect(sourcesOf(data)).toEqual([
    {
      media: undefined,
      type: "image/avif",
      files: named("avif", ...usualSizes),
    },
  ]);
  const { fallback } = data.images;
  expect(filesIn(fallback?.srcSet)).toEqual(["1120x840.webp"]);
  expect(path.basename(fallback!.src)).toBe("1120x840.webp");
  expect(fallback?.sizes).toBe("50vw");
});

test("narrow screens get their own crop, no larger than requested", async () => {
  const ask = await answering(2000, 1300, "hero");
  const data = await ask({
    width: 1920,
    height: 1080,
    breakpoints: [960, 1920],
    narrow: { width: 750, height: 500, breakpoints: [400, 750] },
  });
  expect(data).toMatchObject({ width: 1920, height: 1080 });
  const narrow = "(max-width: 767.98px)";
  expect(sourcesOf(data)).toEqual([
    {
      media: narrow,
      type: "image/avif",
      files: named("avif", "400x267", "750x500"),
    },
    {
      media: narrow,
      type: undefined,
      files: ["750x500.webp"],
    },
    {
      media: "(min-width: 768px)",
      type: "image/avif",
      files: named("avif", "960x540", "1920x1080"),
    },
  ]);
});

test.each([[undefined], [{ x: 20, y: 80 }]])(
  "crops of the usual shape share files with the focus %j",
  async (focus) => {
    const ask = await answering(1600, 1200, "common");
    const all = (await ask({}, focus)).images.sources![0]!.srcSet;
    const card = await ask(
      { width: 800, height: 600, breakpoints: [320, 800] },
      focus,
    );
    expect(card).toMatchObject({ width: 800, height: 600 });
    for (const candidate of card.images.sources![0]!.srcSet.split(/,\s+/))
      expect(all).toContain(candidate);
  },
);

test("a small master is not enlarged, but the layout size stays", async () => {
  const ask = await answering(1000, 1000, "small");
  const data = await ask();
  expect(data).toMatchObject({ width: 1120, height: 840 });
  expect(filesIn(data.images.fallback?.srcSet)).toEqual(["1000x750.webp"]);
  expect(filesIn(data.images.sources![0]!.srcSet)).toEqual(
    named(
      "avif",
      "220x165",
      "320x240",
      "400x300",
      "560x420",
      "800x600",
      "1000x750",
    ),
  );
});

test("files are queued together, and once however many pages show them", async () => {
  const ask = await answering(1600, 1200, "once");
  queue.mockClear();
  await ask({ breakpoints: [400] });
  await ask({ sizes: "50vw" });
  await ask({ width: 800, height: 600, breakpoints: [320, 800] });
  const batches = queue.mock.calls.map(([{ transforms }]) =>
    transforms.map(fileName),
  );
  expect(batches).toEqual([
    named("avif", ...usualSizes),
    ["1120x840.webp"],
    ["800x600.webp"],
  ]);
});
