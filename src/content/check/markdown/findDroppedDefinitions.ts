import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Root,
} from "mdast";
import visit from "unist-util-visit";
import { getStartOffset } from "./findFailedMarkup";
import type { TextDiagnostic } from "./findFailedMarkup";

/**
 * Finds definitions that no page would show: repeated definitions of links and notes, and unused
 * notes.
 */
export function findDroppedDefinitions(tree: Root): TextDiagnostic[] {
  const usedNotes = new Set<string>();
  visit(tree, "footnoteReference", (node: FootnoteReference) => {
    usedNotes.add(node.identifier);
  });
  const definedMarkers = new Set<string>();
  const diagnostics: TextDiagnostic[] = [];
  visit(tree, ["definition", "footnoteDefinition"], (unistNode) => {
    const node = unistNode as Definition | FootnoteDefinition;
    const isNote = node.type === "footnoteDefinition";
    const marker = `[${isNote ? "^" : ""}${node.label ?? node.identifier}]`;
    const add = (message: string) =>
      diagnostics.push({
        offset: getStartOffset(node),
        value: marker,
        message,
      });
    const key = `${node.type} ${node.identifier}`;
    if (definedMarkers.has(key))
      add(
        `Write another mark than ${marker}: another line above begins with it, and only that one counts.`,
      );
    else if (isNote && !usedNotes.has(node.identifier))
      add(
        `Write ${marker} in the text, where this note belongs: the page shows only notes with a mark.`,
      );
    definedMarkers.add(key);
  });
  return diagnostics;
}
