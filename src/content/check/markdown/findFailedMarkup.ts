import type { Content, Root } from "mdast";
import visit from "unist-util-visit";
import type { UnlocatedDiagnostic } from "../../model/diagnostics";
import { createRuleDiagnostic } from "../validatePlainText";
import { failedMarkupRules } from "./failedMarkupRules";

export interface TextDiagnostic extends UnlocatedDiagnostic {
  /** Start of the invalid part, as an offset in the text. */
  readonly offset: number;
  readonly value: string;
  readonly displayValue?: string;
}

export const getStartOffset = ({ position }: Content): number =>
  position?.start.offset ?? 0;

const parsedNodeTypes = new Set([
  "delete",
  "footnote",
  "footnoteReference",
  "html",
  "image",
  "inlineCode",
  "link",
  "linkReference",
  "strong",
]);

/**
 * Returns the source of a block with its parsed nodes masked. Each mask is as long as its
 * node, so that offsets stay valid.
 */
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
    // A bare URL may be part of a link that failed to parse.
    const isBareUrl =
      child.type === "link" && !/[[<]/.test(masked[childStart] ?? "");
    if (isBareUrl || !parsedNodeTypes.has(child.type)) return;
    const childEnd = (child.position?.end.offset ?? 0) - from;
    const blank = masked.slice(childStart, childEnd).replace(/\S/g, "\ufffc");
    masked = masked.slice(0, childStart) + blank + masked.slice(childEnd);
  });
  return masked;
}

/** Finds markup that failed to parse, which a page would show literally. */
export function findFailedMarkup(tree: Root, source: string): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  visit(tree, ["paragraph", "heading", "tableCell"], (unistNode) => {
    const node = unistNode as Content & { children: Content[] };
    const masked = maskParsedNodes(node, source);
    for (const rule of failedMarkupRules) {
      const match = rule.pattern.exec(masked);
      if (!match) continue;
      const [matched] = match;
      const leadingSpaces = matched.length - matched.trimStart().length;
      const from = getStartOffset(node) + match.index;
      const matchedSource = source.slice(from, from + matched.length);
      diagnostics.push({
        offset: from + leadingSpaces,
        // The editor's form shows no backslash.
        value: matchedSource.trim().replace(/^\\/, ""),
        ...createRuleDiagnostic(
          rule,
          rule.pattern.exec(matchedSource) ?? match,
        ),
      });
      return;
    }
  });
  return diagnostics;
}
