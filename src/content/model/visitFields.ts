import type { Field, Fields } from "./fields";
import { pictureFields } from "./imageValue";

/** The fields in a block, a picture, or the entries of a list. */
export function fieldsIn(field: Field): Fields {
  if (field.type === "list") return fieldsIn(field.of);
  if (field.type === "image") return pictureFields;
  return field.type === "object" ? field.fields : {};
}

type Visit = (
  field: Field,
  value: unknown,
  path: readonly (string | number)[],
) => void;

function visitField(
  field: Field,
  value: unknown,
  path: readonly (string | number)[],
  visit: Visit,
): void {
  if (value === undefined || value === null) return;
  visit(field, value, path);
  if (field.type === "list" && Array.isArray(value))
    value.forEach((item, index) =>
      visitField(field.of, item, [...path, index], visit),
    );
  else if (typeof value === "object")
    visitFields(fieldsIn(field), value as Record<string, unknown>, visit, path);
}

/**
 * Calls `visit` for every field that has a value, parents before children. The
 * values may be unchecked.
 */
export function visitFields(
  fields: Fields,
  data: Readonly<Record<string, unknown>>,
  visit: Visit,
  path: readonly (string | number)[] = [],
): void {
  for (const [name, field] of Object.entries(fields))
    visitField(field, data[name], [...path, name], visit);
}
