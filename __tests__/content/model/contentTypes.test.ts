import type { Field, Fields } from "../../../src/content/model/fields";
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

test("the addresses of pages are made of the file's name and of fields that each file has", () => {
  const fieldsInAddresses = contentTypes.flatMap(
    ({ fields, pathPatterns = {} }) =>
      Object.values(pathPatterns)
        .flatMap((pattern) => pattern.match(/(?<=\{)\w+(?=\})/g) ?? [])
        .filter((name) => name !== "slug")
        .map((name) => fields[name]),
  );
  expect(fieldsInAddresses).not.toEqual([]);
  for (const field of fieldsInAddresses) {
    expect(field).toBeDefined();
    expect(field?.optional).toBeUndefined();
  }
});
