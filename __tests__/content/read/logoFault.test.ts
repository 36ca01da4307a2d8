import fs from "node:fs";
import path from "node:path";
import { logoFault } from "../../../src/content/read/logoFault";
import { logoFile } from "../../../src/site/seo";
import { fixtureContent } from "../../fixture/content";
import { logo } from "../../support/contentProject";

/** The smallest valid logo with more in it. */
const withPart = (part: string) => logo.replace("</svg>", `${part}</svg>`);

test.each([
  [
    "the fixture's",
    fs.readFileSync(path.join(fixtureContent, logoFile), "utf8"),
  ],
  ["the smallest", logo],
  ["an exported", `<?xml version="1.0"?>\n<!-- Made by hand -->\n${logo}`],
  [
    "one with a gradient",
    withPart(
      '<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><rect fill="url(#a)"/><use href="#a"/>',
    ),
  ],
])("%s logo is valid", (_what, text) => {
  expect(logoFault(text)).toBeUndefined();
});

test.each([
  ["a script", withPart("<script>alert(1)</script>"), "without <script>"],
  [
    "HTML",
    withPart("<foreignObject></foreignObject>"),
    "without <foreignObject>",
  ],
  [
    "another picture",
    withPart('<image href="https://evil.test/a.png"/>'),
    "without <image>",
  ],
  [
    "a handler",
    withPart('<path onload="alert(1)"/>'),
    'without onload="alert(1)"',
  ],
  [
    "a foreign link",
    withPart('<use xlink:href="https://evil.test/a.svg#a"/>'),
    "without xlink:href",
  ],
  [
    "a foreign fill",
    withPart("<path style=\"fill:url('https://evil.test/a')\"/>"),
    "without style",
  ],
  [
    "a style sheet",
    withPart("<style>@import 'https://evil.test'</style>"),
    "without <style>",
  ],
  ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${logo}`, "without DOCTYPE"],
  [
    "too much in it",
    withPart(`<path d="${"M0 0".repeat(6000)}"/>`),
    "it has 25 kB. The limit is 20 kB",
  ],
  [
    "no name space",
    logo.replace(/ xmlns="[^"]*"/, ""),
    "browsers don't show it",
  ],
  ["no size", logo.replace(/ viewBox="[^"]*"/, ""), "Make the drawing square"],
  ["a long side", logo.replace("64 64", "120 40"), "Make the drawing square"],
  ["another format", "GIF89a", "Save the logo as an SVG file"],
])("a logo with %s is refused", (_what, text, says) => {
  expect(logoFault(text)).toContain(says);
});
