import path from "node:path";
import sharp from "sharp";
import { findTone } from "../../../src/gatsby/pictures/findTone";
import { createTemporaryFolder } from "../../support/createTemporaryFolder";

let folder = "";

beforeAll(async () => {
  folder = await createTemporaryFolder({});
});

/** Tone of a picture of stripes. */
async function toneOf(...stripes: string[]) {
  const file = path.join(folder, `${stripes.join("").replaceAll("#", "")}.png`);
  const rects = stripes
    .map(
      (fill, index) =>
        `<rect width="100%" height="48" y="${48 * index}" fill="${fill}"/>`,
    )
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="${48 * stripes.length}">${rects}</svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
  const tone = await findTone(file);
  const [red = 0, green = 0, blue = 0] = tone
    ? Buffer.from(tone.slice(1), "hex")
    : [];
  return { tone, red, green, blue };
}

/** Contrast ratio, as WCAG defines it, of a color with the links on dark bands. */
function contrastWithLinks(color: {
  red: number;
  green: number;
  blue: number;
}) {
  const luminanceOf = ({ red, green, blue }: typeof color) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) =>
      channel <= 10
        ? channel / 3294.6
        : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const links = { red: 0xa9, green: 0xd8, blue: 0xdc };
  return (luminanceOf(links) + 0.05) / (luminanceOf(color) + 0.05);
}

test("a tone has the hue of the picture's colors, whatever is gray", async () => {
  const { red, green, blue } = await toneOf("#ccc", "#888", "#2e8b57");
  expect(green).toBeGreaterThan(blue);
  expect(blue).toBeGreaterThan(red);
});

test.each([
  ["white with a little cyan", ["#ffffff", "#f0ffff"]],
  ["violet", ["#8800ff"]],
  ["black with a little blue", ["#000", "#000008"]],
])("links can be read on the tone of a picture: %s", async (_what, stripes) => {
  expect(contrastWithLinks(await toneOf(...stripes))).toBeGreaterThan(4.5);
});

test("the tone of a darker picture is darker", async () => {
  const night = await toneOf("#102a3a");
  const day = await toneOf("#8fc8e8");
  expect(night.blue).toBeLessThan(day.blue);
});

test.each([
  ["no", ["#777", "#eee"]],
  ["brown", ["#8b5a2b"]],
  ["yellow", ["#ffdd00"]],
  ["more olive than blue", ["#6b8e23", "#6b8e23", "#2a5a76"]],
])("a picture with %s colors has no tone", async (_what, stripes) => {
  expect((await toneOf(...stripes)).tone).toBeNull();
});
