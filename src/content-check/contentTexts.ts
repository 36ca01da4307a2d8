import { bodyField, contentPath } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import type { Fault } from "../content-model/faults";
import { spaced } from "../content-model/fieldLines";

/** A text of a content file. */
export interface ContentText {
  readonly file: ContentFile;
  /** The page that shows it: the file, or a county's second page, its `area`. */
  readonly page: string;
  /** Dotted path of the front-matter field, or `body`. */
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

/** All texts of a content file, in order. */
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

/** The words of Markdown without markup and addresses, one block per line. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*#+ +(.*)$/gm, "\n$1\n")
    .replace(/^[ \t]*(?:[-*+]|\d+\.|>) +/gm, "\n")
    .replace(/[*_`]/g, "")
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");

/** The words of plain text. */
export const wordsOf = (sentence: string): string[] =>
  sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];

/** The words of Markdown. */
export const wordsIn = (markdown: string): string[] =>
  wordsOf(plainText(markdown));

/** The sentences of Markdown, without its markup. */
export const sentencesIn = (markdown: string): string[] =>
  plainText(markdown)
    .split(/\n|(?<=[.!?]["”)]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/**
 * The place of words in a text, for a fault.
 * @param words as they are written in the text
 * @param index their offset in the text, if known
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

/** Number of words shown before and after a match. */
const context = 5;

/** Words of a text with some context, on one line. */
function excerpt(text: string, index: number, words: string): string {
  const before = text.slice(0, index).split(/(?<=\s)(?=\S)/);
  const after = text.slice(index + words.length).split(/(?<=\S)(?=\s)/);
  const shown = [...before.slice(-context), words, ...after.slice(0, context)];
  return shown.join("").replace(/\s+/g, " ").trim();
}

/** A fault for each match of a pattern in a text; its value is an excerpt. */
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
