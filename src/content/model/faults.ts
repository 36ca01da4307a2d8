import { closest, distance } from "fastest-levenshtein";
import { counted } from "../../site/text";

/** One mistake in the content, with what its author can do about it. */
export interface Fault {
  /** Path from the project's folder, such as `content/cities/tacoma.md`. */
  readonly file: string;
  /** From 1; `undefined` if the file is missing or not a text file. */
  readonly line?: number | undefined;
  /**
   * Path of the field, such as `services.0.service`; `body` for the text below
   * the front matter; empty for the whole file.
   */
  readonly field: string;
  readonly value?: unknown;
  /** What to do, as one or more sentences. */
  readonly remedy: string;
}

/** The current value on one line, shortened for a report. */
export function shownValue(value: unknown): string {
  if (value === undefined) return "missing";
  const json = JSON.stringify(value);
  return json.length > 120 ? `${json.slice(0, 117)}...` : json;
}

/** Replaces control characters, so that content can't inject terminal escapes. */
const plain = (line: string) => line.replace(/\p{Cc}/gu, "\u{fffd}");

/** A fault as lines of text: its place, the current value and what to do. */
export function formatFault({ file, line, field, value, remedy }: Fault) {
  const place = line ? `${file}:${line}` : file;
  const there =
    field || value !== undefined
      ? [`    ${field && `${field}: `}${shownValue(value)}`]
      : [];
  return [place, ...there, `    ${remedy}`].map(plain).join("\n");
}

/** A report for people: all faults, then the warnings. */
export function formatFaults(
  faults: readonly Fault[],
  warnings: readonly Fault[] = [],
): string {
  const part = (heading: string, list: readonly Fault[]) =>
    list.length ? [heading, ...list.map(formatFault)] : [];
  return `${[
    ...(faults.length || !warnings.length
      ? [`${counted(faults.length, "fault")} in the content`]
      : []),
    ...faults.map(formatFault),
    ...part(
      `${counted(warnings.length, "warning")}, which ${warnings.length === 1 ? "doesn't" : "don't"} stop the build`,
      warnings,
    ),
  ].join("\n\n")}\n`;
}

/** ` Did you mean "x"?` with the candidate closest to a mistyped value, or "". */
export function didYouMean(
  value: string,
  candidates: readonly string[],
): string {
  if (!candidates.length) return "";
  const nearest = closest(value, [...candidates]);
  // A value that differs in more than half of its letters is no typo.
  if (distance(value, nearest) > Math.max(2, nearest.length / 2)) return "";
  return ` Did you mean "${nearest}"?`;
}
