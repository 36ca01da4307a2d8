import {
  toContentPath,
  toProjectPath,
  contentTypeOf,
} from "../../content/model/contentFile";
import { formatDiagnosticMessage } from "../../content/model/diagnostics";
import type { Diagnostic } from "../../content/model/diagnostics";
import { formatFieldLabel } from "./formatFieldLabel";

/** Formats a value in quotation marks, cut to 60 characters; empty for objects and blank values. */
function formatExcerpt(value: unknown): string {
  const line = String(value).replace(/\s+/g, " ").trim();
  if (value === undefined || typeof value === "object" || !line) return "";
  return `“${line.length > 60 ? `${line.slice(0, 59)}…` : line}”`;
}

/**
 * Formats a diagnostic for the editor, with the field's label and value. A diagnostic
 * of another file begins with the file's path.
 * @param openPath path of the edited file below `content/`
 */
export function formatEditorDiagnostic(
  diagnostic: Diagnostic,
  openPath: string,
): string {
  const { file, line, fieldPath, value, displayValue } = diagnostic;
  const contentType = contentTypeOf(toContentPath(file));
  const location = [
    ...(file === toProjectPath(openPath) ? [] : [file]),
    ...(fieldPath
      ? [formatFieldLabel(contentType?.fields ?? {}, fieldPath)]
      : []),
    ...(line && !fieldPath ? [`line ${line}`] : []),
  ].join(", ");
  const excerpts = new Set(
    [displayValue, value].map(formatExcerpt).filter(Boolean),
  );
  const message = formatDiagnosticMessage(diagnostic);
  if (!location) return message;
  return excerpts.size
    ? `${location} (${Array.from(excerpts).join(", ")}): ${message}`
    : `${location}: ${message}`;
}
