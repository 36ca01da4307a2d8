import { validateContentFile } from "../../../src/content/check/validateContentFile";
import {
  defaultLabels,
  labelsFile,
} from "../../../src/content/model/contentTypes/labels";
import { formatDiagnosticMessage } from "../../../src/content/model/diagnostics";
import { parseContentSource } from "../../../src/content/read/parseContentSource";
import { serializeContentFile } from "../../../src/content/write/serializeContentFile";
import { editedFixtureFile } from "../../support/fixtureFiles";

const city = "cities/everett.md";

test("texts are trimmed", () => {
  const file = editedFixtureFile(city, {
    heading: "  Call {company} at {phone} \n",
  });
  const { entry } = validateContentFile(file);
  expect(entry?.data.heading).toBe("Call {company} at {phone}");
});

test("a label that a file doesn't have is the default, and an editor's text stays", () => {
  const file = editedFixtureFile(labelsFile, {
    menu: undefined,
    close: "Done",
  });
  const { entry } = validateContentFile(file);
  expect(entry?.data).toMatchObject({
    menu: defaultLabels.menu,
    close: "Done",
  });
});

test.each([
  ["towns/everett.md", /^Move it to .* cities,/],
  ["cities/gig harbor.md", /^Rename it to content\/cities\/gig-harbor/],
  ["cities/東京.md", /^Give it another name: /],
  [
    "pages/servces.md",
    /^This folder can only have .*Did you mean "pages\/services"\?$/,
  ],
])("%s has one error: %s", (path, message) => {
  const { errors = [] } = validateContentFile(
    editedFixtureFile(city, {}, { path }),
  );
  expect(errors.map((error) => formatDiagnosticMessage(error))).toEqual([
    expect.stringMatching(message),
  ]);
});

test("a text is checked once, and again when it changes", () => {
  const entryOf = (text: string) =>
    validateContentFile(parseContentSource(city, text).file!).entry;
  const text = serializeContentFile(editedFixtureFile(city));
  const entry = entryOf(text);
  expect(entry?.data.name).toBe("Everett");
  expect(entryOf(text)).toBe(entry);
  expect(entryOf(text.replace("name: Everett", "name: Port"))?.data.name).toBe(
    "Port",
  );
});
