import type { Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import { makePictures } from "../../src/gatsby/onPreBuild";

jest.mock("gatsby-plugin-sharp", () => ({
  generateImageData: jest.fn(() => Promise.resolve({})),
}));
jest.mock("../../src/gatsby/focusedFile", () => ({
  focusedFile: (file: object, crop: { focus: object }) =>
    Promise.resolve({ ...file, focus: crop.focus }),
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

beforeAll(() =>
  makePictures({
    getNodesByType: (type: string) => (nodes[type] ?? []) as Node[],
    cache: { directory: "cache" },
    pathPrefix: "",
    reporter: {},
  } as unknown as Parameters<typeof makePictures>[0]),
);

const made = () =>
  (generateImageData as jest.Mock<unknown, [{ file: object; args: object }]>)
    .mock.calls;

test("a picture that pages share is made once, for each focus", () => {
  expect(made().map(([{ file }]) => file)).toEqual([
    { relativePath: "images/hill.jpg" },
    { relativePath: "images/lake.jpg" },
    { relativePath: "images/lake.jpg", focus: { x: 20, y: 80 } },
  ]);
});

test("it is made in the files that queries ask for", () => {
  for (const [{ args }] of made())
    expect(args).toMatchObject({
      width: 1200,
      height: 900,
      breakpoints: [320, 400, 560, 800, 1200],
      transformOptions: { cropFocus: "center" },
    });
});
