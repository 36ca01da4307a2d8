/** @jest-environment jsdom */
import fs from "node:fs";
import { figureNames } from "../../src/site/drawings";

/** Largest drawing, in bytes: a text's drawing is lighter than a photo. */
const maxBytes = 3000;

const files = fs.readdirSync("static/figures");

const readDrawing = (file: string) =>
  fs.readFileSync(`static/figures/${file}`, "utf8");

test("editors can choose each drawing, and each has a small file", () => {
  expect([...figureNames].map((name) => `${name}.svg`).sort()).toEqual(
    [...files].sort(),
  );
  const sizes = files.map((file) => fs.statSync(`static/figures/${file}`).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes);
});

test.each(files)("%s is an SVG of the size of drawings", (file) => {
  const parsed = new DOMParser().parseFromString(
    readDrawing(file),
    "image/svg+xml",
  );
  // Another element if the file can't be parsed.
  expect(parsed.documentElement).toMatchObject({
    namespaceURI: "http://www.w3.org/2000/svg",
    nodeName: "svg",
  });
  expect(parsed.documentElement.getAttribute("viewBox")).toBe("0 0 800 320");
});

test.each(files)("%s has other colors in the dark color scheme", (file) => {
  const svg = readDrawing(file);
  const [, style = ""] = /<style>(.*)<\/style>/s.exec(svg) ?? [];
  const [light = "", dark = ""] = style.split(
    /@media ?\(prefers-color-scheme: ?dark\)/,
  );
  const classesIn = (css: string) => css.match(/\.[a-z]+/g);
  const classes = Array.from(
    svg.matchAll(/class="([^"]+)"/g),
    ([, name]) => name,
  );
  expect(classes).not.toEqual([]);
  // A shape of a class without a color is black.
  expect(new Set(classesIn(light))).toEqual(
    new Set(classes.map((name) => `.${name}`)),
  );
  expect(classesIn(dark)).toEqual(classesIn(light));
  expect(dark).not.toContain(light);
});
