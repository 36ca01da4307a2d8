import { closest, distance } from "fastest-levenshtein";
import { invisibleCharacters } from "../../shared/invisibleCharacters";
import { pluralize } from "../../shared/text";

/** What to do about something, and the name that was probably meant by a mistyped one. */
export interface DiagnosticMessage {
  /** One or more sentences, for whoever edits a file or the form of the editor. */
  readonly message: string;
  readonly suggestion?: string | undefined;
  /** Whether it names a page or an entry that isn't there. */
  readonly isMissingTarget?: true;
}

/** One mistake in the content, with what its author can do about it. */
export interface Diagnostic extends DiagnosticMessage {
  /** Path from the project's folder, such as `content/cities/tacoma.md`. */
  readonly file: string;
  /** From 1; `undefined` if the file is missing or not a text file. */
  readonly line?: number | undefined;
  /**
   * Path of the field, such as `services.0.service`; `body` for the text below
   * the front matter; empty for the whole file.
   */
  readonly fieldPath: string;
  readonly value?: unknown;
  /** What a form shows of the value, if that differs, such as the words of a link. */
  readonly displayValue?: string | undefined;
}

export const withSuggestion = ({
  message,
  suggestion,
}: DiagnosticMessage): string =>
  message + (suggestion ? ` Did you mean "${suggestion}"?` : "");

function formatValue(value: unknown): string {
  if (value === undefined) return "missing";
  const json = JSON.stringify(value);
  return json.length > 120 ? `${json.slice(0, 117)}...` : json;
}

const controls = invisibleCharacters("control");

/** Replaces control characters, so that content can't inject terminal escapes. */
const replaceControlCharacters = (line: string) =>
  line.replace(controls, "\u{fffd}");

/** An error as lines of text: its place, the current value and what to do. */
export function formatDiagnostic(diagnostic: Diagnostic) {
  const { file, line, fieldPath, value } = diagnostic;
  const location = line ? `${file}:${line}` : file;
  const valueLines =
    fieldPath || value !== undefined
      ? [`    ${fieldPath && `${fieldPath}: `}${formatValue(value)}`]
      : [];
  return [location, ...valueLines, `    ${withSuggestion(diagnostic)}`]
    .map(replaceControlCharacters)
    .join("\n");
}

/** A report for people: all errors, then the warnings. */
export function formatReport(
  errors: readonly Diagnostic[],
  warnings: readonly Diagnostic[] = [],
): string {
  const warningCount = pluralize(warnings.length, "warning");
  const verb = warnings.length === 1 ? "doesn't" : "don't";
  return `${[
    ...(errors.length || !warnings.length
      ? [`${pluralize(errors.length, "error")} in the content`]
      : []),
    ...errors.map(formatDiagnostic),
    ...(warnings.length
      ? [`${warningCount}, which ${verb} stop the build`]
      : []),
    ...warnings.map(formatDiagnostic),
  ].join("\n\n")}\n`;
}

/** Whether a name is another one, mistyped, or a part of it. */
function isLikelyMeant(mistyped: string, name: string): boolean {
  const longest = Math.max(...name.split(/[/-]/).map(({ length }) => length));
  const maxDistance = Math.min(Math.max(2, longest / 4), mistyped.length / 2);
  const [part, longer] =
    mistyped.length < name.length ? [mistyped, name] : [name, mistyped];
  return (
    distance(mistyped, name) <= maxDistance ||
    (part.length > 3 && longer.endsWith(part)) ||
    (longer.startsWith(part) && /^[.-][^/]+$/.test(longer.slice(part.length)))
  );
}

/** The candidate that was probably meant by a mistyped value. */
export function findClosest(
  value: string,
  candidates: readonly string[],
): string | undefined {
  const lowerCased = value.toLowerCase();
  const likely = candidates.filter((name) =>
    isLikelyMeant(lowerCased, name.toLowerCase()),
  );
  return likely.length ? closest(value, likely) : undefined;
}
