import type { Box, Mark } from "../plan/boxes";
import { countedBoxes } from "../words";
import { numberRanges } from "./findBoxes";

export const markNames: Readonly<Record<Mark, string>> = {
  fragile: "Fragile",
  first: "Open first",
  up: "This side up",
};

/** A box in words, such as "Box 3: Kitchen, pots". */
export const nameOf = ({ number, room, contents }: Box) =>
  `Box ${number}: ${[room, contents].filter(Boolean).join(", ")}`;

/** The boxes that haven't arrived, in words. */
export const missingText = (boxes: readonly Box[]) =>
  `${countedBoxes(boxes.length)} missing: ${numberRanges(boxes.map(({ number }) => number))}`;
