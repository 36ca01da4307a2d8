import type { Field, Fields } from "../../content/model/fields";

/** The placeholder of a missing value: its field's label in brackets. */
export const gap = (label: string): string => `[${label}]`;

export const hasGap = (text: string): boolean => /\[[^\]]+\]/.test(text);

type Values = Readonly<Record<string, unknown>>;

function gapOf(field: Field): unknown {
  if (field.optional) return undefined;
  switch (field.type) {
    case "boolean":
      return false;
    case "number":
      return field.min;
    case "list":
      return [];
    case "object":
      return withGaps(field.fields, {});
    case "pictureFile":
      return "";
    default:
      return gap(field.label);
  }
}

function filledUp(field: Field, value: unknown): unknown {
  if (value === undefined || value === null) return gapOf(field);
  switch (field.type) {
    case "list":
      return Array.isArray(value)
        ? value.map((item) => filledUp(field.of, item))
        : [];
    case "object":
      return withGaps(field.fields, value as Values);
    default:
      return value;
  }
}

/** The values of fields, with placeholders for required ones that are missing. */
export const withGaps = (
  fields: Fields,
  values: Values,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      filledUp(field, values[name]),
    ]),
  );
