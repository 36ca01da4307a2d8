import { parseContentFile } from "../../../src/content/check/parseContentFile";
import { adviceText } from "../../../src/content/model/contentErrors";
import { readContentText } from "../../../src/content/read/readContentText";
import { contentText } from "../../../src/content/write/contentText";
import { changedFile } from "../../support/contentFiles";

const city = "cities/everett.md";

test("texts are trimmed", () => {
  const file = changedFile(city, { heading: "  Call {company} at {phone} \n" });
  const { entry } = parseContentFile(file);
  expect(entry?.data.heading).toBe("Call {company} at {phone}");
});

test.each([
  ["towns/everett.md", /^Move it to .* cities,/],
  ["cities/gig harbor.md", /^Rename it to gig-harbor/],
  [
    "pages/servces.md",
    /^This folder can only have .*Did you mean "pages\/services"\?$/,
  ],
])("%s has one error: %s", (path, says) => {
  const { errors = [] } = parseContentFile(changedFile(city, {}, { path }));
  expect(errors.map((error) => adviceText(error))).toEqual([
    expect.stringMatching(says),
  ]);
});

test("a text is checked once, and again when it changes", () => {
  const entryOf = (text: string) =>
    parseContentFile(readContentText(city, text).file!).entry;
  const text = contentText(changedFile(city));
  const entry = entryOf(text);
  expect(entry?.data.name).toBe("Everett");
  expect(entryOf(text)).toBe(entry);
  expect(entryOf(text.replace("name: Everett", "name: Port"))?.data.name).toBe(
    "Port",
  );
});
