import type { Box } from "./boxes";
import type { Timestamps } from "./timestamps";

export const accessKeys = [
  "city",
  "floor",
  "stairs",
  "elevator",
  "distance",
  "parking",
  "gate",
  "notes",
] as const;

export type AccessKey = (typeof accessKeys)[number];
export type AccessDetails = Readonly<Partial<Record<AccessKey, string>>>;

/** An item that the inventory doesn't list. */
export interface CustomItem {
  /** The same on every device that has the item. */
  readonly id: string;
  readonly name: string;
  readonly cubicFeet: number;
  readonly count: number;
}

/** What a household has planned. It stays on the visitor's device. */
export interface Plan {
  /**
   * Tells the plan from those of other moves; empty until it leaves the page, see
   * `assignId`. Of two plans that were merged, the older one's stays.
   */
  readonly id: string;
  /** Moving day, `YYYY-MM-DD`; empty if it isn't known. */
  readonly date: string;
  /** The size of home that was chosen, a value of the form's move size. */
  readonly home: string;
  readonly done: readonly string[];
  /** How many of each item are moving, by the item's id. */
  readonly counts: Readonly<Record<string, number>>;
  readonly customItems: readonly CustomItem[];
  /** What was said about items that need a word, by the item's id. */
  readonly itemNotes: Readonly<Record<string, string>>;
  /** By number. Two that were packed on different phones may have the same. */
  readonly boxes: readonly Box[];
  readonly from: AccessDetails;
  readonly to: AccessDetails;
  /**
   * When entries last changed, by their names in `flattenPlan`; also of entries that were
   * deleted. Boxes and items have a time only if they were deleted, or were and are back.
   */
  readonly changed: Timestamps;
}

/** The most that a plan holds, so that no link can flood the page. */
export const planLimits = {
  count: 999,
  cubicFeet: 2000,
  recordKeys: 400,
  customItems: 200,
  /** Deleted entries whose times are kept, the latest. */
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

/** Whether a plan has nothing to keep, not even that something was deleted. */
export const hasNothingToSave = (plan: Plan): boolean =>
  !Object.values({ ...plan, id: "" }).some(isFilled);

/** Whether a plan has nothing to show. */
export const hasNothingToShow = (plan: Plan): boolean =>
  hasNothingToSave({ ...plan, changed: {} });
