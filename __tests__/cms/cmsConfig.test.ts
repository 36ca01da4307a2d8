import { parse } from "yaml";
import { cmsConfig } from "../../src/cms/cmsConfig";
import { cmsConfigText } from "../../src/cms/cmsConfigText";
import type { CmsField, CmsFolderCollection } from "../../src/cms/decap";
import { contentFiles } from "../support/contentFiles";

/** Where an entry is edited: the fields of its collection or of its file. */
function formOf(file: string): readonly CmsField[] | undefined {
  for (const collection of cmsConfig().collections)
    if ("files" in collection) {
      const form = (
        collection.files as { file: string; fields: CmsField[] }[]
      ).find((single) => single.file === file);
      if (form) return form.fields;
    } else if (file.startsWith(`${collection.folder}/`))
      return collection.fields;
  return undefined;
}

const input = (file: string, name: string): CmsField =>
  formOf(file)!.find((field) => field.name === name)!;

const collectionOf = (wanted: string) =>
  cmsConfig().collections.find(
    ({ name }) => name === wanted,
  ) as CmsFolderCollection;

test("the configuration file can be read back, without aliases", () => {
  const text = cmsConfigText({ publish_mode: "simple" });
  expect(text).not.toMatch(/^\s*(?:- )?\w*:? ?[&*]\w/m);
  expect(parse(text)).toEqual(
    JSON.parse(JSON.stringify({ publish_mode: "simple", ...cmsConfig() })),
  );
});

test.each(contentFiles)("the form of $path has all its fields", (file) => {
  const names = formOf(`content/${file.path}`)!.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...Object.keys(file.frontMatter),
      ...(file.body.trim() ? ["body"] : []),
    ]),
  );
});

const anyCity = "content/cities/any.md";
const anyPost = "content/posts/any.md";

test.each<[string, string, object]>([
  [anyCity, "description", { widget: "text", required: false }],
  [
    anyCity,
    "county",
    {
      widget: "relation",
      collection: "counties",
      value_field: "{{slug}}",
      display_fields: ["name"],
    },
  ],
  [
    "content/counties/any.md",
    "services",
    { widget: "relation", multiple: true, min: 1 },
  ],
  [anyPost, "date", { format: "YYYY-MM-DD", time_format: false }],
  [
    anyCity,
    "facts",
    { widget: "list", min: 3, max: 6, summary: "{{fields.label}}" },
  ],
  [anyPost, "updated", { label: "Updated (optional)", required: false }],
  [anyCity, "body", { editor_components: [], modes: ["rich_text", "raw"] }],
  [
    "content/settings/company.md",
    "zip",
    { pattern: [String.raw`^\d{5}$`, "five digits in quotes"] },
  ],
])("in %s, %s is asked for as %j", (file, name, expected) => {
  expect(input(file, name)).toMatchObject(expected);
});

test("a text has the length limits of the content check, and says them", () => {
  const { pattern, hint } = input(anyCity, "description");
  const [source, says] = pattern!;
  const fits = (text: string) => new RegExp(source).test(text);
  expect(says).toBe("text of 120 to 160 characters");
  expect(hint).toMatch(/120 to 160 characters\.$/);
  expect(
    [119, 120, 160, 161].map((length) => fits(` ${"x".repeat(length)} `)),
  ).toEqual([false, true, true, false]);
});

test("a picture's place that stays in sight is chosen from a list", () => {
  const { fields = [] } = input(anyCity, "image");
  expect(fields.map(({ name, widget }) => `${name} ${widget}`)).toEqual([
    "src image",
    "alt text",
    "focus select",
  ]);
});

test("lists show dates and drafts, and can be narrowed down to them", () => {
  const { summary, view_filters: filters } = collectionOf("posts");
  expect(summary).toBe("{{name}} — {{date}}{{draft | ternary(' — Draft','')}}");
  const [drafts, scheduled] = filters as { pattern: string | boolean }[];
  expect(drafts).toMatchObject({ field: "draft", pattern: true });
  const later = new RegExp(String(scheduled?.pattern));
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  expect(
    [-400, -40, -2, 2, 40, 400].map((days) => later.test(day(days))),
  ).toEqual([false, false, false, true, true, true]);
});

test("the editor knows the pictures' folder and the address of every page", () => {
  expect(collectionOf("cities")).toMatchObject({
    media_folder: "/content/images/cities",
    public_folder: "/images/cities",
    preview_path: "locations/{{fields.county}}/{{slug}}",
  });
  expect(collectionOf("testimonials").preview_path).toBeUndefined();
});

test("where changes need a pull request, nothing is deleted without one", () => {
  const deletes = (backend: object) =>
    (
      parse(cmsConfigText({ ...backend })) as {
        collections: { delete?: boolean }[];
      }
    ).collections.map((collection) => collection.delete);
  expect(new Set(deletes({ publish_mode: "editorial_workflow" }))).toEqual(
    new Set([false]),
  );
  expect(new Set(deletes({}))).toEqual(new Set([undefined]));
});
