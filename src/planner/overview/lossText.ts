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

/** What a merge takes away in words, such as "Sofa: 3, now 1". Only for browsers. */
export function lossText(loss: Loss, { rooms, steps }: LossContent): string {
  const { name, box } = loss;
  const [before, after] = [loss.before, loss.after].map((entry) =>
    typeof entry === "object" ? "" : String(entry ?? 0),
  );
  if (box) return `${nameOf(box)}: ${boxPart(name)}`;
  const [part = "", key = ""] = name.split(".");
  const item = () =>
    rooms.flatMap(({ items }) => items).find(({ id }) => id === key)?.name ??
    key;
  switch (part) {
    case "counts":
      return `${item()}: ${before}, now ${after}`;
    case "itemNotes":
      return `${item()}: “${before}”`;
    case "done": {
      const tasks = steps.flatMap((step) => step.tasks);
      const task = tasks.find(({ id }) => id === key);
      return `Done: ${task ? plainText(task.text.html) : key}`;
    }
    case "from":
    case "to":
      return `Moving ${part}, ${placeQuestions[key as PlaceField].label}: ${before}`;
    case "date":
      return "The moving date";
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
