import fs from "node:fs";
import path from "node:path";
import { labels } from "../../src/content-model/kinds/labels";
import { literalTexts } from "../support/literalTexts";

/** Texts that the specification fixes, by file. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  "src/components/layout/ErrorScreen.tsx": ["Unexpected Application Error!"],
  // The specification fixes the hotkey that this label names.
  "src/quote/form/notify.tsx": ["Notices F8"],
};

const sources = fs
  .readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => path.posix.join("src", file.split(path.sep).join("/")))
  // Its texts are for editors.
  .filter((file) => !file.startsWith("src/cms/"))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, source: fs.readFileSync(file, "utf8") }));
const components = sources.filter(({ file }) => file.endsWith(".tsx"));

test("components contain no texts for visitors", () => {
  expect(components.length).toBeGreaterThan(50);
  const found = components.flatMap(({ file, source }) =>
    literalTexts(source)
      .filter(({ text }) => !fixed[file]?.includes(text))
      .map(({ line, text }) => `${file}:${String(line)} ${text}`),
  );
  expect(found).toEqual([]);
});

test.each(Object.keys(labels.fields))("the label %s is used", (name) => {
  const users = sources.filter(
    ({ file, source }) =>
      !file.includes("content-model/") &&
      new RegExp(`labels\\.${name}\\b|"${name}"`).test(source),
  );
  expect(users).not.toEqual([]);
});

describe("texts are found", () => {
  const texts = (body: string, before = "") =>
    literalTexts(`${before}\nconst Part = () => ${body};`).map(
      ({ text }) => text,
    );

  test.each([
    ["between tags", "<p>Call us</p>"],
    ["beside expressions", "<p>{opens} Call us {closes}</p>"],
    ["in braces", '<p>{"Call us"}</p>'],
    ["in a choice", '<p>{open ? "Call us" : ""}</p>'],
    ["after a condition", '<p>{open && "Call us"}</p>'],
    ["as a default", '<p>{text ?? "Call us"}</p>'],
    ["in a template", "<p>{`${name} Call us`}</p>"],
    ["in a sum", '<p>{name + "Call us"}</p>'],
    ["in a list", '<ul>{["Call us"].map((text) => <li>{text}</li>)}</ul>'],
    ["made by a function", '<p>{names.map(() => "Call us")}</p>'],
    ["that are filled", '<p>{fill("Call us", values)}</p>'],
    ["in aria-label", '<nav aria-label="Call us" />'],
    ["in alt", '<img src="/a.svg" alt={"Call us"} />'],
    ["in placeholder", '<input name="phone" placeholder="Call us" />'],
    ["in the heading of a part", '<Panel as="nav" heading="Call us" />'],
    ["in a block", '<Header breadcrumbs={{ current: "Call us" }} />'],
    [
      "in a list of blocks",
      '<Links links={[{ name: "Call us", path: "/" }]} />',
    ],
    ["in the head", "<Helmet><title>Call us</title></Helmet>"],
  ])("%s", (_where, body) => {
    expect(texts(body)).toEqual(["Call us"]);
  });

  test("through a constant", () => {
    const constant = 'const text = "Call us";';
    expect(texts("<p>{text}</p>", constant)).toEqual(["Call us"]);
    expect(texts("<Part heading={text} />", constant)).toEqual(["Call us"]);
  });

  test("with their line", () => {
    expect(literalTexts("const P = () => (\n  <p>Call us</p>\n);")).toEqual([
      { line: 2, text: "Call us" },
    ]);
  });

  test.each([
    ["punctuation", '<p>{" · "}, 12 {name}</p>'],
    ["classes, addresses and kinds", '<a className="big one" href="/about" />'],
    ["names of form controls", '<input name="phone" type="tel" />'],
    ["what is compared", '<p>{kind === "post" && text}</p>'],
    ["levels of headings", '<Card heading={wide ? "h2" : "h3"} />'],
    ["lists of keys", '<p>{["usdot"].map((name) => labels[name])}</p>'],
    ["keys of labels", '<p>{labels["call"]}</p>'],
    ["words from content", "<p>{labels.call}</p>"],
  ])("but not %s", (_what, body) => {
    expect(texts(body)).toEqual([]);
  });
});
