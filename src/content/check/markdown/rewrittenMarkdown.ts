import type { Content, Root } from "mdast";
import visit from "unist-util-visit";
import type { Mistake } from "./markdownSlips";

/** What to write instead of Markdown that doesn't survive the editor. */
function remedyFor(node: Content, source: string): string | undefined {
  if (node.type === "listItem" && typeof node.checked === "boolean")
    return "Remove the box, and leave a plain entry: - words";
  if (node.type === "table" && node.align?.some(Boolean))
    return "Remove the colons from the line of dashes: | --- | --- |";
  if (node.type === "tableCell" && source.includes("\\|"))
    return "Write a slash or a word in place of \\|.";
  if (node.type !== "text" || !/(?<![\\*])\*(?!\*)/.test(source))
    return undefined;
  const product = source.match(/\d+(?:\s*\*\s*\d+)+/)?.[0];
  return product
    ? `Write ${product.replace(/\s*\*\s*/g, " × ")}`
    : "Write \\* for an asterisk.";
}

/** Finds what Decap 3.16 rewrites when it saves, although nobody touched it. */
export function rewrittenMarkdown(tree: Root, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, (inner) => {
    const node = inner as Content;
    const { start, end } = node.position ?? {};
    const source = text.slice(start?.offset, end?.offset);
    const remedy = remedyFor(node, source);
    if (remedy) mistakes.push({ node, value: source, remedy });
  });
  return mistakes;
}
