import type { Node } from "gatsby";
import { batchQueueImageResizing } from "gatsby-plugin-sharp";
import { makePictures, onPreBuild } from "../../src/gatsby/onPreBuild";
import { fileName, usualSizes } from "../support/pictureFiles";

jest.mock("gatsby-plugin-sharp", () => ({
  getImageSizeAsync: () => Promise.resolve({ width: 1200, height: 900 }),
  batchQueueImageResizing: jest.fn(({ transforms }: { transforms: object[] }) =>
    transforms.map(() => ({ src: "/made" })),
  ),
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
  jest.mocked(batchQueueImageResizing).mock.calls.map(([options]) => options);

test.each([
  ["images/hill.jpg", undefined],
  ["images/lake.jpg", undefined],
  ["images/lake.jpg", shore.focus],
])("all files of %s with the focus %j are queued once", (src, focus) => {
  const digest = JSON.stringify([src, focus]);
  const files = queued()
    .filter(({ file }) => file.internal.contentDigest === digest)
    .flatMap(({ transforms }) => transforms)
    .map(fileName);
  expect(files).toEqual([
    ...usualSizes.map((size) => `${size}.avif`),
    "1120x840.webp",
  ]);
});

test("no other picture is encoded", () => {
  expect(
    new Set(queued().map(({ file }) => file.internal.contentDigest)).size,
  ).toBe(3);
});

test("a failure is only a warning, because queries ask for the picture again", async () => {
  const message = await new Promise<string>((warn) => {
    const api = apiWith({ City: [{ image: hill }] }, { warn });
    void onPreBuild(api, { plugins: [] }, () => undefined);
  });
  expect(message).toContain("There is no content/images/hill.jpg");
});
