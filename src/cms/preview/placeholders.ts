import type { Field, Fields } from "../../content/model/fields";

/** Placeholder of a missing value: its field's label in brackets. */
export const formatPlaceholder = (label: string): string => `[${label}]`;

/** Whether a text contains a placeholder. */
export const hasPlaceholder = (text: string): boolean =>
  /\[[^\]]+\]/.test(text);

type FormValues = Readonly<Record<string, unknown>>;

function placeholderFor(field: Field): unknown {
  if (field.optional) return undefined;
  switch (field.type) {
    case "boolean":
      return false;
    case "number":
      return field.min;
    case "list":
      return [];
    case "object":
      return withPlaceholders(field.fields, {});
    case "pictureFile":
      return "";
    case "text":
      return field.defaultText ?? formatPlaceholder(field.label);
    default:
      return formatPlaceholder(field.label);
  }
}

function fillValue(field: Field, value: unknown): unknown {
  if (value === undefined || value === null) return placeholderFor(field);
  switch (field.type) {
    case "list":
      return Array.isArray(value)
        ? value.map((item) => fillValue(field.item, item))
        : [];
    case "object":
      return withPlaceholders(field.fields, value as FormValues);
    default:
      return value;
  }
}

/** Fills in placeholders for missing values of required fields. */
export const withPlaceholders = (
  fields: Fields,
  values: FormValues,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      fillValue(field, values[name]),
    ]),
  );
