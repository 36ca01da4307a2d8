import type { Box } from "../plan/boxes";
import { addMonths } from "./days";

/** How long one has for a written claim in Washington: WAC 480-15-800. Months. */
const claimMonths = 9;

/**
 * What a claim is about: what is damaged and, once boxes are checked in at the new
 * door, what is missing there.
 */
export const findClaimedBoxes = (boxes: readonly Box[]): readonly Box[] => {
  const isDelivered = boxes.some(({ arrived }) => arrived);
  return boxes.filter(
    ({ damage, arrived }) => damage || (isDelivered && !arrived),
  );
};

/** The day of delivery: the first on which a box was checked in, or the moving date. */
export const findDeliveryDay = (boxes: readonly Box[], date: string): string =>
  boxes
    .map(({ arrived }) => arrived)
    .filter(Boolean)
    .sort()[0] ?? date;

/** The last day for a claim, by the same facts. */
export const claimDue = (boxes: readonly Box[], date: string): string =>
  addMonths(findDeliveryDay(boxes, date), claimMonths);
