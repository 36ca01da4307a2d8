import type { Box } from "../plan/boxes";
import { addMonths } from "./days";

/** Time limit for a written claim in Washington, in months: WAC 480-15-800. */
const claimMonths = 9;

/**
 * Finds damaged and missing boxes. Boxes count as missing only once another box is checked
 * in at the new home.
 */
export const findClaimableBoxes = (boxes: readonly Box[]): readonly Box[] => {
  const isDelivered = boxes.some(({ arrived }) => arrived);
  return boxes.filter(
    ({ damage, arrived }) => damage || (isDelivered && !arrived),
  );
};

/** Returns the day of the first check-in; defaults to the moving date. */
export const getDeliveryDay = (
  boxes: readonly Box[],
  moveDate: string,
): string =>
  boxes
    .map(({ arrived }) => arrived)
    .filter(Boolean)
    .sort()[0] ?? moveDate;

/** Returns the last day for a claim; empty without a day of delivery. */
export const getClaimDeadline = (
  boxes: readonly Box[],
  moveDate: string,
): string => addMonths(getDeliveryDay(boxes, moveDate), claimMonths);
