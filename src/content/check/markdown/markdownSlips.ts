import type { Content, Root, Table } from "mdast";
import toString from "mdast-util-to-string";
import visit from "unist-util-visit";
import type { Remedy } from "../../model/faults";
import { paragraphSlips } from "./paragraphSlips";

export interface Mistake {
  /** Where it begins in the text. */
  readonly at: number;
  readonly value: string;
  readonly shown?: string;
  readonly remedy: Remedy;
}

export const startOf = ({ position }: Content): number =>
  position?.start.offset ?? 0;

const understood = [
  ...["link", "inlineCode", "strong", "html", "image"],
  ...["footnote", "footnoteReference"],
];

/** The source of a paragraph, with blanks in place of what Markdown understood. */
function wordsOnly(
  node: Content & { children: Content[] },
  text: string,
): string {
  const { start, end } = node.position ?? {};
  const from = start?.offset ?? 0;
  let source = text.slice(from, end?.offset);
  visit(node, (inner) => {
    const child = inner as Content;
    const begin = (child.position?.start.offset ?? 0) - from;
    // An address without brackets may be part of a link that is wrong.
    const isBare = child.type === "link" && !/[[<]/.test(source[begin] ?? "");
    if (isBare || !understood.includes(child.type)) return;
    const finish = (child.position?.end.offset ?? 0) - from;
    const blank = source.slice(begin, finish).replace(/\S/g, "\ufffc");
    source = source.slice(0, begin) + blank + source.slice(finish);
  });
  return source;
}

function misread(tree: Root, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, ["paragraph", "heading", "tableCell"], (inner) => {
    const node = inner as Content & { children: Content[] };
    const source = wordsOnly(node, text);
    for (const { pattern, remedy, form } of paragraphSlips) {
      const match = pattern.exec(source);
      if (!match) continue;
      const [words] = match;
      const lead = words.length - words.trimStart().length;
      const from = startOf(node) + match.index;
      mistakes.push({
        at: from + lead,
        value: text.slice(from, from + words.length).trim(),
        remedy: form ? { file: remedy(match), form } : remedy(match),
      });
      return;
    }
  });
  return mistakes;
}

/** Paragraphs that became code or headings by their lines' beginnings. */
function turned(tree: Root, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, (inner) => {
    const node = inner as Content;
    const source = text.slice(
      node.position?.start.offset,
      node.position?.end.offset,
    );
    if (node.type === "code" && !/^(?:`{3}|~{3})/.test(source.trimStart()))
      mistakes.push({
        at: startOf(node),
        value: node.value,
        remedy:
          "Remove the spaces at the start of the line: four of them make it code.",
      });
    const [underline] = /\n *(?:-+|=+)[ \t]*$/.exec(source) ?? [];
    if (node.type === "heading" && underline && !source.startsWith("#"))
      mistakes.push({
        at: startOf(node),
        value: source,
        remedy: `Leave an empty line above ${underline.trim()}: right below words it turns them into a heading. If they are one, write ## before them instead.`,
      });
  });
  return mistakes;
}

/** Rows whose last cells would not be shown, or are missing. */
function unevenRows(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, "table", ({ children: [first, ...rows] }: Table) => {
    const cells = first?.children.length ?? 0;
    for (const row of rows)
      if (row.children.length !== cells)
        mistakes.push({
          at: startOf(row),
          value: toString(row),
          remedy: `Write as many cells as the first row has: ${cells}.`,
        });
  });
  return mistakes;
}

/** What is valid Markdown, but would not be shown as it is meant. */
export const markdownSlips = (tree: Root, text: string): Mistake[] => [
  ...misread(tree, text),
  ...turned(tree, text),
  ...unevenRows(tree),
];
