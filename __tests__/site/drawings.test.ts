import fs from "node:fs";
import { figureNames } from "../../src/site/drawings";

/** Largest drawing, in bytes: a text's drawing is lighter than a photo. */
const maxBytes = 3000;

const files = fs.readdirSync("static/figures");

test("editors can choose each drawing for the middle of a text, and each has a small file", () => {
  expect([...figureNames].map((name) => `${name}.svg`).sort()).toEqual(
    [...files].sort(),
  );
  const sizes = files.map((file) => fs.statSync(`static/figures/${file}`).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes);
});

test.each(files)(
  "%s has the size and both color schemes of a drawing",
  (file) => {
    const svg = fs.readFileSync(`static/figures/${file}`, "utf8");
    expect(svg).toContain('viewBox="0 0 800 320"');
    expect(svg).toContain("prefers-color-scheme:dark");
  },
);
