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

/** Returns the declarations of each class in styles, such as `fill:#cfe0d2`. */
const readClasses = (css: string) =>
  Object.fromEntries(
    Array.from(
      css.matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g),
      ([, name = "", declarations]) => [name, declarations] as const,
    ),
  );

const readAttributes = (svg: string, name: string) =>
  Array.from(svg.matchAll(new RegExp(` ${name}="([^"]+)"`, "g")), (match) =>
    String(match[1]),
  );

test.each(files)("each class of %s has two colors", (file) => {
  const svg = readDrawing(file);
  const [, style = ""] = /<style>(.*)<\/style>/s.exec(svg) ?? [];
  const [light = {}, dark = {}] = style
    .split(/@media ?\(prefers-color-scheme: ?dark\)/)
    .map(readClasses);
  const used = new Set(readAttributes(svg, "class"));
  expect([...used]).not.toEqual([]);
  // A shape of a class without a color is black.
  expect(new Set(Object.keys(light))).toEqual(used);
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  const unchanged = Object.keys(light).filter(
    (name) => light[name] === dark[name],
  );
  expect(unchanged).toEqual([]);
});

test.each(files)("each part that %s uses is in it", (file) => {
  const svg = readDrawing(file);
  const ids = readAttributes(svg, "id").map((id) => `#${id}`);
  expect(ids).toEqual(
    expect.arrayContaining([...new Set(readAttributes(svg, "href"))]),
  );
});
