import { contentTypes } from "./contentTypes";
import type { ContentType } from "./contentType";
import { getUnpublishedReason } from "./getUnpublishedReason";
import { buildPagePaths } from "./pagePaths";
import type { FindFrontMatter } from "./pagePaths";

/** A Markdown file below `content/`, parsed but not validated. */
export interface ContentFile {
  /** Path below `content/`, such as `cities/tacoma.md`. */
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** `undefined` for files without a source, such as the editor's form. */
  readonly lineNumbers?: {
    /** Returns the line, from 1, of a field by its dotted path, or of a phrase within its value. */
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

/** URL slug: `O'Brien & Sons` becomes `obrien-sons`. Empty if a text has no Latin letters or digits. */
export const slugify = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Content type of the file at a path below `content/`; `undefined` if no type has such files. */
export function contentTypeOf(path: string): ContentType | undefined {
  const folder = path.slice(0, path.lastIndexOf("/"));
  return (
    contentTypes.find(({ singleFile }) => singleFile === path) ??
    contentTypes.find((contentType) => contentType.folder === folder)
  );
}

export const toProjectPath = (path: string): string => `content/${path}`;

/** Inverse of `toProjectPath`: the path below `content/`. */
export const toContentPath = (path: string): string =>
  path.replace(/^content\//, "");

/** Creates a function that finds the front matter of files by their paths. */
export function createFrontMatterLookup(
  files: readonly ContentFile[],
): FindFrontMatter {
  const byPath = new Map(
    files.map(({ path, frontMatter }) => [path, frontMatter]),
  );
  return (path) => byPath.get(path);
}

/** Paths of a file's pages by GraphQL field, such as `path`. */
export function getPagePathsByField(
  { path, frontMatter }: ContentFile,
  findFrontMatter: FindFrontMatter,
): Readonly<Record<string, string>> {
  const contentType = contentTypeOf(path);
  return contentType
    ? buildPagePaths(contentType, slugOf(path), frontMatter, findFrontMatter)
    : {};
}

export const hasDraftFlag = ({ frontMatter }: ContentFile): boolean =>
  frontMatter.draft === true;

/**
 * Whether a file is published: neither a draft nor scheduled for a later day.
 * @param today the day in the company's time zone, `YYYY-MM-DD`
 */
export function isPublished(
  { path, frontMatter }: ContentFile,
  today: string,
): boolean {
  const contentType = contentTypeOf(path);
  return (
    contentType !== undefined &&
    !getUnpublishedReason(contentType, frontMatter, today)
  );
}

/** Field path of the body, the text below the front matter. */
export const bodyFieldPath = "body";
