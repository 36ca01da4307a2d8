import { kinds } from "./kinds";
import type { Kind } from "./kind";

/** A Markdown file below `content/`, read but not yet checked. */
export interface ContentFile {
  /** Path below `content/`, such as `cities/tacoma.md`. */
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Where things stand in the file, for one that was read from its text. */
  readonly lines?: {
    /** Line, from 1, of a field by its dotted path, or of words within it. */
    readonly ofField: (path: string, words?: string) => number;
    /** How many lines come before the body. */
    readonly beforeBody: number;
  };
}

export const slugOf = (path: string): string =>
  path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");

/** The kind a file's place makes it; `undefined` where no kind lives. */
export function kindOf(path: string): Kind | undefined {
  const folder = path.slice(0, path.lastIndexOf("/"));
  return (
    kinds.find(({ file }) => file === path) ??
    kinds.find((kind) => kind.folder === folder)
  );
}

export const contentPath = (path: string): string => `content/${path}`;

/** Whether its author has marked it as not ready to be published. */
export const isDraft = ({ frontMatter }: ContentFile): boolean =>
  frontMatter.draft === true;

/** What faults call the text below the front matter. */
export const bodyField = "body";
