import { kinds } from "./kinds";
import type { Kind } from "./kind";

/** A Markdown file below `content/`, read but not yet checked. */
export interface ContentFile {
  /** Path below `content/`, such as `cities/tacoma.md`. */
  readonly path: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
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
