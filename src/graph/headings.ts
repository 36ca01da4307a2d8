import { parse } from "node-html-parser";
import type { HTMLElement } from "node-html-parser";
import { isOwnId } from "../content/model/ownIds";
import { headingSlugs } from "../content/read/markdown/headingSlugs";

/** A heading of a text, in the shape of GraphQL's `MarkdownHeading`. */
export interface Heading {
  readonly id: string;
  readonly value: string;
  readonly depth: number;
}

const headingsOf = (html: HTMLElement) =>
  html.querySelectorAll("h1, h2, h3, h4, h5, h6");

/** Adds an id to every heading of HTML rendered from Markdown. */
export function withHeadingIds(html: string): string {
  const root = parse(html);
  const elements = headingsOf(root);
  const ids = headingSlugs(
    elements.map(({ text }) => text),
    isOwnId,
  );
  for (const [index, id] of ids.entries())
    elements[index]?.setAttribute("id", id);
  return root.toString();
}

/** The headings of HTML that {@link withHeadingIds} returned. */
export const headingsIn = (html: string): Heading[] =>
  headingsOf(parse(html)).map(({ id, text, tagName }) => ({
    id,
    value: text,
    depth: Number(tagName.slice(1)),
  }));
