import { contentTypes } from "./contentTypes";
import { buildPagePaths } from "./contentType";
import type { ContentType } from "./contentType";
import { unpublishedReason } from "./unpublishedReason";

/** A Markdown file below `content/`, read but not yet checked. */
export interface ContentFile {
  /** Path below `content/`, such as `cities/tacoma.md`. */
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Line numbers, if the file was read from its text. */
  readonly lineNumbers?: {
    /** Line, from 1, of a field by its dotted path, or of words in the field. */
    readonly lineOf: (fieldPath: string, phrase?: string) => number;
    readonly linesBeforeBody: number;
  };
}

/** A text in a file: its body or a field of its front matter. */
export interface ContentText {
  readonly file: ContentFile;
  /** Dotted path of the front-matter field, or `body`. */
  readonly fieldPath: string;
  readonly value: string;
}

export const slugOf = (path: string): string =>
  path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");

/** The slug of a name: `O'Brien & Sons` becomes `obrien-sons`. */
export const slugify = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The kind of a file, by its path; `undefined` if no kind belongs there. */
export function contentTypeOf(path: string): ContentType | undefined {
  const folder = path.slice(0, path.lastIndexOf("/"));
  return (
    contentTypes.find(({ singleFile }) => singleFile === path) ??
    contentTypes.find((contentType) => contentType.folder === folder)
  );
}

export const toProjectPath = (path: string): string => `content/${path}`;

/** The path below `content/` of a path from the project's folder. */
export const toContentPath = (path: string): string =>
  path.replace(/^content\//, "");

/** The addresses of a file's pages, by the names of their fields. */
export function pagePathsOf({
  path,
  frontMatter,
}: ContentFile): Readonly<Record<string, string>> {
  const contentType = contentTypeOf(path);
  return contentType
    ? buildPagePaths(contentType, slugOf(path), frontMatter)
    : {};
}

export const hasDraftFlag = ({ frontMatter }: ContentFile): boolean =>
  frontMatter.draft === true;

/**
 * Whether everybody may read a file: it is no draft, and its day has come.
 * @param today the company's day, `YYYY-MM-DD`
 */
export function isPublished(
  { path, frontMatter }: ContentFile,
  today: string,
): boolean {
  const contentType = contentTypeOf(path);
  return (
    contentType !== undefined &&
    !unpublishedReason(contentType, frontMatter, today)
  );
}

/** The field name that errors use for the text below the front matter. */
export const bodyFieldPath = "body";
