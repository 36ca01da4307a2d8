import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import {
  serializeContentFile,
  parseContentSourceOrThrow,
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
    "---\nname: Local Moving\norder: 1\nincluded: []\nquestions: []\n---\n- One\n- *Two*\n\n---\n",
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
])("%j is written as %j", (text, form) => {
  expect(normalizeMarkdown(text)).toBe(form);
});

test("what is in the form stays in it", () => {
  const mark = fc.constantFrom(
    ..."*_-#>[]()`~|\\+!:. \n{}<&".split(""),
    ...["\n\n", "- ", "1. ", "## ", "ab", "word ", "https://a.org", "    "],
  );
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 30 }), (marks) => {
      const form = normalizeMarkdown(marks.join(""));
      expect(normalizeMarkdown(form)).toBe(form);
    }),
  );
});
