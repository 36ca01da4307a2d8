import {
  didYouMean,
  formatFault,
} from "../../../src/content/model/faults";


test("content can't inject terminal escapes", () => {
  const escape = "\u001b[2J\u009b2J";
  const shown = formatFault({ file: escape, field: escape, remedy: escape });
  expect(shown).not.toMatch(/[\u001b\u009b]/);
});

test.each([
  ["tacomma", ' Did you mean "tacoma"?'],
  ["aleppo-on-the-sea", ""],
])("of %s is “%s”", (mistyped, hint) => {
  expect(didYouMean(mistyped, ["kent", "tacoma"])).toBe(hint);
});
