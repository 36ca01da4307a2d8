import type { Field, Fields } from "../../../src/content/model/fields";
import { kinds } from "../../../src/content/model/kinds";

/** All fields, nested ones included. */
const allFields = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((field) => [
    field,
    ...(field.type === "list" ? allFields({ of: field.of }) : []),
    ...(field.type === "object" ? allFields(field.fields) : []),
  ]);

const everyField = kinds.flatMap(({ fields }) => allFields(fields));

test("exactly the kinds with a folder of their own can be drafts", () => {
  const drafts = kinds.filter(({ fields }) => fields.draft?.type === "boolean");
  const several = kinds.filter(({ folder, slugs }) => folder && !slugs);
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
