import { isDay } from "../../site/dates";
import { fullDay } from "../plan/days";
import type { Entry } from "../plan/entries";
import type { Loss } from "../plan/mergePlans";
import type { PlaceField } from "../plan/plan";
import type { Room } from "../plan/volumes";
import { plainText } from "../plan/plainText";
import { markNames, nameOf, placeQuestions } from "../words";
import type { Mark } from "../plan/boxes";

export interface LossContent {
  readonly rooms: readonly Room[];
  readonly steps: readonly Queries.PlanStepFragment[];
}

const boxPart = (name: string) =>
  name === "arrived"
    ? "checked in"
    : name in markNames
      ? markNames[name as Mark].toLowerCase()
      : name;

/** What an entry says, such as "“third floor”"; empty for a mark. */
function entryText(entry: Entry): string {
  const text =
    typeof entry === "object" && "damage" in entry ? entry.damage : entry;
  if (typeof text === "number") return String(text);
  if (typeof text !== "string") return "";
  return isDay(text) ? fullDay(text) : text && `“${text}”`;
}

/** What an entry said and, if it says something now, that, too. */
function changeText({ before, after }: Loss): string {
  const now = entryText(typeof before === "number" ? (after ?? 0) : after);
  return entryText(before) + (now && `, now ${now}`);
}

/** What a merge takes away in words, such as "Sofa: 3, now 1". Only for browsers. */
export function lossText(loss: Loss, { rooms, steps }: LossContent): string {
  const { name, box } = loss;
  const change = changeText(loss);
  if (box) return `${nameOf(box)}: ${boxPart(name)} ${change}`.trim();
  const [part = "", key = ""] = name.split(".");
  const item = () =>
    rooms.flatMap(({ items }) => items).find(({ id }) => id === key)?.name ??
    key;
  switch (part) {
    case "counts":
    case "itemNotes":
      return `${item()}: ${change}`;
    case "done": {
      const tasks = steps.flatMap((step) => step.tasks);
      const task = tasks.find(({ id }) => id === key);
      return `Done: ${task ? plainText(task.text.html) : key}`;
    }
    case "from":
    case "to":
      return `Moving ${part}, ${placeQuestions[key as PlaceField].label}: ${change}`;
    case "date":
      return `Moving date: ${change}`;
    case "home":
      return "The home size";
  }
  return typeof loss.before !== "object"
    ? name
    : "number" in loss.before
      ? nameOf(loss.before)
      : "name" in loss.before
        ? loss.before.name
        : name;
}
