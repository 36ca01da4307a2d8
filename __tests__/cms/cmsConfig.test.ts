import { parse } from "yaml";
import { cmsConfig } from "../../src/cms/cmsConfig";
import { cmsConfigText } from "../../src/cms/cmsConfigText";
import type { CmsField } from "../../src/cms/decap";
import { fieldSchema } from "../../src/content/model/frontMatterSchema";
import { kinds } from "../../src/content/model/kinds";
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

function inputs(fields: readonly CmsField[]): CmsField[] {
  return fields.flatMap((field) => [
    field,
    ...inputs(field.fields ?? []),
    ...inputs(field.field ? [field.field] : []),
  ]);
}

const cityForm = () => formOf("content/cities/any.md")!;

const input = (fields: readonly CmsField[], name: string): CmsField =>
  fields.find((field) => field.name === name)!;

test("the configuration file can be read back, without aliases", () => {
  const text = cmsConfigText({ publish_mode: "simple" });
  expect(text).not.toMatch(/^\s*(?:- )?\w*:? ?[&*]\w/m);
  expect(parse(text)).toEqual(
    JSON.parse(JSON.stringify({ publish_mode: "simple", ...cmsConfig() })),
  );
});

test.each(contentFiles.map(({ path }) => path))("%s has a form", (path) => {
  expect(formOf(`content/${path}`)).toBeDefined();
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

test("every field of the content model has an input with its label", () => {
  const asked = cmsConfig().collections.flatMap((collection) =>
    "files" in collection
      ? (collection.files as { fields: CmsField[] }[]).flatMap((file) =>
          inputs(file.fields),
        )
      : inputs(collection.fields),
  );
  for (const { fields } of kinds)
    for (const [name, { label }] of Object.entries(fields))
      expect(asked).toContainEqual(expect.objectContaining({ name, label }));
});

test("a text has the length limits of the content check", () => {
  const { pattern, minlength, maxlength, widget } = input(
    cityForm(),
    "description",
  );
  expect({ minlength, maxlength, widget }).toEqual({
    minlength: 120,
    maxlength: 160,
    widget: "text",
  });
  const [source, says] = pattern!;
  const matches = (text: string) => new RegExp(source).test(text);
  expect(says).toBe("text of 120 to 160 characters");
  expect(matches("x".repeat(119))).toBe(false);
  expect(matches("x".repeat(120))).toBe(true);
  expect(matches(` ${"x".repeat(119)} `)).toBe(false);
  expect(matches(` ${"x".repeat(160)} `)).toBe(true);
  expect(matches("x".repeat(161))).toBe(false);
});

test("a text with a pattern has the pattern's message", () => {
  const zip = input(formOf("content/settings/company.md")!, "zip");
  expect(zip.pattern).toEqual([String.raw`^\d{5}$`, "five digits in quotes"]);
});

test("a reference is chosen by name and stored as a file name", () => {
  expect(input(cityForm(), "county")).toMatchObject({
    widget: "relation",
    collection: "counties",
    value_field: "{{slug}}",
    display_fields: ["name"],
  });
});

test("several references are chosen in one list", () => {
  expect(input(formOf("content/counties/any.md")!, "services")).toMatchObject({
    widget: "relation",
    multiple: true,
    min: 1,
  });
});

test("a date is a day without a time", () => {
  const date = input(formOf("content/posts/any.md")!, "date");
  expect(date).toMatchObject({ format: "YYYY-MM-DD", time_format: false });
});

test("a picture's form has its file, its description and the other fields of its schema", () => {
  const { fields = [] } = input(cityForm(), "image");
  const schema = fieldSchema({ type: "image", label: "Picture" });
  const { shape } = schema as unknown as { shape: object };
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(shape));
  const [src] = fields as [CmsField];
  expect(src.pattern![0]).toContain("images");
});

test("a list has a limit of entries", () => {
  expect(input(cityForm(), "facts")).toMatchObject({
    widget: "list",
    min: 3,
    max: 6,
    required: true,
    summary: "{{fields.label}}",
  });
  expect(input(cityForm(), "services")).toMatchObject({ required: false });
});

test("an optional block requires none of its fields", () => {
  const timeline = input(formOf("content/resources/any.md")!, "timeline");
  expect(timeline.required).toBe(false);
  expect(timeline.fields!.every(({ required }) => required === false)).toBe(
    true,
  );
});

test("running text offers the formats that the site has styles for, and no HTML", () => {
  const body = input(cityForm(), "body");
  expect(body).toMatchObject({ required: true, editor_components: [] });
  expect(body.buttons).not.toContain("heading-one");
  expect(body.buttons).not.toContain("code");
});

test("uploads go to the collection's folder of pictures", () => {
  expect(cmsConfig().collections).toContainEqual(
    expect.objectContaining({
      name: "cities",
      media_folder: "/content/images/cities",
      public_folder: "/images/cities",
    }),
  );
});

test("the editor knows the address of every page", () => {
  const collections = parse(cmsConfigText()) as {
    collections: {
      name: string;
      preview_path?: string;
      files?: { name: string; preview_path?: string }[];
    }[];
  };
  const paths = collections.collections.flatMap((collection) =>
    [collection, ...(collection.files ?? [])].map(
      ({ name, preview_path: path }) => [name, path],
    ),
  );
  expect(Object.fromEntries(paths)).toMatchObject({
    cities: "locations/{{fields.county}}/{{slug}}",
    posts: "blog/{{slug}}",
    home: "",
    contact: "contact",
    company: undefined,
    testimonials: undefined,
  });
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
