import type { Content, List, Parent, Root } from "mdast";
import visit from "unist-util-visit";
import { startOffset } from "./findUnparsedMarkdown";
import type { TextDiagnostic } from "./findUnparsedMarkdown";
import { findMisnumberedItem } from "../../markdown/findMisnumberedItem";

/**
 * What to do about a part that is not allowed, that its line's beginning turned into
 * something else, or that the rich text of Decap 3.16 loses when it is edited.
 */
function nodeMessage(
  node: Content,
  source: string,
  parent: Parent | undefined,
  text: string,
): string | undefined {
  const misnumbered =
    parent?.type === "list" && findMisnumberedItem(parent as List, text);
  switch (node.type) {
    case "html":
      return /^<br/i.test(source)
        ? "Remove it: leave an empty line to begin a new paragraph."
        : "Write it in Markdown: HTML is not allowed in texts.";
    case "image":
    case "imageReference":
      return "Remove it: texts can't have pictures. Set the page's picture in its image field.";
    case "code":
      if (!/^(?:`{3}|~{3})/.test(source.trimStart()))
        return "Remove the spaces at the start of the line: four of them make it code.";
      return /\n *(?:`{3,}|~{3,})$/.test(source)
        ? undefined
        : "Close the code with a line like the first one, or remove that line: it turns everything below it into code.";
    case "emphasis":
      return /\d[*_]\d/.test(text.slice(startOffset(node) - 1).slice(0, 3))
        ? "Write × between numbers, or \\* with a backslash: these marks make everything between them italic."
        : undefined;
    case "heading": {
      const [underline = ""] = /\n *(?:-+|=+)[ \t]*$/.exec(source) ?? [];
      return underline && !source.startsWith("#")
        ? `Leave an empty line above ${underline.trim()}: right below words it turns them into a heading. If they are one, write ## before them instead.`
        : undefined;
    }
    case "table":
      return node.align?.some(Boolean)
        ? "Remove the colons from the line of dashes: | --- | --- |"
        : undefined;
    case "tableRow": {
      const { children = [] } = (parent?.children[0] ?? {}) as Partial<Parent>;
      return node.children.length === children.length
        ? undefined
        : `Write as many cells as the first row has: ${children.length}.`;
    }
    case "tableCell":
      return source.includes("\\|")
        ? "Write a slash or a word in place of \\|."
        : undefined;
    case "listItem":
      if (!node.children.length)
        return "Write the words of this entry, or remove it: it is empty.";
      if (isMisindented(node, parent))
        return "Remove the spaces before this entry or, if it belongs to the one above, write as many as that has before its words.";
      if (misnumbered && misnumbered.offset === startOffset(node))
        return misnumbered.written === misnumbered.rendered
          ? `Write ${misnumbered.written}\\. with a backslash: a number and a period begin a numbered list.`
          : `Write ${misnumbered.rendered}. because a numbered list counts up by one. If it isn't a list, write ${misnumbered.written}\\. with a backslash.`;
      if (typeof node.checked === "boolean")
        return "Remove the box, and leave a plain entry: - words";
      return node.children.some(
        ({ type }, index) => type !== (index ? "list" : "paragraph"),
      )
        ? "Write this entry as one paragraph: after it only a list may follow."
        : undefined;
    default:
      return undefined;
  }
}

const columnOf = ({ position }: Content) => position?.start.column ?? 0;

/** Whether an entry is indented unlike the first, but not enough to be within another. */
function isMisindented(item: Content, list: Parent | undefined): boolean {
  const [first] = list?.children ?? [];
  return first !== undefined && columnOf(item) !== columnOf(first);
}

export function validateMarkdownNodes(
  tree: Root,
  text: string,
): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  const htmlLines = new Set<number | undefined>();
  visit(tree, (unistNode, _index, parent) => {
    const node = unistNode as Content;
    const { start, end } = node.position ?? {};
    const value = text.slice(start?.offset, end?.offset);
    const message = nodeMessage(
      node,
      value,
      parent as Parent | undefined,
      text,
    );
    if (!message) return;
    // Opening and closing tags on a line count as one mistake.
    if (node.type === "html" && htmlLines.has(start?.line)) return;
    if (node.type === "html") htmlLines.add(start?.line);
    diagnostics.push({ offset: startOffset(node), value, message });
  });
  return diagnostics;
}
