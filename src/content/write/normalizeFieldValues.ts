import type { Field, Fields } from "../model/fields";

type FormValues = Readonly<Record<string, unknown>>;

/** Converts a scalar to a string with `\n` as line end; empty for lists, objects and missing values. */
export const scalarToString = (value: unknown): string =>
  ["string", "number", "boolean"].includes(typeof value)
    ? String(value).replace(/\r\n?/g, "\n")
    : "";

/**
 * Cleans Markdown of Decap's rich text. Removes the empty lines of empty paragraphs. Escapes,
 * with a backslash, text that Decap leaves unescaped and Markdown would parse as a list or
 * heading: a year at the start of a line, a number at the start of a list item, and a list
 * or heading marker after a hard line break.
 */
export const cleanEditorMarkdown = (value: unknown): string =>
  scalarToString(value)
    .trimEnd()
    .replace(/^(\d{4,9}|\s*[-*+] \d+)(?=[.)]\s)/gm, "$1\\")
    .replace(/(?<=\\\n)(\d{0,3})(?=[-+*#>.)]\s)/g, "$1\\")
    .replace(/^\n+/, "")
    .replace(/\n{3,}/g, "\n\n");

const isBlank = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).every(isBlank)
    : scalarToString(value).trim() === "";

function normalizeValue(field: Field, value: unknown): unknown {
  switch (field.type) {
    case "list": {
      const items = Array.isArray(value) ? (value as unknown[]) : [];
      const filledItems = items
        .map((item) => normalizeValue(field.item, item))
        .filter((item) => item !== undefined);
      return filledItems.length || !field.optional ? filledItems : undefined;
    }
    case "object": {
      const normalized = normalizeFieldValues(
        field.fields,
        (value ?? {}) as FormValues,
      );
      return isBlank(normalized) ? undefined : normalized;
    }
    case "boolean":
      // A missing flag counts as false, so optional flags are stored only if true.
      return field.optional && value !== true ? undefined : value;
    case "text":
    case "pictureFile":
      return isBlank(value) ? undefined : scalarToString(value).trim();
    case "markdown":
      return isBlank(value) ? undefined : cleanEditorMarkdown(value);
    default:
      return isBlank(value) ? undefined : value;
  }
}

/**
 * Removes blank values, and sorts fields as in the content model. Unknown fields come
 * last, unchanged.
 */
export function normalizeFieldValues(
  fields: Fields,
  values: FormValues,
): Record<string, unknown> {
  const knownFields = Object.entries(fields).map(([name, field]) => [
    name,
    normalizeValue(field, values[name]),
  ]);
  const unknownFields = Object.entries(values).filter(
    ([name]) => !(name in fields),
  );
  return Object.fromEntries(
    [...knownFields, ...unknownFields].filter(
      ([, value]) => value !== undefined,
    ),
  ) as Record<string, unknown>;
}
