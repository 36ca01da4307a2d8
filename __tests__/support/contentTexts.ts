import type { ContentFile } from "../../src/content-model/contentFile";

/** A text of a content file and the page it stands on. */
export interface ContentText {
  /** The file; a county's file has a second page, its `area`. */
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
export const textsOf = (file: ContentFile): ContentText[] =>
  [...stringsIn(file.frontMatter, []), ["body", file.body] as const].map(
    ([field, text]) => ({
      page: field.startsWith("area.") ? `${file.path} (area)` : file.path,
      field,
      text,
    }),
  );

/** Markdown as it is read: without marks and addresses, a block a line. */
export const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*#+ +(.*)$/gm, "\n$1\n")
    .replace(/^[ \t]*(?:[-*+]|\d+\.|>) +/gm, "\n")
    .replace(/[*_`]/g, "")
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");

export const wordsIn = (text: string): string[] =>
  plain(text).match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];

/** Sentences of a text, one by one. */
export const sentencesIn = (text: string): string[] =>
  plain(text)
    .split(/\n|(?<=[.!?]["”)]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
