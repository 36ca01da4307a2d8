import type { Content, Root } from "mdast";
import visit from "unist-util-visit";
import { startOf } from "./markdownSlips";
import type { Mistake } from "./markdownSlips";

function remedyFor(node: Content, source: string): string | undefined {
  if (node.type === "listItem" && typeof node.checked === "boolean")
    return "Remove the box, and leave a plain entry: - words";
  if (node.type === "table" && node.align?.some(Boolean))
    return "Remove the colons from the line of dashes: | --- | --- |";
  if (node.type === "tableCell" && source.includes("\\|"))
    return "Write a slash or a word in place of \\|.";
  if (
    node.type === "listItem" &&
    node.children.some(
      ({ type }, index) => type !== (index ? "list" : "paragraph"),
    )
  )
    return "Write this entry as one paragraph: after it only a list may follow.";
  return undefined;
}

/** Finds what the rich text of Decap 3.16 can't hold, and loses when it is edited. */
export function rewrittenMarkdown(tree: Root, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, (inner) => {
    const { start, end } = inner.position ?? {};
    const source = text.slice(start?.offset, end?.offset);
    const remedy = remedyFor(inner as Content, source);
    if (remedy)
      mistakes.push({ at: startOf(inner as Content), value: source, remedy });
  });
  return mistakes;
}
