import { isIsoDay } from "../../shared/dates";
import { formatFullDay } from "../dates/days";
import type { FlatValue, PlanProperty } from "../plan/planCodecs";
import type { MergeLoss } from "../plan/mergePlans";
import type { AccessQuestionKey, CustomItem } from "../plan/plan";
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

/** Formats a value before and after the merge; only before, if it is empty after the merge. */
function formatChange({ before, after }: MergeLoss): string {
  const afterText = formatValue(
    typeof before === "number" ? (after ?? 0) : after,
  );
  return formatValue(before) + (afterText && `, now ${afterText}`);
}

/** Formats a box or custom item, such as one that a merge restores. */
export const formatBoxOrCustomItem = (item: Box | CustomItem): string =>
  "number" in item ? formatBox(item) : item.name;

/** A loss of a plan's value, for its description. */
interface DescribedLoss extends LossContent {
  /** Key within the plan property; empty for a text. */
  readonly key: string;
  readonly before: FlatValue;
  /** The value before and after the merge, as text. */
  readonly change: string;
}

type LossDescriber = (loss: DescribedLoss) => string;

const describeItemLoss: LossDescriber = ({ key, change, rooms }) => {
  const items = rooms.flatMap((room) => room.items);
  return `${items.find(({ id }) => id === key)?.name ?? key}: ${change}`;
};

const describeTaskLoss: LossDescriber = ({ key, steps }) => {
  const tasks = steps.flatMap((step) => step.tasks);
  const task = tasks.find(({ id }) => id === key);
  return `Done: ${task ? htmlToText(task.text.html) : key}`;
};

const describeListItemLoss: LossDescriber = ({ before }) =>
  formatBoxOrCustomItem(before as Box | CustomItem);

const formatQuestion = (key: string) =>
  accessQuestions[key as AccessQuestionKey].label;

const lossDescribers: Readonly<Record<PlanProperty, LossDescriber>> = {
  date: ({ change }) => `Moving date: ${change}`,
  home: () => "The home size",
  from: ({ key, change }) => `Moving from, ${formatQuestion(key)}: ${change}`,
  to: ({ key, change }) => `Moving to, ${formatQuestion(key)}: ${change}`,
  itemNotes: describeItemLoss,
  counts: describeItemLoss,
  done: describeTaskLoss,
  customItems: describeListItemLoss,
  boxes: describeListItemLoss,
};

/** Describes a loss in a merge, such as "Sofa: 3, now 1". Needs the browser's DOM. */
export function describeLoss(loss: MergeLoss, content: LossContent): string {
  const { key: flatKey, box, before } = loss;
  const change = formatChange(loss);
  if (box)
    return `${formatBox(box)}: ${formatBoxKey(flatKey)} ${change}`.trim();
  const [property, key = ""] = flatKey.split(".") as [PlanProperty, string?];
  return lossDescribers[property]({ ...content, key, before, change });
}
