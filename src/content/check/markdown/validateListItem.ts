import type { Content, List, ListItem, Parent } from "mdast";
import { findMisnumberedItem } from "../../markdown/findMisnumberedItem";
import type { UnlocatedDiagnostic } from "../../model/diagnostics";
import { buildFixDiagnostic, createReplacement } from "../../model/fixes";
import { getStartOffset } from "./findFailedMarkup";
import type { NodeContext } from "./nodeContext";

const columnOf = ({ position }: Content) => position?.start.column ?? 0;

/** Whether the indentation of an item differs from the first item of the same list. */
function isMisindented(item: Content, list: Parent | undefined): boolean {
  const [first] = list?.children ?? [];
  return first !== undefined && columnOf(item) !== columnOf(first);
}

function validateNumber(
  item: ListItem,
  { parent, text }: NodeContext,
): UnlocatedDiagnostic | undefined {
  if (parent?.type !== "list") return undefined;
  const misnumbered = findMisnumberedItem(parent as List, text);
  if (misnumbered?.offset !== getStartOffset(item)) return undefined;
  const { written, rendered } = misnumbered;
  const [marker = ""] = /^\d+[.)]/.exec(text.slice(misnumbered.offset)) ?? [];
  const escaped = marker.replace(/(?=[.)]$)/, "\\");
  return written === rendered
    ? buildFixDiagnostic(
        createReplacement(marker, escaped),
        "a number and a period begin a numbered list.",
      )
    : buildFixDiagnostic(
        createReplacement(marker, marker.replace(/^\d+/, String(rendered))),
        `a numbered list counts up by one. If it isn't a list, write ${escaped} with a backslash.`,
      );
}

function validateBox(source: string): UnlocatedDiagnostic {
  const [box = ""] = /\[[ x]\] /i.exec(source) ?? [];
  return buildFixDiagnostic(
    createReplacement(box, ""),
    "entries have no boxes.",
  );
}

/** Whether an item has more than a paragraph and nested lists: Decap would drop any other part. */
const hasUnsupportedParts = ({ children }: ListItem): boolean =>
  children.some(({ type }, index) => type !== (index ? "list" : "paragraph"));

export function validateListItem(
  item: ListItem,
  context: NodeContext,
): UnlocatedDiagnostic | undefined {
  if (!item.children.length)
    return buildFixDiagnostic(
      { type: "removeLine" },
      "this entry has no words.",
    );
  if (isMisindented(item, context.parent))
    return {
      message:
        "Decide whether this entry belongs to the one above: then write as many spaces before it as that has before its words, otherwise as many as before the first entry.",
    };
  const numberMessage = validateNumber(item, context);
  if (numberMessage) return numberMessage;
  if (typeof item.checked === "boolean") return validateBox(context.source);
  return hasUnsupportedParts(item)
    ? {
        message:
          "Write this entry as one paragraph: after it only a list may follow.",
      }
    : undefined;
}
