import { planHeading } from "../site/text";
import type { PlaceField } from "./plan";

/** What the tools say. What they list is content. */

export const aid = "A planning aid, not an estimate.";

export const homeWords = {
  label: "Size of the home",
  none: "Choose a size",
};

export const timelineWords = {
  date: "Your moving date",
  kept: "The date and your ticks stay on this device.",
  progress: (done: number, all: number) => `${done} of ${all} tasks done`,
  days: (from: string, to: string) => `${from} to ${to}`,
  past: "Past",
  now: "Due now",
  next: "Next",
  late: "Catch up first",
  lateNote:
    "You have less time than these steps plan for. Begin at the top, with what can’t wait.",
  lateMore: (number: number) => `${number} more to catch up on`,
  over: "That date has passed. Choose another to plan ahead.",
  weekend: "It’s a weekend. Those days fill up first, so book early.",
  holiday: (name: string) =>
    `It’s ${name}. City offices and your building’s office may be closed.`,
  monthEnd:
    "It’s close to the turn of the month, when many leases begin and end.",
  peak: "It’s in the busy season, from mid-May to mid-September.",
  calendar: "Add to calendar",
  calendarNote:
    "One file with an all-day event for each step. After a change, import it again to update the events.",
  event: (step: string) => `Moving: ${step}`,
  movingDay: "Moving day",
  print: "Print the checklist",
  plan: "See your whole plan",
};

export const inventoryWords = {
  start: "Start from",
  startNone: "Choose a home",
  startNote:
    "A typical home fills in the counts, boxes included. Change what is different.",
  startSure: "Replace the counts you have with those of a typical home?",
  find: "Find an item",
  notFound: "Nothing here by that name. Add it as your own item below.",
  room: "Room",
  item: "Item",
  count: "How many",
  volume: "Cubic feet each",
  total: "Cubic feet in all",
  note: "Note",
  more: (item: string) => `One more: ${item}`,
  fewer: (item: string) => `One fewer: ${item}`,
  roomCount: (number: number) => `${number} counted`,
  heading: "Your load",
  empty: "Nothing counted yet",
  cubicFeet: (number: string) => `${number} cubic feet`,
  between: (range: string) => `${range} with smaller or larger pieces`,
  pounds: (number: string) => `About ${number} pounds at 7 pounds a cubic foot`,
  truck: (percent: number, truck: string) =>
    `Fills about ${percent}% of a ${truck}`,
  trucks: (percent: number, count: number, truck: string) =>
    `Fills about ${percent}% of ${count} trucks like this: ${truck}`,
  size: (home: string) => `Closest move size: ${home}`,
  own: "Something we didn’t list?",
  ownNote:
    "Length × width × height in feet makes cubic feet. A box 2 feet on each side is 8.",
  ownName: "What it is",
  ownVolume: "Cubic feet",
  ownCount: "How many",
  add: "Add it",
  remove: (item: string) => `Remove: ${item}`,
  print: "Print",
  copy: "Copy as text",
  copied: "Copied",
  csv: "Save as a table (CSV)",
  clear: "Empty the list",
  plan: "See your whole plan",
  sources:
    "Volumes are typical figures from movers’ cube sheets. The range shows smaller and larger pieces. Dense things, such as appliances, pianos, and safes, weigh more than 7 pounds a cubic foot.",
};

export const boxWords = {
  home: "Your home",
  matched: (size: string) => `${size} (matches your inventory)`,
  adults: "Adults",
  boxes: "Boxes, three sizes",
  kinds: {
    small: "Small boxes",
    medium: "Medium boxes",
    large: "Large boxes",
    dish: "Dish packs",
    wardrobe: "Wardrobe boxes",
    tape: "Rolls of tape",
    paper: "Pounds of packing paper",
  },
  perAdult:
    "Wardrobe boxes are three to five for each adult, and a roll of tape is 55 yards.",
  print: "Print the list",
  plan: "See your whole plan",
};

