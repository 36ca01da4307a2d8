import { pluralize } from "../../shared/text";
import { boxLimits, groupBoxesByDuplicateNumber } from "../plan/boxes";
import {
  pickRandomNumberingStart,
  getBoxNumberAfterHighest,
} from "../storage/boxNumbering";
import { formatFullDay } from "../dates/days";
import {
  findLosses,
  findRestoredItems,
  hasAllChangesOf,
  isWithinLimits,
  mergePlans,
} from "../plan/mergePlans";
import type { UnreadableReason } from "../plan/parsePlan";
import { hasNothingToSave, planLimits } from "../plan/plan";
import type { Plan } from "../plan/plan";
import { sumPlanVolume } from "../estimate/volumes";
import { formatBoxCount, formatDuplicateLines } from "../plannerTexts";
import { getLatestPlanTimestamp } from "../plan/timestamps";
import { describeLoss, formatBoxOrCustomItem } from "./describeLoss";
import type { LossContent } from "./describeLoss";

/** The next box number of a device that joins a plan. */
interface Numbering {
  /** First of a hundred unused numbers, picked at random so that other devices hardly pick it. */
  readonly drawn: number;
  /** The number after the plan's highest, for a device that packs alone. */
  readonly afterHighest: number;
}

/** Texts and actions of the dialog for an opened plan. */
export interface ImportPrompt {
  readonly heading: string;
  readonly texts: readonly string[];
  /** Effects of the merge. An effect that doesn't occur has no lines. */
  readonly effects: readonly {
    readonly heading: string;
    readonly lines: readonly string[];
  }[];
  /**
   * The button that merges the opened plan into the local plan; `undefined` if the opened plan
   * has nothing new or can't be merged.
   */
  readonly accept?: {
    readonly label: string;
    readonly messages: Readonly<Record<"saved" | "unsaved", string>>;
    readonly plan: Plan;
    /** `undefined` if this device continues its numbering. */
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

/** Prompt while the plan stored on this device is of a newer version. */
export const newerLocalFormatPrompt: ImportPrompt = {
  heading: "This plan can’t be opened here yet",
  texts: [
    "The plan saved on this device was made by a newer version of this page. Load this page again, and then open the other plan again. Nothing has changed on this device.",
  ],
  effects: [],
  close: "Close",
};

/**
 * Warns if the last change of the opened plan is in the future, and later than all local
 * changes: a device's clock is wrong, and the later change wins a merge. Otherwise empty.
 */
function warnOfFuture(local: Plan, opened: Plan): readonly string[] {
  const toleranceSeconds = 300;
  const latest = getLatestPlanTimestamp(opened);
  const now = Math.max(Date.now() / 1000, getLatestPlanTimestamp(local));
  if (latest <= now + toleranceSeconds) return [];
  const time = new Date(latest * 1000).toLocaleString("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return [
    `Its last change has the time ${time}, which is in the future by this device’s clock. If one of the clocks is wrong, an earlier change may count as the later one.`,
  ];
}

/** What the prompts for a readable plan are made of. */
interface PlanImport {
  readonly local: Plan;
  readonly opened: Plan;
  /** The local plan after the merge. */
  readonly merged: Plan;
  readonly content: LossContent;
  /** `undefined` if both plans are one, so that this device continues its numbering. */
  readonly numbering: Numbering | undefined;
}

const describePlan = (plan: Plan, { rooms }: LossContent) =>
  `A plan ${plan.date ? `for ${formatFullDay(plan.date)}` : "without a date"}, with ${pluralize(sumPlanVolume(rooms, plan).pieces, "item")}, ${pluralize(plan.done.length, "task")} done, and ${formatBoxCount(plan.boxes.length)}.`;

/** Part of all prompts for a readable plan. */
const createPrompt = (
  { local, opened, content }: PlanImport,
  ...texts: readonly string[]
) => ({
  heading: "Open this moving plan?",
  texts: [
    describePlan(opened, content),
    ...texts,
    ...warnOfFuture(local, opened),
  ],
  effects: [],
  close: hasNothingToSave(local) ? "Close" : "Keep mine",
});

const describeLocal = ({ local, content }: PlanImport) =>
  `This device has a plan, too. ${describePlan(local, content)}`;

const describeNumbering = ({ numbering }: PlanImport): readonly string[] =>
  numbering
    ? [
        `New boxes here are numbered from ${numbering.drawn}, because another phone may pack, too. You can change that in the box list.`,
      ]
    : [];

/** The numbers that more than one box has in the merged plan, but not in the local plan. */
function createDuplicateEffect({ local, merged }: PlanImport) {
  const before = new Map(local.boxes.map(({ id, number }) => [id, number]));
  const duplicates = Array.from(
    groupBoxesByDuplicateNumber(merged.boxes).values(),
  ).filter((group) =>
    group.some(({ id, number }) => before.get(id) !== number),
  );
  return {
    heading: "These numbers are on more than one box:",
    lines: formatDuplicateLines(duplicates),
  };
}

const buildUnreadablePrompt = (
  reason: keyof typeof unreadableTexts,
): ImportPrompt => ({
  heading: "This plan can’t be read",
  texts: [unreadableTexts[reason]],
  effects: [],
  close: "Close",
});

/** Prompt on a device without a plan. */
const buildFirstPlanPrompt = (planImport: PlanImport): ImportPrompt => ({
  ...createPrompt(planImport, ...describeNumbering(planImport)),
  effects: [createDuplicateEffect(planImport)],
  accept: {
    plan: planImport.opened,
    label: "Use this plan",
    messages: {
      saved: "The plan is now saved on this device.",
      unsaved: "The plan is open on this page only. It isn’t saved.",
    },
    numbering: planImport.numbering,
  },
});

/** Prompt if the local plan has all changes of the opened plan. */
const buildNothingNewPrompt = (planImport: PlanImport): ImportPrompt =>
  createPrompt(
    planImport,
    findLosses(planImport.opened, planImport.merged).length > 0
      ? "Your plan is newer than everything in this one. If you want the older plan instead, clear yours first, and then open the older one again."
      : "Your plan already has everything that’s in this one.",
  );

/** Prompt if the merged plan would exceed a limit. */
function buildTooLongPrompt(planImport: PlanImport): ImportPrompt {
  const { boxes, customItems } = planImport.merged;
  return createPrompt(
    planImport,
    `${describeLocal(planImport)} They can’t be combined: together they have ${formatBoxCount(boxes.length)} and ${pluralize(customItems.length, "item")} that you added, and a plan can have up to ${boxLimits.boxes} and ${planLimits.customItems}. Remove some first.`,
  );
}

function buildCombinePrompt(planImport: PlanImport): ImportPrompt {
  const { local, opened, merged, content, numbering } = planImport;
  const duplicateEffect = createDuplicateEffect(planImport);
  return {
    ...createPrompt(
      planImport,
      `${describeLocal(planImport)} Combining them keeps what’s in either. Where they differ, the later change stays, even if it removed something.`,
      ...describeNumbering(planImport),
    ),
    effects: [
      {
        heading: "On this device, combining changes or removes:",
        lines: findLosses(local, merged).map((loss) =>
          describeLoss(loss, content),
        ),
      },
      {
        heading: "Deleted here, but changed later elsewhere, so it comes back:",
        lines: findRestoredItems(local, merged).map(formatBoxOrCustomItem),
      },
      duplicateEffect,
    ],
    accept: {
      plan: opened,
      label: "Combine with mine",
      messages: {
        saved:
          duplicateEffect.lines.length > 0
            ? "The plans are combined. Your box list says which boxes have the same number."
            : "The plans are combined.",
        unsaved: "The plans are combined on this page only. That isn’t saved.",
      },
      numbering,
    },
  };
}

/**
 * Builds the dialog's prompt, which lists the changes that an opened plan would make to the
 * local plan. Draws a box number for a device that joins a plan. Needs the browser's DOM.
 * @param drawn box number that an earlier prompt for the same plan has drawn
 */
export function buildImportPrompt(
  local: Plan,
  opened: Plan | UnreadableReason,
  content: LossContent,
  drawn?: number,
): ImportPrompt {
  if (opened === "newer") return buildUnreadablePrompt("newer");
  if (typeof opened === "string" || hasNothingToSave(opened))
    return buildUnreadablePrompt("damaged");
  const merged = mergePlans(local, opened);
  const isSamePlan = local.id !== "" && local.id === opened.id;
  const numbering = isSamePlan
    ? undefined
    : {
        drawn: drawn ?? pickRandomNumberingStart(merged.boxes),
        afterHighest: getBoxNumberAfterHighest(merged.boxes),
      };
  const planImport = { local, opened, merged, content, numbering };
  if (hasNothingToSave(local)) return buildFirstPlanPrompt(planImport);
  if (hasAllChangesOf(local, opened)) return buildNothingNewPrompt(planImport);
  if (!isWithinLimits(merged)) return buildTooLongPrompt(planImport);
  return buildCombinePrompt(planImport);
}
