import { closest, distance } from "fastest-levenshtein";
import { invisibleCharacters } from "../../site/invisibleCharacters";
import { counted } from "../../site/text";

/** What to do about something, and the name that was probably meant by a mistyped one. */
export interface Advice {
  /** One or more sentences, for whoever edits a file or the form of the editor. */
  readonly fix: string;
  readonly meant?: string | undefined;
  /** Whether it names a page or an entry that isn't there. */
  readonly isUnknown?: true;
}

/** One mistake in the content, with what its author can do about it. */
export interface ContentError extends Advice {
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
  /** What a form shows of the value, if that differs, such as the words of a link. */
  readonly shown?: string | undefined;
}

export const adviceText = ({ fix, meant }: Advice): string =>
  fix + (meant ? ` Did you mean "${meant}"?` : "");

function shownValue(value: unknown): string {
  if (value === undefined) return "missing";
  const json = JSON.stringify(value);
  return json.length > 120 ? `${json.slice(0, 117)}...` : json;
}

const controls = invisibleCharacters("control");

/** Replaces control characters, so that content can't inject terminal escapes. */
const plain = (line: string) => line.replace(controls, "\u{fffd}");

/** An error as lines of text: its place, the current value and what to do. */
export function formatError(error: ContentError) {
  const { file, line, field, value } = error;
  const place = line ? `${file}:${line}` : file;
  const current =
    field || value !== undefined
      ? [`    ${field && `${field}: `}${shownValue(value)}`]
      : [];
  return [place, ...current, `    ${adviceText(error)}`].map(plain).join("\n");
}

/** A report for people: all errors, then the warnings. */
export function formatErrors(
  errors: readonly ContentError[],
  warnings: readonly ContentError[] = [],
): string {
  const warned = counted(warnings.length, "warning");
  const verb = warnings.length === 1 ? "doesn't" : "don't";
  return `${[
    ...(errors.length || !warnings.length
      ? [`${counted(errors.length, "error")} in the content`]
      : []),
    ...errors.map(formatError),
    ...(warnings.length ? [`${warned}, which ${verb} stop the build`] : []),
    ...warnings.map(formatError),
  ].join("\n\n")}\n`;
}

/** Whether a name is another one, mistyped, or a part of it. */
function isLike(written: string, name: string): boolean {
  const longest = Math.max(...name.split(/[/-]/).map(({ length }) => length));
  const maxDistance = Math.min(Math.max(2, longest / 4), written.length / 2);
  const [part, longer] =
    written.length < name.length ? [written, name] : [name, written];
  return (
    distance(written, name) <= maxDistance ||
    (part.length > 3 && longer.endsWith(part)) ||
    (longer.startsWith(part) && /^[.-][^/]+$/.test(longer.slice(part.length)))
  );
}

/** The candidate that was probably meant by a mistyped value. */
export function closestTo(
  value: string,
  candidates: readonly string[],
): string | undefined {
  const written = value.toLowerCase();
  const like = candidates.filter((name) => isLike(written, name.toLowerCase()));
  return like.length ? closest(value, like) : undefined;
}
