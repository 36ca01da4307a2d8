import { bodyField, contentPath } from "../model/contentFile";
import type { ContentFile, ContentText } from "../model/contentFile";
import type { ContentError } from "../model/contentErrors";

function* stringsIn(
  value: unknown,
  path: readonly string[],
): Generator<[field: string, text: string]> {
  if (typeof value === "string") yield [path.join("."), value];
  if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value))
      yield* stringsIn(item, [...path, key]);
}

const textsIn = (file: ContentFile): ContentText[] =>
  [...stringsIn(file.frontMatter, []), [bodyField, file.body] as const].map(
    ([field, text]) => ({ file, field, text }),
  );

/** The line of an offset in a text; `undefined` if the file has no line numbers. */
export function lineAt(
  { file: { lines }, field, text }: ContentText,
  offset = 0,
): number | undefined {
  if (field === bodyField)
    return lines && lines.beforeBody + text.slice(0, offset).split("\n").length;
  const [words = ""] = text.slice(offset).split("\n");
  return lines?.ofField(field, words.slice(0, 30));
}

/** Where something at an offset in a text is. */
export const placeOf = (text: ContentText, offset: number) => ({
  file: contentPath(text.file.path),
  field: text.field,
  line: lineAt(text, offset),
});

/** The match with up to 30 characters of its paragraph on each side, in whole words. */
function excerpt(text: string, offset: number, words: string): string {
  const before = text.slice(Math.max(offset - 30, 0), offset);
  const after = text.slice(offset + words.length).slice(0, 30);
  const start = offset > 30 ? before.replace(/^\S*\s+/, "") : before;
  const end = after.length === 30 ? after.replace(/\s+\S*$/, "") : after;
  const within = start.replace(/^.*\n\s*\n/s, "") + words;
  return (within + end.replace(/\n\s*\n.*$/s, "")).replace(/\s+/g, " ").trim();
}

export interface Phrase {
  readonly pattern: RegExp;
  readonly fix: string;
  /** Files, or folders that end with a slash, in which they are right. */
  readonly allowedIn?: readonly string[];
}

const findPhrases = (
  file: ContentFile,
  phrases: readonly Phrase[],
): ContentError[] =>
  textsIn(file).flatMap((text) =>
    phrases
      .filter(({ allowedIn = [] }) =>
        allowedIn.every((place) => !file.path.startsWith(place)),
      )
      .flatMap(({ pattern, fix }) =>
        Array.from(text.text.matchAll(pattern), ({ 0: words, index }) => ({
          ...placeOf(text, index),
          value: excerpt(text.text, index, words),
          fix,
        })),
      ),
  );

const errorsByFile = new WeakMap<ContentFile, Map<string, ContentError[]>>();

/**
 * An error for each place where a file has such words; its value is an excerpt. A
 * file that stays the same is searched once.
 */
export function phraseErrors(
  file: ContentFile,
  phrases: readonly Phrase[],
): ContentError[] {
  const found = errorsByFile.get(file) ?? new Map<string, ContentError[]>();
  errorsByFile.set(file, found);
  const query = phrases
    .map(({ pattern, fix }) => pattern.source + fix)
    .join("\n");
  const errors = found.get(query) ?? findPhrases(file, phrases);
  found.set(query, errors);
  return errors;
}
