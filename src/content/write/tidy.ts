import type { Field, Fields } from "../model/fields";

type Values = Readonly<Record<string, unknown>>;

/** A scalar as text; empty for any other value. */
export const textOf = (value: unknown): string =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value) : "";

/**
 * Markdown without the empty lines that empty paragraphs leave behind. Decap's rich text
 * stores a line as it is typed, even one that begins with a year or, after a line break,
 * with the mark of a list: with a backslash it stays a line.
 */
export const tidyMarkdown = (value: unknown): string =>
  textOf(value)
    .trimEnd()
    .replace(/^(\d{4,9})(?=[.)]\s)/gm, "$1\\")
    .replace(/(?<=\\\n)(\d{0,3})(?=[-+*#>.)]\s)/g, "$1\\")
    .replace(/^\n+/, "")
    .replace(/\n{3,}/g, "\n\n");

const isBlank = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).every(isBlank)
    : textOf(value).trim() === "";

function tidyValue(field: Field, value: unknown): unknown {
  switch (field.type) {
    case "list": {
      const items = Array.isArray(value) ? (value as unknown[]) : [];
      const kept = items
        .map((item) => tidyValue(field.of, item))
        .filter((item) => item !== undefined);
      return kept.length || !field.optional ? kept : undefined;
    }
    case "object": {
      const tidied = tidyFields(field.fields, (value ?? {}) as Values);
      return isBlank(tidied) ? undefined : tidied;
    }
    case "boolean":
      // A missing flag means no.
      return value === true || (field.optional ? undefined : value);
    case "text":
    case "pictureFile":
      return isBlank(value) ? undefined : textOf(value).trim();
    case "markdown":
      return isBlank(value) ? undefined : tidyMarkdown(value);
    default:
      return isBlank(value) ? undefined : value;
  }
}

/**
 * The values of a form as an author would write them: without blank ones, in the
 * order of the content model. Unknown fields stay.
 */
export function tidyFields(
  fields: Fields,
  values: Values,
): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    tidyValue(field, values[name]),
  ]);
  const others = Object.entries(values).filter(([name]) => !(name in fields));
  return Object.fromEntries(
    [...entries, ...others].filter(([, value]) => value !== undefined),
  ) as Record<string, unknown>;
}
