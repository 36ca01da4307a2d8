import { isIsoDay } from "../../shared/dates";
import { invisibleCharacters } from "../../shared/invisibleCharacters";

/** Reads values that anybody may have written, such as those of a link. */

type UnknownRecord = Readonly<Record<string, unknown>>;

export const parseRecord = (value: unknown): UnknownRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as UnknownRecord)
    : {};

export const parseArray = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** A whole number within limits; 0 for anything else. */
export const parseInteger = (value: unknown, max: number): number =>
  typeof value === "number" && value > 0 ? Math.min(Math.floor(value), max) : 0;

/** Tabs, which cells of a spreadsheet have between them, and breaks of other kinds. */
const separators = invisibleCharacters("tab", "lineSeparator");

const invisible = invisibleCharacters(
  "c0Control",
  "carriageReturn",
  "c1Control",
  "bidiControl",
  "arabicLetterMark",
  "zeroWidth",
  "loneSurrogate",
);

/**
 * A text of one or more lines that can be shown and sent. Parsing it again doesn't
 * change it.
 */
export const parseText = (value: unknown, max: number): string =>
  typeof value === "string"
    ? value
        .replace(separators, " ")
        .replace(invisible, "")
        .slice(0, max)
        .replace(/\p{Surrogate}$/u, "")
    : "";

/** A day, `YYYY-MM-DD`; empty for anything else. */
export function parseDay(value: unknown): string {
  const text = parseText(value, 10);
  return isIsoDay(text) ? text : "";
}

/** The entries of a record whose names are valid and whose values aren't empty. */
export const parseRecordValues = <T>(
  value: unknown,
  isKey: (key: string) => boolean,
  parse: (fieldValue: unknown) => T,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(parseRecord(value))
      .map(([key, fieldValue]) => [key, parse(fieldValue)] as const)
      .filter(([key, fieldValue]) => isKey(key) && Boolean(fieldValue)),
  );

/** The form of ids of items, tasks and boxes, and of values of the form. */
export const isId = (id: string) => /^[a-z0-9][a-z0-9-]{0,59}$/.test(id);

/** An id, such as that of a box; empty for anything else. */
export const parseId = (value: unknown): string =>
  typeof value === "string" && value.length <= 20 && isId(value) ? value : "";
