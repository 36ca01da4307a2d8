import { pluralize } from "../../shared/text";
import { boxLimits, findDuplicateNumbers } from "../plan/boxes";
import type { Box } from "../plan/boxes";
import { drawBoxNumbering, numberAfterHighest } from "../storage/boxNumbering";
import { formatFullDay } from "../dates/days";
import {
  findLosses,
  includesChangesOf,
  isWithinLimits,
  mergePlans,
} from "../plan/mergePlans";
import type { UnreadableReason } from "../plan/parsePlan";
import { hasNothingToSave, planLimits } from "../plan/plan";
import type { Plan } from "../plan/plan";
import { sumPlanVolume } from "../estimate/volumes";
import { formatBoxCount, duplicateLines } from "../plannerTexts";
import { describeLoss } from "./describeLoss";
import type { LossContent } from "./describeLoss";

/** The next box number of a device that joins a plan. */
interface Numbering {
  /** Start of a random free hundred, which other devices are unlikely to draw. */
  readonly drawn: number;
  /** The number after the highest, for a device that packs alone. */
  readonly plain: number;
}

/** Texts and actions of the dialog for an opened plan. */
export interface ImportPrompt {
  readonly heading: string;
  readonly texts: readonly string[];
  /** What the merge does, as lists; a list may be empty. */
  readonly effects: readonly {
    readonly heading: string;
    readonly lines: readonly string[];
  }[];
  /** The button that merges the opened plan into the local one; `undefined` if there is nothing to merge. */
  readonly accept?: {
    readonly label: string;
    readonly message: string;
    readonly plan: Plan;
    /** `undefined` leaves this device's numbering as it is. */
    readonly numbering?: Numbering | undefined;
  };
  /** Label of the button that changes nothing. */
  readonly close: string;
}

const unreadableTexts = {
  newer:
    "It was made by a newer version of this page. Load this page again, and then open the plan again. Nothing has changed on this device.",
  damaged:
    "Nothing has changed on this device. If it’s a link, copy all of it and open it again, or ask for a new one. If it’s a file, choose one whose name begins with “moving-plan”.",
};

const formatTooLong = ({ boxes, customItems }: Plan) =>
  `They can’t be combined: together they have ${formatBoxCount(boxes.length)} and ${pluralize(customItems.length, "item")} that you added, and a plan can have up to ${boxLimits.boxes} and ${planLimits.customItems}. Remove some first.`;

const draw = ({ boxes }: Plan): Numbering => ({
  drawn: drawBoxNumbering(boxes),
  plain: numberAfterHighest(boxes),
});

const numberingText = (drawn: number) =>
  `New boxes here are numbered from ${drawn}, because another phone may pack, too. You can change that in the box list.`;

/** Finds groups of boxes that share a number in the merged plan, and didn't in the local one. */
function findNewDuplicates(
  local: Plan,
  merged: Plan,
): readonly (readonly Box[])[] {
  const before = new Map(local.boxes.map(({ id, number }) => [id, number]));
  return Array.from(findDuplicateNumbers(merged.boxes).values()).filter(
    (group) => group.some(({ id, number }) => before.get(id) !== number),
  );
}

/**
 * Builds the dialog for a plan that was read from a link or a copy. Call it once per
 * opened plan: for a device that joins, each call draws another range of box numbers.
 * Needs a DOM, to read the tasks' HTML.
 */
export function buildImportPrompt(
  local: Plan,
  opened: Plan | UnreadableReason,
  content: LossContent,
): ImportPrompt {
  if (typeof opened === "string" || hasNothingToSave(opened))
    return {
      heading: "This plan can’t be read",
      texts: [unreadableTexts[opened === "newer" ? "newer" : "damaged"]],
      effects: [],
      close: "Close",
    };
  const describe = (plan: Plan) =>
    `A plan ${plan.date ? `for ${formatFullDay(plan.date)}` : "without a date"}, with ${pluralize(sumPlanVolume(content.rooms, plan).pieces, "item")}, ${pluralize(plan.done.length, "task")} done, and ${formatBoxCount(plan.boxes.length)}.`;
  const merged = mergePlans(local, opened);
  const numbering =
    local.id && local.id === opened.id ? undefined : draw(merged);
  const numberingTexts = numbering ? [numberingText(numbering.drawn)] : [];
  const duplicates = findNewDuplicates(local, merged);
  const duplicateEffect = {
    heading: "These numbers are on more than one box:",
    lines: duplicateLines(duplicates),
  };
  const createPrompt = (...texts: readonly string[]) => ({
    heading: "Open this moving plan?",
    texts: [describe(opened), ...texts],
    effects: [],
    close: hasNothingToSave(local) ? "Close" : "Keep mine",
  });
  if (hasNothingToSave(local))
    return {
      ...createPrompt(...numberingTexts),
      effects: [duplicateEffect],
      accept: {
        plan: opened,
        label: "Use this plan",
        message: "The plan is now saved on this device.",
        numbering,
      },
    };
  if (includesChangesOf(local, opened))
    return createPrompt(
      findLosses(opened, merged).length > 0
        ? "Your plan is newer than everything in this one. If you want the older plan instead, clear yours first, and then open the older one again."
        : "Your plan already has everything that’s in this one.",
    );
  const bothText = `This device has a plan, too. ${describe(local)}`;
  if (!isWithinLimits(merged))
    return createPrompt(`${bothText} ${formatTooLong(merged)}`);
  return {
    ...createPrompt(
      `${bothText} Combining them keeps what’s in either. Where they differ, the later change stays, even if it removed something.`,
      ...numberingTexts,
    ),
    effects: [
      {
        heading: "On this device, combining changes or removes:",
        lines: findLosses(local, merged).map((loss) =>
          describeLoss(loss, content),
        ),
      },
      duplicateEffect,
    ],
    accept: {
      plan: opened,
      label: "Combine with mine",
      message:
        duplicates.length > 0
          ? "The plans are combined. Your box list says which boxes have the same number."
          : "The plans are combined.",
      numbering,
    },
  };
}
