import { closestTo, formatFault } from "../../../src/content/model/faults";


test("content can't inject terminal escapes", () => {
  const escape = "\u001b[2J\u009b2J";
  const shown = formatFault({ file: escape, field: escape, remedy: escape });
  expect(shown).not.toMatch(/[\u001b\u009b]/);
});

test.each([
  ["tacomma", "tacoma"],
  ["aleppo-on-the-sea", undefined],
])("by %s was meant %s", (mistyped, name) => {
  expect(closestTo(mistyped, ["kent", "tacoma"])).toBe(name);
});
