import { isIsoDay } from "../../shared/dates";
import { formatFullDay } from "../dates/days";
import type { FlatValue } from "../plan/planCodecs";
import type { MergeLoss } from "../plan/mergePlans";
import type { AccessKey, CustomItem } from "../plan/plan";
import type { InventoryRoom } from "../estimate/volumes";
import { htmlToText } from "../../browser/htmlToText";
import {
  handlingMarkLabels,
  formatBox,
  accessQuestions,
} from "../plannerTexts";
import type { Box, HandlingMark } from "../plan/boxes";

export interface LossContent {
  readonly rooms: readonly InventoryRoom[];
  readonly steps: readonly Queries.PlanStepFragment[];
}

function formatBoxKey(key: string): string {
  if (key === "arrived") return "checked in";
  if (key in handlingMarkLabels)
    return handlingMarkLabels[key as HandlingMark].toLowerCase();
  return key;
}

/** Formats a text, number, day or damage, such as "“third floor”"; empty for other values. */
function formatValue(value: FlatValue): string {
  const text =
    typeof value === "object" && "damage" in value ? value.damage : value;
  if (typeof text === "number") return String(text);
  if (typeof text !== "string") return "";
  if (text === "") return "";
  return isIsoDay(text) ? formatFullDay(text) : `“${text}”`;
}

/** Formats a value before the merge and, unless it is then empty, after the merge. */
function formatChange({ before, after }: MergeLoss): string {
  const afterText = formatValue(
    typeof before === "number" ? (after ?? 0) : after,
  );
  return formatValue(before) + (afterText && `, now ${afterText}`);
}

/** Formats a box or a custom item; `undefined` for other values. */
function formatListItem(value: FlatValue): string | undefined {
  if (typeof value !== "object") return undefined;
  if ("number" in value) return formatBox(value);
  return "name" in value ? value.name : undefined;
}

/** Formats a box or custom item that a merge restores. */
export const formatRestoredItem = (item: Box | CustomItem): string =>
  formatListItem(item) ?? item.id;

/** Describes a loss in a merge, such as "Sofa: 3, now 1". Needs the browser's DOM. */
export function describeLoss(
  loss: MergeLoss,
  { rooms, steps }: LossContent,
): string {
  const { key: flatKey, box } = loss;
  const changeText = formatChange(loss);
  if (box)
    return `${formatBox(box)}: ${formatBoxKey(flatKey)} ${changeText}`.trim();
  const [property = "", keyInProperty = ""] = flatKey.split(".");
  const getItemName = () =>
    rooms.flatMap(({ items }) => items).find(({ id }) => id === keyInProperty)
      ?.name ?? keyInProperty;
  switch (property) {
    case "counts":
    case "itemNotes":
      return `${getItemName()}: ${changeText}`;
    case "done": {
      const tasks = steps.flatMap((step) => step.tasks);
      const task = tasks.find(({ id }) => id === keyInProperty);
      return `Done: ${task ? htmlToText(task.text.html) : keyInProperty}`;
    }
    case "from":
    case "to":
      return `Moving ${property}, ${accessQuestions[keyInProperty as AccessKey].label}: ${changeText}`;
    case "date":
      return `Moving date: ${changeText}`;
    case "home":
      return "The home size";
  }
  return formatListItem(loss.before) ?? flatKey;
}
