import { kinds } from "./kinds";
import { pathsOf } from "./kind";
import type { Kind } from "./kind";
import { publishState } from "./publishState";

/** A Markdown file below `content/`, read but not yet checked. */
export interface ContentFile {
  /** Path below `content/`, such as `cities/tacoma.md`. */
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Line numbers, if the file was read from its text. */
  readonly lines?: {
    /** Line, from 1, of a field by its dotted path, or of words in the field. */
    readonly ofField: (path: string, words?: string) => number;
    readonly beforeBody: number;
  };
}

/** A text in a file: its body or a field of its front matter. */
export interface ContentText {
  readonly file: ContentFile;
  /** Dotted path of the front-matter field, or `body`. */
  readonly field: string;
  readonly text: string;
}

export const slugOf = (path: string): string =>
  path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");

/** The slug of a name: `O'Brien & Sons` becomes `obrien-sons`. */
export const tidySlug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The kind of a file, by its path; `undefined` if no kind belongs there. */
export function kindOf(path: string): Kind | undefined {
  const folder = path.slice(0, path.lastIndexOf("/"));
  return (
    kinds.find(({ file }) => file === path) ??
    kinds.find((kind) => kind.folder === folder)
  );
}

export const contentPath = (path: string): string => `content/${path}`;

/** The path below `content/` of a path from the project's folder. */
export const belowContent = (path: string): string =>
  path.replace(/^content\//, "");

/** The addresses of a file's pages, by the names of their fields. */
export function addressesOfFile({
  path,
  frontMatter,
}: ContentFile): Readonly<Record<string, string>> {
  const kind = kindOf(path);
  return kind ? pathsOf(kind, slugOf(path), frontMatter) : {};
}

export const isDraft = ({ frontMatter }: ContentFile): boolean =>
  frontMatter.draft === true;

/**
 * Whether everybody may read a file: it is no draft, and its day has come.
 * @param today the company's day, `YYYY-MM-DD`
 */
export function isPublished(
  { path, frontMatter }: ContentFile,
  today: string,
): boolean {
  const kind = kindOf(path);
  return kind !== undefined && !publishState(kind, frontMatter, today);
}

/** The field name that errors use for the text below the front matter. */
export const bodyField = "body";
