import fs from "node:fs";
import type { Field, Fields } from "../../../src/content/model/fields";
import { kinds } from "../../../src/content/model/kinds";

const names = kinds.map(({ name }) => name);
const byName = new Map(kinds.map((kind) => [kind.name, kind]));

/** All fields, nested ones included. */
const allFields = (fields: Fields): Field[] =>
  Object.values(fields).flatMap((field) => [
    field,
    ...(field.type === "list" ? allFields({ of: field.of }) : []),
    ...(field.type === "object" ? allFields(field.fields) : []),
  ]);

const everyField = kinds.flatMap(({ fields }) => allFields(fields));

test("no two kinds share a name, folder or file", () => {
  const places = kinds.map(({ folder, file }) => folder ?? file);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(places).size).toBe(places.length);
});

test("every reference points to a kind", () => {
  const unknown = everyField.filter(
    (field) => field.type === "reference" && !byName.has(field.to),
  );
  expect(unknown).toEqual([]);
});

test("exactly the kinds with a folder of their own can be drafts", () => {
  const drafts = kinds.filter(({ fields }) => fields.draft?.type === "boolean");
  const several = kinds.filter(({ folder, slugs }) => folder && !slugs);
  expect(drafts).toEqual(several);
});

test("templates are files of kinds that have paths and an order", () => {
  const paged = kinds.filter(({ templates }) => templates);
  expect(paged).not.toEqual([]);
  for (const { fields, paths, templates = {} } of paged) {
    expect(Object.keys(paths ?? {})).toEqual(Object.keys(templates));
    expect(fields).toMatchObject({
      name: { type: "text" },
      order: { type: "number" },
    });
    for (const template of Object.values(templates))
      expect(fs.existsSync(`src/templates/${template}.tsx`)).toBe(true);
  }
});

test("every backlink is a reference to the kind that has it", () => {
  const links = kinds.flatMap(({ name, backlinks = {} }) =>
    Object.values(backlinks).map(({ from, by }) => ({
      name,
      field: byName.get(from)?.fields[by],
    })),
  );
  expect(links).not.toEqual([]);
  for (const { name, field } of links)
    expect(field).toMatchObject({ type: "reference", to: name });
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
