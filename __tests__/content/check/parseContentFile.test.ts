import { parseContentFile } from "../../../src/content/check/parseContentFile";
import { adviceText } from "../../../src/content/model/contentErrors";
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

test("a file is checked again when its front matter or its text changes", () => {
  const { entry } = parseContentFile(changedFile(city));
  expect(parseContentFile(changedFile(city)).entry).toBe(entry);
  for (const file of [
    changedFile(city, { heading: "x" }),
    changedFile(city, {}, { body: "# Everett" }),
  ])
    expect(parseContentFile(file).errors).toHaveLength(1);
});
