import { closest, distance } from "fastest-levenshtein";
import { buildInvisibleCharacterPattern } from "../../shared/invisibleCharacters";
import { pluralize } from "../../shared/text";
import type { Fix } from "./fixes";

export interface UnlocatedDiagnostic {
  /** Instruction for the author, in whole sentences. */
  readonly message: string;
  /** The edit that the message describes. */
  readonly fix?: Fix;
  /** Likely spelling of a misspelled value; of a misplaced file, the likely folder. */
  readonly suggestion?: string | undefined;
  /** Whether the message reports a reference to a missing page, entry or picture. */
  readonly isMissingTarget?: true;
}

/** An error or a warning about the content. */
export interface Diagnostic extends UnlocatedDiagnostic {
  /** Path from the project's folder, such as `content/cities/tacoma.md`. */
  readonly file: string;
  /** Line number, from 1; `undefined` if the file is missing or not a text file. */
  readonly line?: number | undefined;
  /** Dotted path of the field, such as `services.0.service`, or `body`; empty for the whole file. */
  readonly fieldPath: string;
  readonly value?: unknown;
  /** Text that the editor's form shows for the value, such as the text of a link. Defaults to the value. */
  readonly displayValue?: string | undefined;
}

export const formatDiagnosticMessage = ({
  message,
  suggestion,
}: UnlocatedDiagnostic): string =>
  message + (suggestion ? ` Did you mean "${suggestion}"?` : "");

function formatValue(value: unknown): string {
  if (value === undefined) return "missing";
  const json = JSON.stringify(value);
  return json.length > 120 ? `${json.slice(0, 117)}...` : json;
}

const controls = buildInvisibleCharacterPattern("control");

/** Replaces control characters, so that content can't inject terminal escapes. */
const replaceControlCharacters = (line: string) =>
  line.replace(controls, "\u{fffd}");

/** Formats a diagnostic as lines of text: location, current value, message. */
export function formatDiagnostic(diagnostic: Diagnostic) {
  const { file, line, fieldPath, value } = diagnostic;
  const location = line ? `${file}:${line}` : file;
  const valueLines =
    fieldPath || value !== undefined
      ? [`    ${fieldPath && `${fieldPath}: `}${formatValue(value)}`]
      : [];
  return [location, ...valueLines, `    ${formatDiagnosticMessage(diagnostic)}`]
    .map(replaceControlCharacters)
    .join("\n");
}

/** Formats a report for the terminal: errors, then warnings. */
export function formatReport(
  errors: readonly Diagnostic[],
  warnings: readonly Diagnostic[] = [],
): string {
  const warningCount = pluralize(warnings.length, "warning");
  const verb = warnings.length === 1 ? "doesn't" : "don't";
  const paragraphs: string[] = [];
  if (errors.length || !warnings.length)
    paragraphs.push(`${pluralize(errors.length, "error")} in the content`);
  paragraphs.push(...errors.map(formatDiagnostic));
  if (warnings.length)
    paragraphs.push(`${warningCount}, which ${verb} stop the build`);
  paragraphs.push(...warnings.map(formatDiagnostic));
  return `${paragraphs.join("\n\n")}\n`;
}

/** Whether a value is likely a misspelling of a name, or a part of the name. */
function isLikelyMisspelling(mistyped: string, name: string): boolean {
  const longest = Math.max(...name.split(/[/-]/).map(({ length }) => length));
  const maxDistance = Math.min(Math.max(2, longest / 4), mistyped.length / 2);
  const isShorter = mistyped.length < name.length;
  const part = isShorter ? mistyped : name;
  const longer = isShorter ? name : mistyped;
  return (
    distance(mistyped, name) <= maxDistance ||
    (part.length > 3 && longer.endsWith(part)) ||
    (longer.startsWith(part) && /^[.-][^/]+$/.test(longer.slice(part.length)))
  );
}

/** Returns the candidate with the closest spelling; `undefined` if no candidate is close. */
export function findClosest(
  value: string,
  candidates: readonly string[],
): string | undefined {
  const lowerCased = value.toLowerCase();
  const likely = candidates.filter((name) =>
    isLikelyMisspelling(lowerCased, name.toLowerCase()),
  );
  return likely.length ? closest(value, likely) : undefined;
}
