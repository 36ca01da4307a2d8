import type { Paragraph, Root } from "mdast";
import visit from "unist-util-visit";
import { buildFixDiagnostic, createReplacement } from "../../model/fixes";
import type { TextDiagnostic } from "./findFailedMarkup";

/** Matches at least two successive lines with bullets, or paragraphs with the same bullet. */
const typedList =
  /^[ \t]*([•◦▪‣·–—☐☑]) .*(?:\n[ \t]*[•◦▪‣·–—☐☑] .*|\n\n+[ \t]*\1 .*)+$/gm;

const toMarkdownList = (lines: string): string =>
  lines.replace(/\\?\n+/g, "\n").replace(/^([ \t]*)[•◦▪‣·–—☐☑] /gm, "$1- ");

/** Finds lists with typed bullets, which a page would show as paragraphs. */
export function findTypedLists(tree: Root, source: string): TextDiagnostic[] {
  const paragraphs: Paragraph[] = [];
  visit(tree, "paragraph", (node: Paragraph) => {
    paragraphs.push(node);
  });
  const isInParagraph = (offset: number) =>
    paragraphs.some(
      ({ position }) =>
        Number(position?.start.offset) <= offset &&
        offset < Number(position?.end.offset),
    );
  return Array.from(source.matchAll(typedList), (match) => ({
    offset: match.index + match[0].search(/\S/),
    value: match[0].trim(),
    ...buildFixDiagnostic(
      createReplacement(match[0], toMarkdownList(match[0])),
      "entries of a list begin with - and a space. In the editor, press Bulleted List.",
    ),
  })).filter(({ offset }) => isInParagraph(offset));
}
