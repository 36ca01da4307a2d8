import fs from "node:fs";
import path from "node:path";
import { validateLogo } from "../../../src/content/read/validateLogo";
import { logoFile } from "../../../src/site/pageMetadata";
import { fixtureContent } from "../../fixture/content";

const logo = fs.readFileSync(path.join(fixtureContent, logoFile), "utf8");

test.each([logo, `<?xml version="1.0"?>\n<!-- Made by hand -->\n${logo}`])(
  "%.60s is valid",
  (text) => {
    expect(validateLogo(text)).toBeUndefined();
  },
);

test.each([
  [`${logo}${" ".repeat(20_000)}`, "The limit is 20 kB"],
  [logo.replace(/ xmlns="[^"]*"/, ""), "Save the logo as a plain SVG file"],
  [logo.replace("64 64", "120 40"), "Make the drawing square"],
  ["GIF89a", "Save the logo as a plain SVG file"],
])("%.60s is refused: %s", (text, message) => {
  expect(validateLogo(text)).toContain(message);
});
