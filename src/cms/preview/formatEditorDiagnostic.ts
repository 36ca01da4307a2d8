import {
  toContentPath,
  bodyFieldPath,
  toProjectPath,
  contentTypeOf,
} from "../../content/model/contentFile";
import { formatDiagnosticMessage } from "../../content/model/diagnostics";
import type { Diagnostic } from "../../content/model/diagnostics";
import type { Fields } from "../../content/model/fields";
import { getChildFields } from "../../content/model/listFieldValues";

/**
 * Formats a field's label as the form shows it, such as `Services, 2: What it means`.
 * @param path field path, such as `services.1.text`
 */
export function formatFieldLabel(fields: Fields, path: string): string {
  if (path === bodyFieldPath) return "Text";
  let currentFields = fields;
  let label = "";
  for (const part of path.split(".")) {
    if (/^\d+$/.test(part)) {
      label += `, ${Number(part) + 1}`;
      continue;
    }
    const field = currentFields[part];
    label += `${label && ": "}${field?.label ?? part}`;
    currentFields = field ? getChildFields(field) : {};
  }
  return label;
}

/** Quotes a value on one line, cut to 60 characters; empty for objects and blank values. */
const quoteValue = (value: unknown): string[] => {
  const line = String(value).replace(/\s+/g, " ").trim();
  if (typeof value === "object" || !line) return [];
  const excerpt = line.length > 60 ? `${line.slice(0, 59)}…` : line;
  return [`“${excerpt}”`];
};

/**
 * Formats a diagnostic for the editor, with the field's label and value. A diagnostic
 * of another file begins with the file's path.
 * @param openPath path of the edited file below `content/`
 */
export function formatEditorDiagnostic(
  error: Diagnostic,
  openPath: string,
): string {
  const { file, line, fieldPath, value, displayValue } = error;
  const contentType = contentTypeOf(toContentPath(file));
  const location = [
    ...(file === toProjectPath(openPath) ? [] : [file]),
    ...(fieldPath
      ? [formatFieldLabel(contentType?.fields ?? {}, fieldPath)]
      : []),
    ...(line && !fieldPath ? [`line ${line}`] : []),
  ].join(", ");
  const quotes = new Set(
    [displayValue, value].flatMap((text) =>
      text === undefined ? [] : quoteValue(text),
    ),
  );
  const message = formatDiagnosticMessage(error);
  if (!location) return message;
  return quotes.size
    ? `${location} (${Array.from(quotes).join(", ")}): ${message}`
    : `${location}: ${message}`;
}
