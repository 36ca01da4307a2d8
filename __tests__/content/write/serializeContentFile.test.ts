import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import {
  serializeContentFile,
  parseContentSourceOrThrow,
  normalizeContentFile,
  normalizeMarkdown,
} from "../../../src/content/write/serializeContentFile";
import { fixtureContent } from "../../fixture/content";
import { fixtureFiles } from "../../support/fixtureFiles";

test("saving a file in the one form changes nothing", () => {
  for (const file of fixtureFiles) {
    const text = fs.readFileSync(path.join(fixtureContent, file.path), "utf8");
    expect(serializeContentFile(file)).toBe(text);
    expect(
      serializeContentFile(parseContentSourceOrThrow(file.path, text)),
    ).toBe(text);
  }
});

test("fields are brought into order, and texts into one form", () => {
  const written = `\uFEFF---\r
order: 1\r
name: Local Moving\r
included: []\r
questions: []\r
---\r
\r
* One\r
* _Two_\r
\r
* * *\r
`;
  expect(
    serializeContentFile(
      parseContentSourceOrThrow("services/local-moving.md", written),
    ),
  ).toBe(
    "---\nname: Local Moving\norder: 1\nincluded: []\nquestions: []\n---\n- One\n- *Two*\n\n***\n",
  );
});

test("a file that can't be read is refused with what is wrong in it", () => {
  expect(() =>
    parseContentSourceOrThrow(
      "services/local-moving.md",
      "---\nname: Moving: local\n---\n",
    ),
  ).toThrow(/content\/services\/local-moving\.md, line 2: /);
});

test.each([
  ["3 * 4", "3 \\* 4"],
  ["- [ ] One\n- [x] Two", "- [ ] One\n- [x] Two"],
  ["| a |\n| -: |\n| 1 \\| 2 |", "|      a |\n| -----: |\n| 1 \\| 2 |"],
  ["Ferries[^1] sail.\n\n[^1]: Most.", "Ferries[^1] sail.\n\n[^1]: Most."],
  ["Call {phone} or {email}.", "Call {phone} or {email}."],
  ["One\\\ntwo  \nthree", "One\\\ntwo\\\nthree"],
  ["3. Three\n4. Four", "3. Three\n4. Four"],
  ["2019. Truck\n\n2024. Firm", "2019\\. Truck\n\n2024\\. Firm"],
  ["2019\\. Truck\n\n1\\) One", "2019\\. Truck\n\n1\\) One"],
  // With the end of its code, the asterisk would be escaped when it is written again.
  ["```\n\\\n*", "```\n\\\n*"],
])("%j is written as %j", (text, form) => {
  expect(normalizeMarkdown(text)).toBe(form);
});

const mark = fc.constantFrom(
  ..."*_-#>[]()`~|\\+!:. \n{}<&\r".split(""),
  ...["\n\n", "- ", "1. ", "## ", "ab", "word ", "https://a.org", "    "],
  ...["\n---\n", "\n\n- - -\n\n", "name: ", "\nupdated: 2026-01-01", "3. "],
  ...["\n```\n", "\n=======\n", "\n<<<<<<< a\n", "note: "],
);
const markdown = fc
  .array(mark, { maxLength: 30 })
  .map((marks) => marks.join(""));

test("Markdown in its canonical form stays as it is", () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const canonical = normalizeMarkdown(text);
      expect(normalizeMarkdown(canonical)).toBe(canonical);
    }),
  );
});

test("what the writer writes, the reader reads alike", () => {
  const plainText = fc.oneof(fc.string({ unit: "grapheme" }), markdown);
  const values = fc.record({
    name: plainText,
    summary: plainText,
    intro: markdown,
    body: markdown,
  });
  fc.assert(
    fc.property(values, ({ name, summary, intro, body }) => {
      const questions = [{ question: name, answer: intro }];
      const frontMatter = { name, summary, questions };
      const file = { path: "services/local-moving.md", frontMatter, body };
      const written = serializeContentFile(file);
      const read = parseContentSourceOrThrow(file.path, written);
      expect(normalizeContentFile(read)).toEqual(normalizeContentFile(file));
      expect(serializeContentFile(read)).toBe(written);
    }),
    { numRuns: 300 },
  );
});
