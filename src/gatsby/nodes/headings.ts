import { parse } from "node-html-parser";
import type { HTMLElement } from "node-html-parser";
import { headingSlugs } from "../../content-model/markdown/headingSlugs";

/** A heading of a text, as GraphQL's `MarkdownHeading` has it. */
export interface Heading {
  readonly id: string;
  readonly value: string;
  readonly depth: number;
}

const headingsOf = (html: HTMLElement) =>
  html.querySelectorAll("h1, h2, h3, h4, h5, h6");

/** HTML made from Markdown, with an id at every heading. */
export function withHeadingIds(html: string): string {
  const root = parse(html);
  const elements = headingsOf(root);
  const ids = headingSlugs(elements.map(({ text }) => text));
  elements.forEach((element, index) => {
    element.setAttribute("id", ids[index]!);
  });
  return root.toString();
}

/** The headings of HTML that {@link withHeadingIds} made. */
export const headingsIn = (html: string): Heading[] =>
  headingsOf(parse(html)).map(({ id, text, tagName }) => ({
    id,
    value: text,
    depth: Number(tagName.slice(1)),
  }));
