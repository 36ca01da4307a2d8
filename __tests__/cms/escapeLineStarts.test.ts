import { escapeLineStarts, escapeStarts } from "../../src/cms/escapeLineStarts";
import { markdownTree } from "../../src/content/read/markdown/markdownTree";

test.each([
  "2019. We buy the first truck.",
  "1) one",
  "+ plus",
  "- minus",
  "    four spaces",
  "\ta tab",
  "~~~",
  "We bring\n- ramps",
])("a paragraph that begins with %j stays one", (text) => {
  expect(markdownTree(escapeStarts(text, true))?.children).toMatchObject([
    { type: "paragraph" },
  ]);
});

test("words within a line stay as they are", () => {
  expect(escapeStarts(" 2019. - or later", false)).toBe(" 2019. - or later");
});

test("another Decap is refused", () => {
  expect(() => escapeLineStarts("0===n?e(t.value):e(t.value)")).toThrow(
    "another way than before",
  );
});
