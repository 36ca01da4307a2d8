import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import {
  contentText,
  fileOfText,
  normalizeMarkdown,
} from "../../../src/content/write/contentText";
import { fixtureContent } from "../../fixture/content";
import { contentFiles } from "../../support/contentFiles";

test("saving a file in the one form changes nothing", () => {
  for (const file of contentFiles) {
    const text = fs.readFileSync(path.join(fixtureContent, file.path), "utf8");
    expect(contentText(file)).toBe(text);
    expect(contentText(fileOfText(file.path, text))).toBe(text);
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
  expect(contentText(fileOfText("services/local-moving.md", written))).toBe(
    "---\nname: Local Moving\norder: 1\nincluded: []\nquestions: []\n---\n- One\n- *Two*\n\n---\n",
  );
});

test("a file that can't be read is refused with what is wrong in it", () => {
  expect(() =>
    fileOfText("services/local-moving.md", "---\nname: Moving: local\n---\n"),
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
