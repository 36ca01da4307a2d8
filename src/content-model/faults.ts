import { closest, distance } from "fastest-levenshtein";

/** One mistake in the content, said so that its author can mend it. */
export interface Fault {
  /** Path from the project's folder, such as `content/cities/tacoma.md`. */
  readonly file: string;
  /** Path of the field, such as `services.0.service`; empty for the file. */
  readonly field: string;
  /** What is there now; `undefined` where nothing is. */
  readonly value?: unknown;
  readonly remedy: string;
}

const shown = (value: unknown) => {
  if (value === undefined) return "missing";
  const json = JSON.stringify(value);
  return json.length > 120 ? `${json.slice(0, 117)}...` : json;
};

export const formatFault = ({ file, field, value, remedy }: Fault): string =>
  field
    ? `${file}\n    ${field}: ${shown(value)}\n    ${remedy}`
    : `${file}\n    ${remedy}`;

export const formatFaults = (faults: readonly Fault[]): string =>
  `${String(faults.length)} ${faults.length === 1 ? "fault" : "faults"} in the content\n\n${faults.map(formatFault).join("\n\n")}\n`;

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
