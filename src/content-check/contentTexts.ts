import { bodyField, contentPath } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import type { Fault } from "../content-model/faults";
import { spaced } from "../content-model/fieldLines";

/** A text of a content file. */
export interface ContentText {
  readonly file: ContentFile;
  /** Where it is read: the file, or the second page of a county, its `area`. */
  readonly page: string;
  /** Front matter field, dotted; `body` for what follows the front matter. */
  readonly field: string;
  readonly text: string;
}

function* stringsIn(
  value: unknown,
  path: readonly string[],
): Generator<[field: string, text: string]> {
  if (typeof value === "string") yield [path.join("."), value];
  if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value))
      yield* stringsIn(item, [...path, key]);
}

/** Every text of a content file, in its order. */
export function textsOf(file: ContentFile): ContentText[] {
  const path = contentPath(file.path);
  const texts = [...stringsIn(file.frontMatter, []), [bodyField, file.body]];
  return texts.map(([field = "", text = ""]) => ({
    file,
    page: field.startsWith("area.") ? `${path} (area)` : path,
    field,
    text,
  }));
}

/** Markdown as it is read: without marks and addresses, a block a line. */
const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*#+ +(.*)$/gm, "\n$1\n")
    .replace(/^[ \t]*(?:[-*+]|\d+\.|>) +/gm, "\n")
    .replace(/[*_`]/g, "")
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");

/** The words of a sentence, or of more that has no marks. */
export const wordsOf = (sentence: string): string[] =>
  sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];

/** The words of Markdown. */
export const wordsIn = (markdown: string): string[] => wordsOf(plain(markdown));

/** Sentences of Markdown, one by one, without its marks. */
export const sentencesIn = (markdown: string): string[] =>
  plain(markdown)
    .split(/\n|(?<=[.!?]["”)]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/**
 * What a fault of a text says of its place.
 * @param words those that are wrong, as they stand in the text
 * @param index where in the text they stand, if that is known
 */
export function placeOf(
  { file: { path, lines }, field, text }: ContentText,
  words: string,
  index = text.search(spaced(words)),
): Pick<Fault, "file" | "line" | "field"> {
  const before = text.slice(0, Math.max(index, 0));
  const line =
    field === bodyField
      ? lines && lines.beforeBody + before.split("\n").length
      : lines?.ofField(field, words);
  return { file: contentPath(path), line, field };
}

/** How many words of a text are shown before and after a find. */
const context = 5;

/** Words of a text, and some around them, on one line. */
function excerpt(text: string, index: number, words: string): string {
  const before = text.slice(0, index).split(/(?<=\s)(?=\S)/);
  const after = text.slice(index + words.length).split(/(?<=\S)(?=\s)/);
  const shown = [...before.slice(-context), words, ...after.slice(0, context)];
  return shown.join("").replace(/\s+/g, " ").trim();
}

/**
 * A fault for each place of a text where a pattern is found, its value the
 * words and some around them.
 */
export const found = (
  text: ContentText,
  pattern: RegExp,
  remedy: string,
): Fault[] =>
  Array.from(text.text.matchAll(pattern), ({ 0: words, index }) => ({
    ...placeOf(text, words, index),
    value: excerpt(text.text, index, words),
    remedy,
  }));
