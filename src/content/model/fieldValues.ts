import type { Field, Fields } from "./fields";

/** The fields in a block, or in the entries of a list. */
export function fieldsIn(field: Field): Fields {
  if (field.type === "list") return fieldsIn(field.of);
  return field.type === "object" ? field.fields : {};
}

export interface FieldValue {
  readonly field: Field;
  /** May be unchecked. */
  readonly value: unknown;
  /** Dotted, such as `services.0.text`. */
  readonly path: string;
}

function valuesOf(field: Field, value: unknown, path: string): FieldValue[] {
  if (value === undefined || value === null) return [];
  const own = { field, value, path };
  if (typeof value !== "object") return [own];
  if (field.type !== "list")
    return [own, ...fieldValues(fieldsIn(field), value as Values, `${path}.`)];
  const items: unknown[] = Array.isArray(value) ? value : [];
  const inner = items.flatMap((item, index) =>
    valuesOf(field.of, item, `${path}.${index}`),
  );
  return [own, ...inner];
}

type Values = Readonly<Record<string, unknown>>;

/** The fields that have a value, at any depth, parents before children. */
export const fieldValues = (
  fields: Fields,
  data: Values,
  prefix = "",
): FieldValue[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    valuesOf(field, data[name], prefix + name),
  );
