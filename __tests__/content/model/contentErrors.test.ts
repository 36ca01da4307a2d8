import {
  closestTo,
  formatError,
} from "../../../src/content/model/contentErrors";

test("content can't inject terminal escapes", () => {
  const escape = "\u001b[2J\u009b2J";
  const shown = formatError({ file: escape, field: escape, fix: escape });
  expect(shown).not.toMatch(/[\u001b\u009b]/);
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
  expect(closestTo(mistyped, all)).toBe(name);
});
