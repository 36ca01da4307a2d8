import type { Content, Root } from "mdast";
import visit from "unist-util-visit";
import { fixOf } from "../plainTypo";
import { paragraphTypos } from "./paragraphTypos";

export interface Mistake {
  /** Where it begins in the text. */
  readonly at: number;
  readonly value: string;
  readonly shown?: string;
  readonly fix: string;
}

export const startOf = ({ position }: Content): number =>
  position?.start.offset ?? 0;

const understood = [
  ...["link", "linkReference", "inlineCode", "strong", "delete"],
  ...["html", "image"],
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

/** Finds what Markdown takes for mere words, although it was meant otherwise. */
export function markdownTypos(tree: Root, text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, ["paragraph", "heading", "tableCell"], (inner) => {
    const node = inner as Content & { children: Content[] };
    const source = wordsOnly(node, text);
    for (const typo of paragraphTypos) {
      const match = typo.pattern.exec(source);
      if (!match) continue;
      const [words] = match;
      const lead = words.length - words.trimStart().length;
      const from = startOf(node) + match.index;
      mistakes.push({
        at: from + lead,
        // In a form there is no backslash.
        value: text
          .slice(from, from + words.length)
          .trim()
          .replace(/^\\/, ""),
        fix: fixOf(typo, match),
      });
      return;
    }
  });
  return mistakes;
}
