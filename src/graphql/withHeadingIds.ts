import { parse } from "node-html-parser";
import { isReservedElementId } from "../content/model/reservedIds";
import { buildHeadingIds } from "../content/markdown/buildHeadingIds";

/** A heading in the shape of GraphQL's `MarkdownHeading`. */
interface Heading {
  readonly id: string;
  readonly value: string;
  readonly depth: number;
}

interface HtmlWithHeadings {
  /** The HTML with an id for every heading. */
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Adds an id to every heading of HTML that was rendered from Markdown. */
export function withHeadingIds(html: string): HtmlWithHeadings {
  const root = parse(html);
  const elements = root.querySelectorAll("h1, h2, h3, h4, h5, h6");
  const ids = buildHeadingIds(
    elements.map(({ text }) => text),
    isReservedElementId,
  );
  const headings = elements.map((element, index) => {
    const id = String(ids[index]);
    element.setAttribute("id", id);
    const depth = Number(element.tagName.slice(1));
    return { id, value: element.text, depth };
  });
  return { html: root.toString(), headings };
}
