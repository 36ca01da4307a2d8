import fs from "node:fs";
import { themeColors } from "../../src/site/themeColors";

const css = fs.readFileSync("src/styles/tokens.css", "utf8");
// The base rules; later ones are for print and small screens.
const root = css.slice(css.indexOf(":root {"), css.indexOf("@media"));
const tokens = new Map(
  Array.from(root.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name, value]) => [
    name!,
    value!.trim(),
  ]),
);

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** A token's color in a scheme, as `#rrggbb`. */
function colorOf(name: string, scheme: Scheme): string {
  let value = tokens.get(name);
  if (!value) throw new Error(`There is no token --${name}`);
  const both = /^var\(--light, (.+)\) var\(--dark, (.+)\)$/.exec(value);
  if (both) value = both[schemes.indexOf(scheme) + 1]!;
  const other = /^var\(--([\w-]+)\)$/.exec(value);
  if (other) return colorOf(other[1]!, scheme);
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value) ?? [];
  if (!digits) throw new Error(`--${name} is not a color: ${value}`);
  return digits.length === 6 ? digits : digits.replaceAll(/./g, "$&$&");
}

/** Relative luminance as WCAG defines it. */
function luminance(digits: string): number {
  const [r, g, b] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [darker, lighter] = [one, other]
    .map((name) => luminance(colorOf(name, scheme)))
    .sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** Backgrounds that follow the page's color scheme. */
const papers = ["page", "surface", "tint"];
/** Backgrounds that are dark in both schemes. */
const bands = ["deep", "sound", "dusk", "footer"];

const inks = ["text", "text-quiet", "heading", "link"];

const pairs = (fronts: string[], backs: string[], all: readonly Scheme[]) =>
  all.flatMap((scheme) =>
    fronts.flatMap((front) =>
      backs.map((back) => [front, back, scheme] as const),
    ),
  );

test("contrast is computed as WCAG defines it", () => {
  tokens
    .set("black", "#000")
    .set("white", "var(--light, #fff) var(--dark, #000)");
  expect(contrast("black", "white", "light")).toBe(21);
  expect(contrast("black", "white", "dark")).toBe(1);
});

test.each([
  ...pairs([...inks, "error"], papers, schemes),
  ...pairs(inks, bands, ["dark"]),
  ...pairs(["on-action"], ["action"], schemes),
  ...pairs(["snow"], ["sound"], schemes),
])("--%s is readable on --%s in the %s scheme", (front, back, scheme) => {
  expect(contrast(front, back, scheme)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ...pairs(["control-line", "focus"], papers, schemes),
  ...pairs(["focus", "link"], bands, ["dark"]),
  ...pairs(["action"], papers, ["light"]),
  ...pairs(["action"], ["deep"], ["dark"]),
])("--%s is visible on --%s in the %s scheme", (front, back, scheme) => {
  expect(contrast(front, back, scheme)).toBeGreaterThanOrEqual(3);
});

test.each(schemes)("the browser takes the color of the page: %s", (scheme) => {
  expect(themeColors[scheme]).toBe(`#${colorOf("page", scheme)}`);
});
