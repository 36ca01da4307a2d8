import fs from "node:fs";
import { figureNames } from "../../src/site/drawings";

/** Largest drawing, in bytes: a text's drawing is lighter than a photo. */
const maxBytes = 3000;

test("editors can choose each drawing for the middle of a text, and each has a small file", () => {
  const files = fs.readdirSync("static/figures");
  expect([...figureNames].map((name) => `${name}.svg`).sort()).toEqual(
    [...files].sort(),
  );
  const sizes = files.map((file) => fs.statSync(`static/figures/${file}`).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes);
});
