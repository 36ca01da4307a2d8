import { isIsoDay } from "../../shared/dates";
import { buildInvisibleCharacterPattern } from "../../shared/invisibleCharacters";

/** Parsers of untrusted values, such as those of a link. */

type UnknownRecord = Readonly<Record<string, unknown>>;

export const parseRecordOrEmpty = (value: unknown): UnknownRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as UnknownRecord)
    : {};

export const parseArrayOrEmpty = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** Parses a positive number: rounds it down, and lowers it to `max`. Returns 0 for anything else. */
export const parseIntegerOrZero = (value: unknown, max: number): number =>
  typeof value === "number" && value > 0 ? Math.min(Math.floor(value), max) : 0;

/** Tabs, which spreadsheets paste between cells, and Unicode's line separators. */
const separators = buildInvisibleCharacterPattern("tab", "lineSeparator");

const invisible = buildInvisibleCharacterPattern(
  "c0Control",
  "carriageReturn",
  "c1Control",
  "bidiControl",
  "arabicLetterMark",
  "zeroWidth",
  "loneSurrogate",
);

/**
 * Parses a text of one or more lines; empty for anything else. Removes characters that can't
 * be displayed or sent, such as control characters and lone surrogates, and shortens the
 * text to `max`. Idempotent.
 */
export const sanitizeText = (value: unknown, max: number): string =>
  typeof value === "string"
    ? value
        .replace(separators, " ")
        .replace(invisible, "")
        .slice(0, max)
        .replace(/\p{Surrogate}$/u, "")
    : "";

/** Parses a day, `YYYY-MM-DD`; empty for anything else. */
export function parseDayOrEmpty(value: unknown): string {
  const text = sanitizeText(value, 10);
  return isIsoDay(text) ? text : "";
}

/** Parses a record. Drops invalid keys, and values that are empty after parsing. */
export const parseRecordValues = <T>(
  value: unknown,
  isKey: (key: string) => boolean,
  parse: (property: unknown) => T,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(parseRecordOrEmpty(value))
      .map(([key, property]) => [key, parse(property)] as const)
      .filter(([key, property]) => isKey(key) && Boolean(property)),
  );

/** Whether a text has the form of an ID, such as that of a plan, item, task or box. */
export const isId = (id: string) => /^[a-z0-9][a-z0-9-]{0,59}$/.test(id);

/** Parses the ID of a plan, box or custom item; empty for anything else. */
export const parseIdOrEmpty = (value: unknown): string =>
  typeof value === "string" && value.length <= 20 && isId(value) ? value : "";
