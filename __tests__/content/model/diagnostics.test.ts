import {
  findClosest,
  formatDiagnostic,
} from "../../../src/content/model/diagnostics";

test("content can't inject terminal escapes", () => {
  const escape = "\u001b[2J\u009b2J";
  const formatted = formatDiagnostic({
    file: escape,
    fieldPath: escape,
    message: escape,
  });
  expect(formatted).not.toMatch(/[\u001b\u009b]/);
});

test.each([
  ["tacomma", "tacoma"],
  ["Tacoma.md", "tacoma"],
  ["kitsap", "kitsap-county"],
  ["king-county", undefined],
  ["/blog/yelm", undefined],
  ["/blog/ken", "/blog/kent"],
  ["/images/Cities/Hill.JPG", "/images/cities/hill.jpg"],
  ["aleppo-on-the-sea", undefined],
])("by %s was meant %s", (mistyped, name) => {
  const names = ["kent", "tacoma", "kitsap-county", "/blog/kent"];
  const all = [...names, "/blog", "/images/cities/hill.jpg"];
  expect(findClosest(mistyped, all)).toBe(name);
});
