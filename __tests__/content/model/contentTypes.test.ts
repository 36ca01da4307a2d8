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

/** The fields on the way to the value of a placeholder: two for `{city.county}`. */
function fieldsOnTheWay(
  { fields }: ContentType,
  [name = "", ...fieldOfTarget]: readonly string[],
): (Field | undefined)[] {
  const field = fields[name];
  const target = contentTypes.find(
    (contentType) =>
      field?.type === "reference" && contentType.name === field.target,
  );
  if (fieldOfTarget.length === 0) return [field];
  const others = target ? fieldsOnTheWay(target, fieldOfTarget) : [undefined];
  return [field, ...others];
}

test("the addresses of pages are made of the file's name and of fields that each file has", () => {
  const fieldsInAddresses = contentTypes.flatMap((contentType) =>
    Object.values(contentType.pathPatterns ?? {})
      .flatMap((pattern) => pattern.match(/(?<=\{)[\w.]+(?=\})/g) ?? [])
      .filter((name) => name !== "slug")
      .flatMap((name) => fieldsOnTheWay(contentType, name.split("."))),
  );
  expect(fieldsInAddresses).not.toEqual([]);
  for (const field of fieldsInAddresses) {
    expect(field).toBeDefined();
    expect(field?.optional).toBeUndefined();
  }
});
