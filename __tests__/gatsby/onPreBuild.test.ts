import type { Node } from "gatsby";
import { queueImageResizing } from "gatsby-plugin-sharp";
import { makePictures, onPreBuild } from "../../src/gatsby/onPreBuild";

jest.mock("gatsby-plugin-sharp", () => ({
  getImageSizeAsync: () => Promise.resolve({ width: 1200, height: 900 }),
  queueImageResizing: jest.fn(() => ({ src: "/made" })),
}));
jest.mock("../../src/gatsby/pictures/focusedFile", () => ({
  focusedFile: (file: Node, { focus }: { focus: object }) =>
    Promise.resolve({
      ...file,
      internal: { contentDigest: JSON.stringify([file.relativePath, focus]) },
    }),
}));

const hill = { src: "images/hill.jpg" };
const lake = { src: "images/lake.jpg" };
const shore = { ...lake, focus: { x: 20, y: 80 } };

const nodes: Record<string, object[]> = {
  File: [hill, lake, { src: "images/unused.jpg" }].map(({ src }) => ({
    relativePath: src,
  })),
  City: [{ image: hill }, { image: lake }],
  Post: [{ image: hill }, { image: shore }],
  Company: [{ shareImage: hill }],
};

const apiWith = (all: typeof nodes, reporter: object = {}) =>
  ({
    getNodesByType: (type: string) => (all[type] ?? []) as Node[],
    cache: { directory: "cache" },
    pathPrefix: "",
    reporter,
  }) as unknown as Parameters<typeof onPreBuild>[0];

beforeAll(() => makePictures(apiWith(nodes)));

const queued = () =>
  jest.mocked(queueImageResizing).mock.calls.map(([options]) => options);

test("a picture that pages share is encoded once for each focal point", () => {
  const sources = queued().map(({ file }) => file.internal.contentDigest);
  expect(
    Array.from(new Set(sources), (text) => JSON.parse(text) as unknown),
  ).toEqual([
    ["images/hill.jpg", null],
    ["images/lake.jpg", null],
    ["images/lake.jpg", shore.focus],
  ]);
});

test("each file that queries ask for is queued once", () => {
  const files = queued().map(
    ({ args: { width, height, toFormat } }) => `${width}x${height}.${toFormat}`,
  );
  const sizes = [
    "220x165",
    "320x240",
    "400x300",
    "560x420",
    "800x600",
    "1200x900",
  ];
  expect(files.slice(0, files.length / 3).sort()).toEqual(
    [...sizes.map((size) => `${size}.avif`), "1200x900.webp"].sort(),
  );
});

test("a failure is only a warning, because queries ask for the picture again", async () => {
  const message = await new Promise<string>((warn) => {
    const api = apiWith({ City: [{ image: hill }] }, { warn });
    void onPreBuild(api, { plugins: [] }, () => undefined);
  });
  expect(message).toContain("There is no content/images/hill.jpg");
});
