import type { Definition, Heading, Link, Root } from "mdast";
import toString from "mdast-util-to-string";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import visit from "unist-util-visit";

/** Parser with the version and settings of gatsby-transformer-remark, so that check and site parse alike. */
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true });

/** Maximum length of a text, in characters. */
export const maxMarkdownLength = 20_000;
/** Parsing is quadratic in the number of these characters. */
const markers = /[*_~`[\]<|!]/g;
const maxMarkers = 2_000;

/**
 * Parses a Markdown text.
 * @returns `undefined` if the text is too long, has too many markers or is nested too
 *   deeply to parse in reasonable time
 */
export function parseMarkdown(text: string): Root | undefined {
  if (text.length > maxMarkdownLength) return undefined;
  if ((text.match(markers)?.length ?? 0) > maxMarkers) return undefined;
  try {
    return parser.parse(text) as Root;
  } catch (error) {
    // The parser is recursive: deep nesting overflows the stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function findLinks(tree: Root): (Link | Definition)[] {
  const links: (Link | Definition)[] = [];
  visit(tree, ["link", "definition"], (node) => {
    links.push(node as Link | Definition);
  });
  return links;
}

export interface HeadingWithText {
  readonly node: Heading;
  readonly text: string;
}

export function findHeadings(tree: Root): HeadingWithText[] {
  const headings: HeadingWithText[] = [];
  visit(tree, "heading", (node: Heading) => {
    headings.push({ node, text: toString(node) });
  });
  return headings;
}
