import { parseMarkdown } from "../../../src/content/markdown/parseMarkdown";

test.each([
  ["short", "Some *words*", true],
  ["of 20,000 characters", "x".repeat(20_000), true],
  ["that is longer", "x".repeat(20_001), false],
  // Parsing is quadratic in them.
  ["of 2,001 marks", "*".repeat(2_001), false],
])("a text %s is parsed, or left unread", (_what, text, isParsed) => {
  expect(parseMarkdown(text) !== undefined).toBe(isParsed);
});