export const planWords = {
  kept: "Your plan is kept on this device and nowhere else.",
  notKept:
    "This browser keeps nothing, so your plan lasts until you close this page. Print it or copy its link.",
  date: "Moving date",
  steps: "Timeline",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  stepsLink: "Open the timeline",
  inventory: "Inventory",
  inventoryLink: "Open the inventory",
  boxes: "Boxes and materials",
  boxesLink: "Open the Packing Guide",
  nothing: "Nothing here yet.",
  print: "Print the plan",
  quote: "Ask for a quote with this plan",
  share: "Copy a link to this plan",
  shared: "The link is copied. Whoever opens it sees this plan.",
  tooLong: "This plan is too long for a link. Print it, or shorten the notes.",
  shareNote: "The link itself carries the plan. No server gets it.",
  clear: "Clear everything",
  clearSure: "Clear the whole plan on this device?",
  linked:
    "This link carries a plan. Taking it replaces the plan on this device.",
  take: "Take this plan",
  leave: "Keep my own",
  damaged:
    "The plan in this link can’t be read. Ask for a new link, and open it in one piece.",
  later:
    "The plan in this link was made with a newer version of this page. Reload the page, then open the link again.",
};

interface Question {
  readonly label: string;
  readonly hint: string;
}

const questions: Readonly<Record<PlaceField, Question>> = {
  city: { label: "City", hint: "Shows whom to ask about curb space" },
  floor: {
    label: "Floor or kind of home",
    hint: "Such as third floor, or a house with a basement",
  },
  stairs: {
    label: "Stairs and turns",
    hint: "Flights outside and inside, and where they turn",
  },
  elevator: {
    label: "Is there an elevator?",
    hint: "If so, ask about booking, padding, and its size inside",
  },
  distance: {
    label: "Feet from the door to the truck",
    hint: "Count your steps. Each is about two and a half feet",
  },
  parking: {
    label: "Where a truck can stand",
    hint: "Driveway, alley, meters, permit zone, or a dock with a height limit",
  },
  gate: { label: "Gate or door", hint: "Who opens it, and when" },
  notes: {
    label: "Anything else",
    hint: "Low wires or branches, gravel, a steep driveway, a piece that barely fits",
  },
};

export const doorWords = {
  from: "Where you are leaving",
  to: "Where you are going",
  questions,
  otherCity: "Another place",
  yes: "Yes",
  no: "No",
  open: "Not sure",
  longCarry:
    "75 feet or more is a long carry. Tell your mover before moving day.",
  permit: "To reserve or block curb space:",
  callFirst: "To reserve or block curb space, call first:",
  askBy: (date: string) => `Ask by ${date}.`,
  askEarly: "The city states no lead time, so ask early.",
  askBefore: "Choose a moving date to see by when to ask.",
  askNow: (date: string) =>
    `The day to ask by was ${date}. Call the office today.`,
  signs: (hours: number) => `No-parking signs must be up ${hours} hours ahead.`,
  signsBy: (date: string) => `Have them up by ${date}.`,
  letter: "An email to the building’s manager",
  letterNote:
    "Copy it, or open it in your mail program, and fill in what is missing.",
  letterSubject: (date: string) => `Moving on ${date}`,
  letterText: (date: string) => `Hello,

I am moving on ${date} at [your address and unit]. Could you tell me:

- which days and hours moves are allowed, and whether there is a deposit
- how to book the elevator or the loading dock, and who has its key and pads
- the elevator's size inside and the width of its door
- the longest and highest truck that fits at the dock
- whether floors and walls have to be covered
- whether you need a certificate of insurance from the mover, by when, and where to send it
- the exact name and address of the certificate holder, any additional insured, and the limits it has to show

Thank you!`,
  letterDate: "a date to be set",
  copy: "Copy the email",
  copied: "Copied",
  write: "Open in your mail program",
};

/** The plan in a request. */
export const messageWords = {
  heading: planHeading,
  date: (date: string) => `Moving date: ${date}`,
  home: (size: string) => `Home: ${size}`,
  total: (number: string, range: string, pieces: string) =>
    `Inventory: about ${number} cubic feet (${range}), ${pieces} pieces`,
  own: "Own items",
  boxes: (range: string) => `Boxes to pack: ${range}`,
  from: "Leaving",
  to: "Going to",
  cut: "… the rest of the plan was too long to send.",
  card: "Your moving plan",
  note: "Will be sent with your request",
  remove: "Remove",
  offer: "Add your moving plan",
};
