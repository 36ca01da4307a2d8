import { counted } from "../../site/text";
import type { Box, Mark } from "../plan/boxes";
import { countedBoxes } from "../words";
import { numberRanges } from "./findBoxes";

const nameOf = ({ number, room, contents }: Box) =>
  `Box ${number}: ${[room, contents].filter(Boolean).join(", ")}`;

/** What the list of numbered boxes says. */
export const boxListText = {
  next: (number: number) => `Box ${number}`,
  room: "Room in the new home",
  noRoom: "Choose a room",
  otherRoom: "Another room",
  otherName: "Name of the room",
  contents: "What’s in it",
  marks: {
    fragile: "Fragile",
    first: "Open first",
    up: "This side up",
  } satisfies Record<Mark, string>,
  add: (number: number) => `Add box ${number}`,
  added: (box: Box) => `Added. ${nameOf(box)}. Write ${box.number} on it.`,
  empty: "Enter what’s in the box.",
  full: (max: number) => `The list can have up to ${max} boxes.`,
  jumps: "On this page",
  pack: "Pack",
  jumpToFind: "Find",
  jumpToDoor: "At the door",
  addNew: (contents: string) => `Add “${contents}” as a new box`,
  list: "Find a box",
  find: "Word, room, or number",
  show: "Show",
  filters: {
    all: "All",
    coming: "Not here yet",
    fragile: "Fragile",
    first: "Open first",
  },
  all: (number: number) => `Show all ${countedBoxes(number)}`,
  none: "Your boxes will be listed here.",
  found: (found: readonly Box[], isSimilar: boolean) =>
    (isSimilar ? "No exact match. Similar: " : "") +
    (found.length === 1 && found[0]
      ? nameOf(found[0])
      : countedBoxes(found.length)),
  arrived: "Arrived",
  here: "Here",
  damaged: "Damaged",
  damage: (number: number) => `Damage to box ${number}`,
  remove: (number: number) => `Delete box ${number}`,
  removed: (number: number) =>
    `Box ${number} is deleted. Its number won’t be reused.`,
  door: "At the new door",
  doorNote: "Type the number of each box as it comes in.",
  number: "Box number",
  checkIn: "It’s here",
  checkedIn: nameOf,
  alreadyHere: (box: Box) => `Already checked off. ${nameOf(box)}`,
  unknown: (number: string) => `There’s no box ${number} on the list.`,
  missing: (boxes: readonly Box[]) =>
    `${countedBoxes(boxes.length)} missing: ${numberRanges(boxes.map(({ number }) => number))}`,
  print: "Print labels and lists",
  printNote:
    "Labels fit Avery 5163 (10 per letter-size sheet). Print at 100 percent, without margins or headers.",
  from: "From box",
  to: "To box",
  start: "First free label",
  onLabels: "Print contents on the labels",
  plain: "Plain paper with cut lines",
  printLabels: (count: number) =>
    count > 0 ? `Print ${counted(count, "label")}` : "Print labels",
  nothingToPrint: "Nothing to print yet. Add a box first.",
  noLabels: "There are no boxes in that range.",
  byNumber: "List by number",
  byRoom: "List by room",
  printClaim: "Claim sheet",
  noClaim:
    "A claim sheet lists what’s damaged or, once you check boxes in, what’s missing.",
  claim: {
    heading: "Claim for loss or damage",
    name: "Name",
    from: "Moved from",
    to: "Moved to",
    bill: "Bill of lading number",
    delivered: "Delivered",
    due: "Written claim due",
    columns: ["Box", "Room", "Contents", "Damage or loss"],
    missing: "Missing",
    signature: "Signature",
    signed: "Date signed",
  },
  listed: (count: number) => `Box list: ${countedBoxes(count)}`,
  columns: ["Box", "Room", "Contents", "Arrived", "Damage"],
  complete: (count: number) => `All here: ${countedBoxes(count)}`,
};
