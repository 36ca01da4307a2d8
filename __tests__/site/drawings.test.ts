/** @jest-environment jsdom */
import fs from "node:fs";
import path from "node:path";
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

test.each(files)(
  "%s is an SVG of the size of drawings, without words",
  (file) => {
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
    // Words would have the system's font, and no translation.
    expect(parsed.querySelectorAll("text")).toHaveLength(0);
  },
);

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

const readFiles = (folder: string, extension: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(folder, file))
    .map((file) => [file, fs.readFileSync(file, "utf8")] as const);

/** Finds colors that aren't hexadecimal, such as misspelled names, which browsers ignore. */
function findMisspelledColors(source: string): string[] {
  const colors = source.match(/(?<=\b(?:fill|stroke)(?:="|:))[^";}]*/g) ?? [];
  const pattern = /^(?:#[\da-f]{3}|#[\da-f]{6}|none|currentColor)$/;
  return colors.filter((color) => !pattern.test(color));
}

/** Attributes that drawings have. A style attribute would keep its color in the dark. */
const attributes: readonly string[] = [
  ...["xmlns", "xmlns:xlink", "viewBox"],
  ...["id", "class", "href", "clip-path", "transform", "opacity"],
  ...["d", "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height"],
  ...["points", "x1", "y1", "x2", "y2"],
  ...["fill", "fill-rule", "stroke", "stroke-width", "stroke-dasharray"],
  ...["stroke-linecap", "stroke-linejoin"],
];

/** Finds other parts that browsers ignore, and a fixed size. */
function findUselessParts(svg: string): string[] {
  const [root = ""] = svg.match(/<svg[^>]*>/) ?? [];
  const ids = readAttributes(svg, "id").map((id) => `#${id}`);
  // Of elements and, as `fill`, of classes.
  const names = svg.match(/(?<=\s)[\w:-]+(?==")|(?<=[{;])[\w-]+(?=:)/g) ?? [];
  const refs = svg.match(/(?<=href="|url\()[^")]*/g) ?? [];
  return [
    ...(/\s(?:width|height)=/.test(root) ? [root] : []),
    ...names.filter((name) => !attributes.includes(name)),
    ...refs.filter((ref) => !ids.includes(ref)),
  ];
}

test.each([...readFiles("static", ".svg"), ...readFiles("docs/art", ".svg")])(
  "%s has known attributes, hexadecimal colors, and each part that it uses",
  (_file, svg) => {
    expect([...findUselessParts(svg), ...findMisspelledColors(svg)]).toEqual(
      [],
    );
  },
);

test("components have hexadecimal colors", () => {
  const wrong = readFiles("src", ".tsx").flatMap(([file, source]) =>
    findMisspelledColors(source).map((color) => `${file}: ${color}`),
  );
  expect(wrong).toEqual([]);
});
