import fs from "node:fs";
import path from "node:path";
import { logoFault } from "../../../src/content/read/logoFault";
import { logoFile } from "../../../src/site/seo";
import { fixtureContent } from "../../fixture/content";

const logo = fs.readFileSync(path.join(fixtureContent, logoFile), "utf8");

/** The logo with more in it. */
const withPart = (part: string) => logo.replace("</svg>", `${part}</svg>`);

test.each([
  logo,
  `<?xml version="1.0"?>\n<!-- Made by hand -->\n${logo}`,
  withPart(
    '<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><rect fill="url(#a)"/><use href="#a"/>',
  ),
])("%s is valid", (text) => {
  expect(logoFault(text)).toBeUndefined();
});

test.each([
  [withPart("<script>alert(1)</script>"), "without <script>"],
  [withPart("<foreignObject></foreignObject>"), "without <foreignObject>"],
  [withPart('<path onload="alert(1)"/>'), 'without onload="alert(1)"'],
  [withPart('<use xlink:href="https://a.test/a.svg"/>'), "without xlink:href"],
  [withPart("<path style=\"fill:url('https://a.test')\"/>"), "without style"],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${logo}`, "without DOCTYPE"],
  [withPart(`<path d="${"M0 0".repeat(6000)}"/>`), "The limit is 20 kB"],
  [logo.replace(/ xmlns="[^"]*"/, ""), "browsers don't show it"],
  [logo.replace("64 64", "120 40"), "Make the drawing square"],
  ["GIF89a", "Save the logo as an SVG file"],
])("%.60s is refused: %s", (text, says) => {
  expect(logoFault(text)).toContain(says);
});
