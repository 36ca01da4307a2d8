import { counted } from "../../site/text";
import { boxLimits, findDuplicateNumbers } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { drawBoxNumbering, numberAfterHighest } from "../plan/boxNumbering";
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
import { countedBoxes, duplicateLines } from "../words";
import { lossText } from "./lossText";
import type { LossContent } from "./lossText";

/** Numbers for the next box of a device that joins a plan. */
interface Numbering {
  /** The first of a hundred that no other device is likely to have. */
  readonly drawn: number;
  /** The number after the highest, for a device that packs alone. */
  readonly plain: number;
}

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
    /** With which box this device may go on; none if it goes on as before. */
    readonly numbering?: Numbering | undefined;
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

const draw = ({ boxes }: Plan): Numbering => ({
  drawn: drawBoxNumbering(boxes),
  plain: numberAfterHighest(boxes),
});

const numberingText = (drawn: number) =>
  `New boxes here are numbered from ${drawn}, because another phone may pack, too. You can change that on the page of boxes.`;

/** The boxes that share a number in a merged plan, and didn't on this device, by number. */
function findNewDuplicates(
  own: Plan,
  merged: Plan,
): readonly (readonly Box[])[] {
  const before = new Map(own.boxes.map(({ id, number }) => [id, number]));
  return Array.from(findDuplicateNumbers(merged.boxes).values()).filter(
    (group) => group.some(({ id, number }) => before.get(id) !== number),
  );
}

/**
 * What becomes of a plan that was read from a link or a copy, and of the one on this
 * device. Call it once when the plan is opened, because it draws where a device that joins
 * a plan goes on with its boxes. Only for browsers.
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
  const numbering = own.id && own.id === other.id ? undefined : draw(merged);
  const numberingTexts = numbering ? [numberingText(numbering.drawn)] : [];
  const duplicates = findNewDuplicates(own, merged);
  const duplicateEffect = {
    heading: "These numbers are on more than one box:",
    lines: duplicateLines(duplicates),
  };
  const offer = (...texts: readonly string[]) => ({
    heading: "Open this moving plan?",
    texts: [describe(other), ...texts],
    effects: [],
    close: isEmpty(own) ? "Close" : "Keep mine",
  });
  if (isEmpty(own))
    return {
      ...offer(...numberingTexts),
      effects: [duplicateEffect],
      take: {
        plan: other,
        label: "Use this plan",
        note: "The plan is now saved on this device.",
        numbering,
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
  return {
    ...offer(
      `${both} Combining them keeps what’s in either. Where they differ, the later change stays, even if it removed something.`,
      ...numberingTexts,
    ),
    effects: [
      {
        heading: "On this device, combining changes or removes:",
        lines: findLosses(own, merged).map((loss) => lossText(loss, content)),
      },
      duplicateEffect,
    ],
    take: {
      plan: other,
      label: "Combine with mine",
      note:
        duplicates.length > 0
          ? "The plans are combined. Your box list says which boxes have the same number."
          : "The plans are combined.",
      numbering,
    },
  };
}
