import { closest, distance } from "fastest-levenshtein";

/** One mistake in the content, said so that its author can mend it. */
export interface Fault {
  /** Path from the project's folder, such as `content/cities/tacoma.md`. */
  readonly file: string;
  /** From 1; `undefined` where the file is missing or is no text. */
  readonly line?: number | undefined;
  /**
   * Path of the field, such as `services.0.service`; `body` is the text below
   * the front matter; empty for the file.
   */
  readonly field: string;
  /** What is there now; `undefined` where nothing is. */
  readonly value?: unknown;
  readonly remedy: string;
}

/** What is there, on one line, as a report shows it. */
export function shownValue(value: unknown): string {
  if (value === undefined) return "missing";
  const json = JSON.stringify(value);
  return json.length > 120 ? `${json.slice(0, 117)}...` : json;
}

/** Texts of the content can't steer the terminal they are shown in. */
const plain = (line: string) => line.replace(/\p{Cc}/gu, "\u{fffd}");

/** A fault in lines: where, what is there, what to do. */
export function formatFault({ file, line, field, value, remedy }: Fault) {
  const place = line ? `${file}:${line}` : file;
  const there =
    field || value !== undefined
      ? [`    ${field && `${field}: `}${shownValue(value)}`]
      : [];
  return [place, ...there, `    ${remedy}`].map(plain).join("\n");
}

const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;

/** A report for people: all faults, then what doesn't stop the site. */
export function formatFaults(
  faults: readonly Fault[],
  warnings: readonly Fault[] = [],
): string {
  const part = (heading: string, list: readonly Fault[]) =>
    list.length ? [heading, ...list.map(formatFault)] : [];
  return `${[
    ...(faults.length || !warnings.length
      ? [`${counted(faults.length, "fault", "faults")} in the content`]
      : []),
    ...faults.map(formatFault),
    ...part(
      `${counted(warnings.length, "warning", "warnings")}, which stop nothing`,
      warnings,
    ),
  ].join("\n\n")}\n`;
}

/** ` Did you mean "x"?` for the candidate nearest to a mistyped value. */
export function didYouMean(
  value: string,
  candidates: readonly string[],
): string {
  if (!candidates.length) return "";
  const nearest = closest(value, [...candidates]);
  // More than half of it other letters: no slip of the finger.
  if (distance(value, nearest) > Math.max(2, nearest.length / 2)) return "";
  return ` Did you mean "${nearest}"?`;
}
