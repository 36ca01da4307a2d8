import type { Definition, Heading, Link, Root } from "mdast";
import toString from "mdast-util-to-string";
import remark from "remark";
import footnotes from "remark-footnotes";
import gfm from "remark-gfm";
import visit from "unist-util-visit";

/**
 * The parser of gatsby-transformer-remark, in the same versions and with the
 * same settings: what is checked is what the site shows.
 */
const parser = remark().use(gfm).use(footnotes, { inlineNotes: true });

/** Longest text, in characters. */
export const longestMarkdown = 20_000;
/** The parser's time grows with the square of these, which texts have few of. */
const marks = /[*_~`[\]<|!]/g;
const mostMarks = 2_000;

/**
 * The tree of a Markdown text; `undefined` where it is too long, or its lists,
 * quotes and marks are too many to read in time.
 */
export function markdownTree(text: string): Root | undefined {
  if (text.length > longestMarkdown) return undefined;
  if ((text.match(marks)?.length ?? 0) > mostMarks) return undefined;
  try {
    return parser.parse(text) as Root;
  } catch (error) {
    // The parser calls itself for what is nested.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Every address a text links to, with the node that names it. */
export function linksOf(tree: Root): (Link | Definition)[] {
  const links: (Link | Definition)[] = [];
  visit(tree, ["link", "definition"], (node) => {
    links.push(node as Link | Definition);
  });
  return links;
}

/** The headings of a text, with what is read of them. */
export function headingsOf(tree: Root): { node: Heading; text: string }[] {
  const headings: { node: Heading; text: string }[] = [];
  visit(tree, "heading", (node: Heading) => {
    headings.push({ node, text: toString(node) });
  });
  return headings;
}
