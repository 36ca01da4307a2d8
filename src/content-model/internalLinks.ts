import { canonicalPath } from "../site/routes";

/** Inline links, reference definitions and links of raw HTML to this site. */
const link =
  /\]\(\s*<?(\/[^\s)>?#]*)|^ *\[[^\]]+\]: *<?(\/[^\s>?#]*)|href="(\/[^"?#]*)/gm;

/** The pages of this site that a Markdown text links to, in canonical spelling. */
export const internalLinks = (markdown: string): string[] =>
  Array.from(markdown.matchAll(link), ([, inline, definition, html]) =>
    canonicalPath(inline ?? definition ?? html ?? ""),
  );
