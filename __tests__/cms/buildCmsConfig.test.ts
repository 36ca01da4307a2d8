import { buildCmsConfig } from "../../src/cms/buildCmsConfig";
import type { DecapField } from "../../src/cms/decapFields";
import { defaultLabels } from "../../src/content/model/contentTypes/labels";
import { fixtureFiles } from "../support/fixtureFiles";

const pages = [{ label: "About (/about)", value: "/about" }];
const { collections } = buildCmsConfig(pages);

/** Fields of the form that edits a file. */
const formOf = (path: string): readonly DecapField[] =>
  collections.flatMap(
    ({ folder, fields = [], files = [] }) =>
      files.find(({ file }) => file === path)?.fields ??
      (folder && path.startsWith(`${folder}/`) ? fields : []),
  );

const input = (path: string, name: string): DecapField =>
  formOf(path).find((field) => field.name === name)!;

test("the form of each file has all its fields", () => {
  const missing = fixtureFiles.flatMap(({ path, frontMatter, body }) => {
    const names = formOf(`content/${path}`).map(({ name }) => name);
    return [...Object.keys(frontMatter), ...(body.trim() ? ["body"] : [])]
      .filter((name) => !names.includes(name))
      .map((name) => `${path} ${name}`);
  });
  expect(missing).toEqual([]);
});

const anyCity = "content/cities/any.md";
const anyPost = "content/posts/any.md";

test.each<[string, string, object]>([
  [anyCity, "description", { widget: "text", required: false }],
  [anyCity, "county", { widget: "relation", value_field: "{{slug}}" }],
  [anyCity, "facts", { min: 3, max: 6, summary: "{{fields.label}}" }],
  [
    "content/settings/labels.md",
    "menu",
    {
      required: false,
      hint: `Up to 200 characters. Left empty, it reads “${defaultLabels.menu}”.`,
    },
  ],
  [anyPost, "date", { format: "YYYY-MM-DD", time_format: false }],
  [anyCity, "body", { editor_components: [], modes: ["rich_text", "raw"] }],
])("in %s, %s is asked for as %j", (file, name, expected) => {
  expect(input(file, name)).toMatchObject(expected);
});

test("a text has the length limits of the content check, and says them", () => {
  const { pattern, hint } = input(anyCity, "description");
  const [source, message] = pattern!;
  const fits = (text: string) => new RegExp(source).test(text);
  expect(message).toBe("text of 120 to 160 characters");
  expect(hint).toMatch(/120 to 160 characters\.$/);
  expect(
    [119, 120, 160, 161].map((length) => fits(` ${"x".repeat(length)} `)),
  ).toEqual([false, true, true, false]);
});

test("a page's address is chosen from the site's pages", () => {
  const links = input("content/settings/navigation.md", "footer").fields!;
  expect(links.find(({ name }) => name === "path")).toMatchObject({
    widget: "select",
    options: pages,
  });
});

test("lists show dates and drafts, and can be narrowed down to drafts", () => {
  const posts = collections.find(({ name }) => name === "posts");
  expect(posts?.summary).toBe(
    "{{name}} — {{date}}{{draft | ternary(' — Draft','')}}",
  );
  expect(posts?.view_filters).toMatchObject([
    { field: "draft", pattern: true },
  ]);
});
