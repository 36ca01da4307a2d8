import type { z } from "zod";
import { toProjectPath } from "../model/contentFile";
import type { ContentFile } from "../model/contentFile";
import {
  buildFrontMatterSchema,
  formatExpectedValue,
} from "../model/fieldTypes";
import { findClosest } from "../model/diagnostics";
import type { Diagnostic, UnlocatedDiagnostic } from "../model/diagnostics";
import { buildFixDiagnostic, createReplacement } from "../model/fixes";
import type { Field, Fields } from "../model/fields";
import { getChildFields } from "../model/listFieldValues";

type Issue = z.core.$ZodIssue;

/** Field at a path, or the closest known parent of an unknown field. */
const fieldAt = (fields: Fields, path: readonly PropertyKey[]): Field =>
  path.reduce<Field>(
    (field, key) =>
      field.type === "list"
        ? field.item
        : (getChildFields(field)[String(key)] ?? field),
    { type: "object", name: "", label: "", fields },
  );

/** Number of characters of a text or of items of a list; `undefined` for other values. */
function lengthOf(value: unknown): number | undefined {
  if (typeof value === "string") return value.trim().length;
  return Array.isArray(value) ? value.length : undefined;
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null;

const isUnquotedText = ({ type }: Field, value: unknown): boolean =>
  (type === "text" || type === "markdown") &&
  !isMissing(value) &&
  typeof value !== "string";

/**
 * Source of an unquoted number, boolean or token, which YAML doesn't parse as text; `undefined` for
 * other values.
 */
function unquotedSource(value: unknown): string | undefined {
  if (typeof value === "number" || typeof value === "boolean")
    return String(value);
  // YAML parses an unquoted token such as {phone} as a map with one key and no value.
  const [[key, keyValue] = [], ...others] = Object.entries(value ?? {});
  return key && keyValue === null && !others.length ? `{${key}}` : undefined;
}

function buildMissingQuotesDiagnostic(
  field: Field,
  value: unknown,
): UnlocatedDiagnostic {
  const source = unquotedSource(value);
  const schema = buildFrontMatterSchema({ field });
  return source && schema.safeParse({ field: source }).success
    ? buildFixDiagnostic(
        createReplacement(source, `"${source}"`),
        "the value is text.",
      )
    : { message: `Write ${formatExpectedValue(field)}, in quotes.` };
}

function issueMessage(
  field: Field,
  value: unknown,
  code: Issue["code"],
): string {
  const expected = formatExpectedValue(field);
  if (isMissing(value)) return `Add it: ${expected}.`;
  if (field.type === "boolean" && field.mustBeTrue)
    return "Without it this can't be published: ask for it first, or make this a draft.";
  if (field.type === "date" && /^\d{4}-\d{2}-\d{2}$/.test(value as string))
    return "There is no such day: look it up in a calendar.";
  if (field.type === "list" && !Array.isArray(value))
    return `Begin each entry on a line of its own with two spaces, a dash and a space. It is ${expected}.`;
  const isLengthIssue = code === "too_small" || code === "too_big";
  const length = isLengthIssue ? lengthOf(value) : undefined;
  if (length === undefined) return `Write ${expected}.`;
  return `Write ${expected}. It has ${length}.`;
}

const unknownFieldMessage = (
  name: string,
  suggestion: string | undefined,
): UnlocatedDiagnostic =>
  suggestion
    ? buildFixDiagnostic(
        createReplacement(name, suggestion),
        "there is no such field here.",
      )
    : {
        message: "There is no such field here: put its value where it belongs.",
      };

/**
 * Converts zod's issues to errors with instructions for the author. A misspelled field is
 * reported as unknown, and not also as missing.
 * @param issues zod's issues, parsed with `reportInput`
 */
export function explainIssues(
  issues: readonly Issue[],
  fields: Fields,
  { path }: ContentFile,
): Diagnostic[] {
  const file = toProjectPath(path);
  const misspelledPaths = new Set<string>();
  const errors = issues.flatMap((issue): Diagnostic[] => {
    const field = fieldAt(fields, issue.path);
    if (issue.code !== "unrecognized_keys") {
      const { input: value, code } = issue;
      const message = isUnquotedText(field, value)
        ? buildMissingQuotesDiagnostic(field, value)
        : { message: issueMessage(field, value, code) };
      return [{ file, fieldPath: issue.path.join("."), value, ...message }];
    }
    const missingNames = Object.keys(getChildFields(field)).filter(
      (name) => !Object.hasOwn(issue.input ?? {}, name),
    );
    return issue.keys.map((key) => {
      const suggestion = findClosest(key, missingNames);
      misspelledPaths.add([...issue.path, suggestion].join("."));
      const fieldPath = [...issue.path, key].join(".");
      const value = issue.input?.[key];
      const message = unknownFieldMessage(key, suggestion);
      return { file, fieldPath, value, ...message };
    });
  });
  return errors.filter(
    ({ fieldPath, value }) =>
      !(isMissing(value) && misspelledPaths.has(fieldPath)),
  );
}
