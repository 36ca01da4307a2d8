import { counted } from "../../site/text";
import { boxLimits } from "../plan/boxes";
import {
  boxNumbers,
  findRenumbered,
  startAfterMerge,
} from "../plan/boxNumbers";
import { fullDay } from "../plan/days";
import {
  findLosses,
  includesPlan,
  isWithinLimits,
  mergePlans,
} from "../plan/mergePlans";
import type { Unreadable } from "../plan/parsePlan";
import { isEmpty, planLimits } from "../plan/plan";
import type { Plan } from "../plan/plan";
import { sumPlanVolume } from "../plan/volumes";
import { countedBoxes, relabelText } from "../words";
import { lossText } from "./lossText";
import type { LossContent } from "./lossText";

/** What is said of a plan that was opened, and what can be done with it. */
export interface Offer {
  readonly heading: string;
  readonly texts: readonly string[];
  /** Lists of what combining it does, some of them empty. */
  readonly effects: readonly {
    readonly heading: string;
    readonly lines: readonly string[];
  }[];
  /** The button that combines it with the plan on this device, and what is said then. */
  readonly take?: {
    readonly label: string;
    readonly note: string;
    readonly plan: Plan;
  };
  /** What the button says that changes nothing. */
  readonly close: string;
}

const unreadableTexts = {
  newer:
    "It was made by a newer version of this page. Load this page again, and then open the plan again. Nothing has changed on this device.",
  damaged:
    "Nothing has changed on this device. If it’s a link, copy all of it and open it again, or ask for a new one. If it’s a file, choose one whose name begins with “moving-plan”.",
};

const tooLongText = ({ boxes, customItems }: Plan) =>
  `They can’t be combined: together they have ${countedBoxes(boxes.length)} and ${counted(customItems.length, "item")} that you added, and a plan can have up to ${boxLimits.boxes} and ${planLimits.customItems}. Remove some first.`;

/** Where this device's boxes go on, if another phone needs the numbers before. */
const rangeTexts = (start: number): readonly string[] =>
  start === boxNumbers().start
    ? []
    : [
        `New boxes here are numbered from ${start}, because another phone may pack, too. You can change that on the page of boxes.`,
      ];

/**
 * What becomes of a plan that was read from a link or a copy, and of the one on this
 * device. Only for browsers.
 */
export function planOffer(
  own: Plan,
  other: Plan | Unreadable,
  content: LossContent,
): Offer {
  if (typeof other === "string" || isEmpty(other))
    return {
      heading: "This plan can’t be read",
      texts: [unreadableTexts[other === "newer" ? "newer" : "damaged"]],
      effects: [],
      close: "Close",
    };
  const describe = (plan: Plan) =>
    `A plan ${plan.date ? `for ${fullDay(plan.date)}` : "without a date"}, with ${counted(sumPlanVolume(content.rooms, plan).pieces, "item")}, ${counted(plan.done.length, "task")} done, and ${countedBoxes(plan.boxes.length)}.`;
  const merged = mergePlans(own, other);
  const range = rangeTexts(startAfterMerge(own, merged));
  const offer = (...texts: readonly string[]) => ({
    heading: "Open this moving plan?",
    texts: [describe(other), ...texts],
    effects: [],
    close: isEmpty(own) ? "Close" : "Keep mine",
  });
  if (isEmpty(own))
    return {
      ...offer(...range),
      take: {
        plan: other,
        label: "Use this plan",
        note: "The plan is now saved on this device.",
      },
    };
  if (includesPlan(own, other))
    return offer(
      findLosses(other, merged).length > 0
        ? "Your plan is newer than everything in this one. To go back to this one, clear yours first, and then open it again."
        : "Your plan already has everything that’s in this one.",
    );
  const both = `This device has a plan, too. ${describe(own)}`;
  if (!isWithinLimits(merged)) return offer(`${both} ${tooLongText(merged)}`);
  const relabeled = findRenumbered(own, other, merged)
    .map((one) => relabelText(one, merged.boxes))
    .filter(Boolean);
  return {
    ...offer(
      `${both} Combining them keeps what’s in either. Where they differ, the later change stays, even if it removed something.`,
      ...range,
    ),
    effects: [
      {
        heading: "On this device, combining changes or removes:",
        lines: findLosses(own, merged).map((loss) => lossText(loss, content)),
      },
      {
        heading: "These boxes get new numbers:",
        lines: relabeled,
      },
    ],
    take: {
      plan: other,
      label: "Combine with mine",
      note:
        relabeled.length > 0
          ? "The plans are combined. Your box list says which boxes to relabel."
          : "The plans are combined.",
    },
  };
}
