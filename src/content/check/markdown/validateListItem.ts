import type { Content, List, ListItem, Parent } from "mdast";
import { findMisnumberedItem } from "../../markdown/findMisnumberedItem";
import { startOffset } from "./findUnparsedMarkdown";
import type { NodeContext } from "./nodeContext";

const columnOf = ({ position }: Content) => position?.start.column ?? 0;

/** Whether an item is indented unlike its first sibling, and not nested. */
function isMisindented(item: Content, list: Parent | undefined): boolean {
  const [first] = list?.children ?? [];
  return first !== undefined && columnOf(item) !== columnOf(first);
}

function validateNumber(
  item: ListItem,
  { parent, text }: NodeContext,
): string | undefined {
  if (parent?.type !== "list") return undefined;
  const misnumbered = findMisnumberedItem(parent as List, text);
  if (misnumbered?.offset !== startOffset(item)) return undefined;
  const { written, rendered } = misnumbered;
  return written === rendered
    ? `Write ${written}\\. with a backslash: a number and a period begin a numbered list.`
    : `Write ${rendered}. because a numbered list counts up by one. If it isn't a list, write ${written}\\. with a backslash.`;
}

/** Whether an item has more than a paragraph and a nested list, which Decap would drop. */
const hasUnsupportedParts = ({ children }: ListItem): boolean =>
  children.some(({ type }, index) => type !== (index ? "list" : "paragraph"));

export function validateListItem(
  item: ListItem,
  context: NodeContext,
): string | undefined {
  if (!item.children.length)
    return "Write the words of this entry, or remove it: it is empty.";
  if (isMisindented(item, context.parent))
    return "Remove the spaces before this entry or, if it belongs to the one above, write as many as that has before its words.";
  const numberMessage = validateNumber(item, context);
  if (numberMessage) return numberMessage;
  if (typeof item.checked === "boolean")
    return "Remove the box, and leave a plain entry: - words";
  return hasUnsupportedParts(item)
    ? "Write this entry as one paragraph: after it only a list may follow."
    : undefined;
}
