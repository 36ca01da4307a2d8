import type { Field, Fields } from "./fields";

/** Fields of an object field or of a list's object items; empty for other fields. */
export function getChildFields(field: Field): Fields {
  if (field.type === "list") return getChildFields(field.item);
  return field.type === "object" ? field.fields : {};
}

export interface FieldValue {
  readonly field: Field;
  /** Value before validation; never `undefined` or `null`. */
  readonly value: unknown;
  /** Dotted path, such as `services.0.text`. */
  readonly fieldPath: string;
}

function valuesAt(
  field: Field,
  value: unknown,
  fieldPath: string,
): FieldValue[] {
  if (value === undefined || value === null) return [];
  const fieldValue = { field, value, fieldPath };
  if (typeof value !== "object") return [fieldValue];
  if (field.type !== "list")
    return [
      fieldValue,
      ...listFieldValues(
        getChildFields(field),
        value as FormValues,
        `${fieldPath}.`,
      ),
    ];
  const items: unknown[] = Array.isArray(value) ? value : [];
  const itemValues = items.flatMap((item, index) =>
    valuesAt(field.item, item, `${fieldPath}.${index}`),
  );
  return [fieldValue, ...itemValues];
}

type FormValues = Readonly<Record<string, unknown>>;

/** Lists all field values at any depth, parents before children. Skips missing values. */
export const listFieldValues = (
  fields: Fields,
  data: FormValues,
  prefix = "",
): FieldValue[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    valuesAt(field, data[name], prefix + name),
  );
