import type { Content, Root } from "mdast";
import visit from "unist-util-visit";
import { formatRuleMessage } from "../validatePlainText";
import { unparsedMarkdownRules } from "./unparsedMarkdownRules";

export interface TextDiagnostic {
  /** Where it begins in the text. */
  readonly offset: number;
  readonly value: string;
  readonly displayValue?: string;
  readonly message: string;
}

export const startOffset = ({ position }: Content): number =>
  position?.start.offset ?? 0;

const parsedNodeTypes = [
  ...["link", "linkReference", "inlineCode", "strong", "delete"],
  ...["html", "image"],
  ...["footnote", "footnoteReference"],
];

/** The source of a paragraph, with blanks in place of what Markdown understood. */
function maskParsedNodes(
  node: Content & { children: Content[] },
  source: string,
): string {
  const { start, end } = node.position ?? {};
  const from = start?.offset ?? 0;
  let masked = source.slice(from, end?.offset);
  visit(node, (unistNode) => {
    const child = unistNode as Content;
    const childStart = (child.position?.start.offset ?? 0) - from;
    // An address without brackets may be part of a link that is wrong.
    const isBareUrl =
      child.type === "link" && !/[[<]/.test(masked[childStart] ?? "");
    if (isBareUrl || !parsedNodeTypes.includes(child.type)) return;
    const childEnd = (child.position?.end.offset ?? 0) - from;
    const blank = masked.slice(childStart, childEnd).replace(/\S/g, "\ufffc");
    masked = masked.slice(0, childStart) + blank + masked.slice(childEnd);
  });
  return masked;
}

/** Finds what Markdown takes for mere words, although it was meant otherwise. */
export function findUnparsedMarkdown(
  tree: Root,
  source: string,
): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  visit(tree, ["paragraph", "heading", "tableCell"], (unistNode) => {
    const node = unistNode as Content & { children: Content[] };
    const masked = maskParsedNodes(node, source);
    for (const rule of unparsedMarkdownRules) {
      const match = rule.pattern.exec(masked);
      if (!match) continue;
      const [matched] = match;
      const leadingSpaces = matched.length - matched.trimStart().length;
      const from = startOffset(node) + match.index;
      diagnostics.push({
        offset: from + leadingSpaces,
        // In a form there is no backslash.
        value: source
          .slice(from, from + matched.length)
          .trim()
          .replace(/^\\/, ""),
        message: formatRuleMessage(rule, match),
      });
      return;
    }
  });
  return diagnostics;
}
