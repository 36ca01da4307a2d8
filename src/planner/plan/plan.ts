import type { Box } from "./boxes";
import type { Timestamps } from "./timestamps";

export const accessQuestionKeys = [
  "city",
  "floor",
  "stairs",
  "elevator",
  "distance",
  "parking",
  "gate",
  "notes",
] as const;

export type AccessQuestionKey = (typeof accessQuestionKeys)[number];
export type AccessDetails = Readonly<
  Partial<Record<AccessQuestionKey, string>>
>;

/** An item that the inventory doesn't list. */
export interface CustomItem {
  /** The same on every device that has the item. */
  readonly id: string;
  readonly name: string;
  readonly cubicFeet: number;
  readonly count: number;
}

/** The moving plan of a household. */
export interface Plan {
  /**
   * Identifies the move. Empty until the visitor makes a backup or a calendar file: see
   * `assignPlanId`. A merged plan has the older ID.
   */
  readonly id: string;
  /** Moving day, `YYYY-MM-DD`; empty until it is entered. */
  readonly date: string;
  /** Chosen home size, an option of the quote form; empty until it is chosen. */
  readonly home: string;
  /** IDs of the tasks that are checked off. */
  readonly done: readonly string[];
  /** Count of each item that is moving, by item ID. */
  readonly counts: Readonly<Record<string, number>>;
  readonly customItems: readonly CustomItem[];
  /** Answers to the inventory's questions about items, by item ID. */
  readonly itemNotes: Readonly<Record<string, string>>;
  /** Sorted by number. Boxes packed on different phones may share a number. */
  readonly boxes: readonly Box[];
  readonly from: AccessDetails;
  readonly to: AccessDetails;
  /**
   * Timestamps of the last changes, by the flat keys of `flattenPlan`, including
   * tombstones. A box or custom item has a timestamp here only after a deletion.
   */
  readonly changed: Timestamps;
}

/** Limits of a plan, because links are untrusted and could flood the page. */
export const planLimits = {
  count: 999,
  cubicFeet: 2000,
  recordKeys: 400,
  customItems: 200,
  /** Maximum number of tombstones; the latest are kept. */
  tombstones: 1000,
  nameLength: 60,
  textLength: 200,
} as const;

export const collapseWhitespace = (text: string): string =>
  text.replace(/\s+/g, " ").trim();

export const isFilled = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.keys(value).length > 0
    : Boolean(value);

/** Whether a plan has neither values nor tombstones, and so needs no storage. */
export const hasNothingToSave = (plan: Plan): boolean =>
  !Object.values({ ...plan, id: "" }).some(isFilled);

/** Whether a plan has no values; it may have tombstones. */
export const hasNothingToShow = (plan: Plan): boolean =>
  hasNothingToSave({ ...plan, changed: {} });
