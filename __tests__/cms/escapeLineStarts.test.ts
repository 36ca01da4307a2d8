import fs from "node:fs";
import vm from "node:vm";
import { escapeLineStarts } from "../../src/cms/escapeLineStarts";
import { markdownTree } from "../../src/content/read/markdown/markdownTree";

const script = fs.readFileSync(
  "node_modules/decap-cms/dist/decap-cms.js",
  "utf8",
);

interface Part {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Part[];
}

/** Decap's function for the parts of a text, with its other escapes left out. */
function changedFunction(): (part: Part) => Part {
  const changed = escapeLineStarts(script);
  const end = changed.lastIndexOf("(begins=>");
  const start = changed.lastIndexOf("return function e(t,n)", end);
  const code = changed.slice(start, changed.indexOf("}}function", end));
  const plain = code
    .replace(/^return function e\(t,n\)\{.*?return t;/, "function e(t,n){")
    .replace(/(?<=\(begins=>)\w+\(/, "(");
  return vm.runInNewContext(`(${plain}})`) as (part: Part) => Part;
}

const text = (value: string): Part => ({ type: "html", value });

test.each<[string, readonly Part[]]>([
  ["a year", [text("2019. We buy the first truck.")]],
  ["a number and a bracket", [text("1) one")]],
  ["a plus", [text("+ plus")]],
  ["a minus", [text("- minus")]],
  ["four spaces", [text("    four")]],
  ["a tab", [text("\tfour")]],
  ["a fence of tildes", [text("~~~")]],
  ["a line", [text("We bring\n- ramps")]],
  ["a line break", [text("We bring"), { type: "break" }, text("1. ramps")]],
])("a paragraph that begins with %s stays one", (_what, children) => {
  const { children: parts = [] } = changedFunction()({
    type: "paragraph",
    children,
  });
  const written = parts.map(({ value = "\\\n" }) => value).join("");
  expect(markdownTree(written)?.children).toMatchObject([
    { type: "paragraph" },
  ]);
});

test("words within a line stay as they are", () => {
  const children = [text("See "), text(" 2019. - or later")];
  expect(
    changedFunction()({ type: "paragraph", children }).children,
  ).toMatchObject(children);
});

test("another Decap is refused", () => {
  expect(() => escapeLineStarts(script.replace("[-#*>=|]", "[-#]"))).toThrow(
    "another way than before",
  );
});
