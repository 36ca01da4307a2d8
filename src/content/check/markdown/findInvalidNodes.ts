import type { Content, Parent, Root } from "mdast";
import visit from "unist-util-visit";
import type { UnlocatedDiagnostic } from "../../model/diagnostics";
import { buildFixDiagnostic, createReplacement } from "../../model/fixes";
import { pluralize } from "../../../shared/text";
import { getStartOffset } from "./findFailedMarkup";
import type { TextDiagnostic } from "./findFailedMarkup";
import type { NodeContext } from "./nodeContext";
import { validateListItem } from "./validateListItem";

const rejectPicture = () => ({
  message:
    "Move the picture to the page's image field: texts can't have pictures.",
});

function validateCode(source: string): UnlocatedDiagnostic | undefined {
  if (!/^(?:`{3}|~{3})/.test(source.trimStart()))
    return {
      message:
        "Write no spaces at the start of the line: four of them make it code.",
    };
  const isClosed = /\n *(?:`{3,}|~{3,})$/.test(source);
  return isClosed
    ? undefined
    : {
        message:
          "Close the code with a line like the first one, which turns everything below it into code.",
      };
}

function validateEmphasis(
  node: Content,
  text: string,
): UnlocatedDiagnostic | undefined {
  const start = getStartOffset(node);
  const isBetweenDigits = /^\d[*_]\d/.test(text.slice(start - 1, start + 2));
  return isBetweenDigits
    ? {
        message:
          "Write × between numbers, or \\* with a backslash: these marks make everything between them italic.",
      }
    : undefined;
}

function validateHeading(source: string): UnlocatedDiagnostic | undefined {
  const [, underline = ""] = /\n( *(?:-+|=+)[ \t]*)$/.exec(source) ?? [];
  return underline && !source.startsWith("#")
    ? buildFixDiagnostic(
        { type: "insertLine", text: "", above: underline },
        "right below words it turns them into a heading. If they are one, write ## before them instead.",
      )
    : undefined;
}

function validateCellCount(
  cells: readonly Content[],
  table: Parent | undefined,
): UnlocatedDiagnostic | undefined {
  const { children = [] } = (table?.children[0] ?? {}) as Partial<Parent>;
  return cells.length === children.length
    ? undefined
    : {
        message: `Compare this row with the first one: it has ${pluralize(cells.length, "cell")} instead of ${children.length}.`,
      };
}

function validateDashes(table: string): UnlocatedDiagnostic {
  const [, dashes = ""] = table.split("\n");
  const fix = createReplacement(dashes, dashes.replaceAll(":", ""));
  return buildFixDiagnostic(fix, "the site aligns all columns alike.");
}

/**
 * Validators by node type. They reject unsupported nodes, unintended block syntax at the
 * beginning of a line, and nodes that the rich text of Decap 3.16 drops.
 */
const nodeValidators: {
  readonly [T in Content["type"]]?: (
    node: Extract<Content, { type: T }>,
    context: NodeContext,
  ) => UnlocatedDiagnostic | undefined;
} = {
  html: (_node, { source }) =>
    /^<br/i.test(source)
      ? buildFixDiagnostic(
          createReplacement(source, "\n\n"),
          "it begins a new paragraph.",
        )
      : { message: "Write it in Markdown: HTML is not allowed in texts." },
  image: rejectPicture,
  imageReference: rejectPicture,
  code: (_node, { source }) => validateCode(source),
  emphasis: (node, { text }) => validateEmphasis(node, text),
  heading: (_node, { source }) => validateHeading(source),
  table: ({ align }, { source }) =>
    align?.some(Boolean) ? validateDashes(source) : undefined,
  tableRow: ({ children }, { parent }) => validateCellCount(children, parent),
  tableCell: (_node, { source }) =>
    source.includes("\\|")
      ? buildFixDiagnostic(
          createReplacement("\\|", "/"),
          "cells can't have bars.",
        )
      : undefined,
  listItem: validateListItem,
};

const validateNode = (
  node: Content,
  context: NodeContext,
): UnlocatedDiagnostic | undefined => {
  const validate = nodeValidators[node.type] as
    | ((node: Content, context: NodeContext) => UnlocatedDiagnostic | undefined)
    | undefined;
  return validate?.(node, context);
};

export function findInvalidNodes(tree: Root, text: string): TextDiagnostic[] {
  const diagnostics: TextDiagnostic[] = [];
  const htmlLines = new Set<number | undefined>();
  visit(tree, (unistNode, _index, unistParent) => {
    const node = unistNode as Content;
    const parent = unistParent as Parent | undefined;
    const { start, end } = node.position ?? {};
    const value = text.slice(start?.offset, end?.offset);
    const message = validateNode(node, { source: value, text, parent });
    if (!message) return;
    // All HTML tags on the same line get one diagnostic.
    if (node.type === "html" && htmlLines.has(start?.line)) return;
    if (node.type === "html") htmlLines.add(start?.line);
    diagnostics.push({ offset: getStartOffset(node), value, ...message });
  });
  return diagnostics;
}
