import {
  didYouMean,
  formatFault,
  formatFaults,
} from "../../../src/content/model/faults";

const fault = {
  file: "content/cities/tacoma.md",
  field: "services.0.text",
  value: "abc".repeat(200),
  remedy: "Write text of 40 to 400 characters.",
};

test("a fault is printed with its place, its value in short, and its remedy", () => {
  const lines = formatFault(fault).split("\n");
  expect(lines).toEqual([
    fault.file,
    expect.stringMatching(/^ {4}services\.0\.text: "abcabc.{100,110}\.\.\.$/),
    `    ${fault.remedy}`,
  ]);
});

test("content can't inject terminal escapes", () => {
  const escape = "\u001b[2J\u009b2J";
  const shown = formatFault({ file: escape, field: escape, remedy: escape });
  expect(shown).not.toMatch(/[\u001b\u009b]/);
});

test("a report counts faults and warnings", () => {
  expect(formatFaults([])).toBe("0 faults in the content\n");
  const both = formatFaults([fault], [fault, fault]);
  expect(both).toMatch(/^1 fault in the content\n\n/);
  expect(both).toContain("\n\n2 warnings, which don't stop the build\n\n");
});

test.each([
  ["tacomma", ' Did you mean "tacoma"?'],
  ["aleppo-on-the-sea", ""],
])("of %s is “%s”", (mistyped, hint) => {
  expect(didYouMean(mistyped, ["kent", "tacoma"])).toBe(hint);
});
