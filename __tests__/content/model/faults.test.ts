import {
  didYouMean,
  formatFault,
  formatFaults,
} from "../../../src/content/model/faults";

const fault = {
  file: "content/cities/tacoma.md",
  field: "services.0.text",
  value: "Short.",
  remedy: "Write text of 40 to 400 characters.",
};

describe("a fault", () => {
  test("is printed with its file, field, value and remedy", () => {
    expect(formatFault(fault)).toBe(
      [
        "content/cities/tacoma.md",
        '    services.0.text: "Short."',
        "    Write text of 40 to 400 characters.",
      ].join("\n"),
    );
  });

  test("shortens a long value", () => {
    const [, shown = ""] = formatFault({
      ...fault,
      value: "abc".repeat(200),
    }).split("\n");
    expect(shown).toMatch(/^ {4}services\.0\.text: "abcabc.*\.\.\.$/);
    expect(shown.length).toBeLessThan(150);
  });

  test("can't inject terminal escapes", () => {
    const escape = "\u001b[2J\u009b2J";
    const shown = formatFault({ file: escape, field: escape, remedy: escape });
    expect(shown).not.toMatch(/[\u001b\u009b]/);
    expect(shown.split("\n")).toHaveLength(3);
  });

  test("of a whole file has no field", () => {
    expect(
      formatFault({ file: fault.file, field: "", remedy: "Add it." }),
    ).toBe("content/cities/tacoma.md\n    Add it.");
  });
});

describe("a report", () => {

  test("counts warnings separately", () => {
    expect(formatFaults([], [fault])).toMatch(
      /^1 warning, which doesn't stop the build\n\n/,
    );
    const both = formatFaults([fault], [fault, fault]);
    expect(both).toMatch(/^1 fault in the content\n\n/);
    expect(both).toContain("\n\n2 warnings, which don't stop");
  });

  test("counts several faults in the plural and shows each", () => {
    const report = formatFaults([fault, { ...fault, file: "content/b.md" }]);
    expect(report).toMatch(/^2 faults in the content\n\n/);
    expect(report).toContain("content/cities/tacoma.md");
    expect(report).toContain("content/b.md");
  });
});

test.each([
  ["tacomma", ' Did you mean "tacoma"?'],
  ["aleppo-on-the-sea", ""],
])("of %s is “%s”", (mistyped, hint) => {
  expect(didYouMean(mistyped, ["kent", "tacoma"])).toBe(hint);
});
