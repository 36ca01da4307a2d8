import { factsCheckedField } from "../../../src/content/model/commonFields";
import type { Field, Fields } from "../../../src/content/model/fields";
import type { ContentType } from "../../../src/content/model/contentType";
import { contentTypes } from "../../../src/content/model/contentTypes";

/** All fields, nested fields included. */
const allFields = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((field) => [
    field,
    ...(field.type === "list" ? allFields({ of: field.item }) : []),
    ...(field.type === "object" ? allFields(field.fields) : []),
  ]);

const everyField = contentTypes.flatMap(({ fields }) => allFields(fields));

test("exactly the kinds with a folder of their own can be drafts", () => {
  const drafts = contentTypes.filter(
    ({ fields }) => fields.draft?.type === "boolean",
  );
  const several = contentTypes.filter(
    ({ folder, fixedSlugs }) => folder && !fixedSlugs,
  );
  expect(drafts).toEqual(several);
});

test("each type with pages has the day on which their facts were checked", () => {
  const lacking = contentTypes
    .filter(({ pathPatterns }) => pathPatterns)
    .filter(({ fields }) => fields.checked !== factsCheckedField)
    .map(({ name }) => name);
  expect(lacking).toEqual([]);
});

test("blocks with the same name have the same fields", () => {
  const blocks = everyField.filter((field) => field.type === "object");
  const pairs = blocks.flatMap((block, index) =>
    blocks
      .slice(index + 1)
      .filter(({ name }) => name === block.name)
      .map((other) => [block.fields, other.fields]),
  );
  expect(pairs).not.toEqual([]);
  for (const [one, other] of pairs) expect(one).toEqual(other);
});

const findContentType = (typeName: string) =>
  contentTypes.find(({ name }) => name === typeName);

test("references are to content types", () => {
  const targets = everyField.flatMap((field) =>
    field.type === "reference" ? [field.target] : [],
  );
  expect(targets).not.toEqual([]);
  expect(targets.filter((target) => !findContentType(target))).toEqual([]);
});

/** Whether a field of a content type refers to entries of another. */
function isReference(typeName: string, fieldName: string, target: string) {
  const field = findContentType(typeName)?.fields[fieldName];
  return field?.type === "reference" && field.target === target;
}

test("backlinks are by a reference of the other type to this one", () => {
  const backlinks = contentTypes.flatMap(({ name, backlinks: links = {} }) =>
    Object.entries(links).map(([field, link]) => ({ ...link, name, field })),
  );
  const wrong = backlinks
    .filter(({ name, from, by }) => !isReference(from, by, name))
    .map(
      ({ name, field, from, by }) =>
        `${name}.${field}: ${from}.${by} is no reference to ${name}`,
    );
  expect(backlinks).not.toEqual([]);
  expect(wrong).toEqual([]);
});

/** Whether each file has the value of a placeholder, such as the county of the city in `{city.county}`. */
function isInEachFile(
  { fields }: ContentType,
  [name = "", ...fieldOfTarget]: readonly string[],
): boolean {
  const field = fields[name];
  if (!field || field.optional) return false;
  if (fieldOfTarget.length === 0) return true;
  const target = field.type === "reference" && findContentType(field.target);
  return target ? isInEachFile(target, fieldOfTarget) : false;
}

test("paths are made of the file's name and of fields that each file has", () => {
  const placeholders = contentTypes.flatMap((contentType) =>
    Object.values(contentType.pathPatterns ?? {})
      .flatMap((pattern) => pattern.match(/(?<=\{)[\w.]+(?=\})/g) ?? [])
      .filter((name) => name !== "slug")
      .map((name) => ({ contentType, name })),
  );
  const wrong = placeholders
    .filter(
      ({ contentType, name }) => !isInEachFile(contentType, name.split(".")),
    )
    .map(({ contentType, name }) => `${contentType.name}: {${name}}`);
  expect(placeholders).not.toEqual([]);
  expect(wrong).toEqual([]);
});
