import { counted } from "../site/text";
import { boxLimits } from "./plan/boxes";
import type { Box } from "./plan/boxes";
import { planLimits } from "./plan/plan";
import type { PlaceField, Plan } from "./plan/plan";
import type { Load } from "./plan/volumes";

export const countedBoxes = (number: number) =>
  number === 1 ? "1 box" : `${number} boxes`;

/** What the tools say. What they list is content. */

export const undoWord = "Undo";

export const aid = "A planning aid, not an estimate.";

export const privacy =
  "Nothing you enter leaves this device unless you send it.";

/** Why a tool doesn't work, or a plan doesn't outlast the visit. */
export const storageWords = {
  unready: "This tool couldn’t load, so nothing you enter here is saved.",
  denied:
    "This browser doesn’t allow storage, so your plan is lost when you close this page. Print it or share its link.",
  damaged:
    "The plan saved on this device can’t be read, so you’re starting a new one. The old one is kept on this device.",
};

export const copyWords = {
  copied: "Copied.",
  refused:
    "This browser doesn’t allow copying here. The text is selected: copy it from the menu, or press and hold it.",
};

export const withoutScripts = {
  inventory:
    "JavaScript is turned off, so totals can’t be added up here. The list shows the cubic feet of each item: open the rooms, print the page, and add them up by hand.",
  plan: "JavaScript is turned off, so your plan can’t be saved. You can open the questions, print this page, and answer them on paper.",
  boxes:
    "JavaScript is turned off, so your list can’t be saved. Number the boxes by hand, and write down on paper what’s in each one.",
};

export const homeWords = {
  label: "Home size",
  none: "Choose a size",
};

export const timelineWords = {
  date: "Your moving date",
  progress: (done: number, all: number) => `${done} of ${all} tasks done`,
  tasks: (number: number) => counted(number, "task"),
  days: (from: string, to: string) => `${from} to ${to}`,
  past: "Past",
  now: "Due now",
  next: "Next",
  late: "Catch up first",
  lateNote:
    "You have less time than the timeline allows for. Start at the top, with what can’t wait.",
  lateMore: (number: number) => `${number} more to catch up on`,
  over: "That date has passed. Choose a new one.",
  weekend:
    "That’s a weekend. Weekends fill up first, and the hourly minimum is normally higher.",
  holiday: (name: string, isObserved: boolean) =>
    `${isObserved ? `${name} is observed that day` : `That day is ${name}`}. City offices and your building’s office may be closed.`,
  monthEnd:
    "That’s near the start or the end of a month, when many leases turn over.",
  peak: "That’s in the busy season, from mid-May to mid-September. Ask whether a summer rate applies.",
  calendar: "Add to calendar",
  calendarNote:
    "The file has an all-day event for each remaining step, anything overdue, and the permits in your plan. You’re reminded at 9 AM the day before. If your plan changes, delete the old events before you import the new file: search your calendar for “Moving:”.",
  calendarSaved:
    "Open the file moving-timeline.ics to add the events. If nothing was saved, the app you’re in can’t save files: open this page in Safari or Chrome.",
  catchUpEvent: "Moving: catch up",
  event: (step: string) => `Moving: ${step}`,
  askEvent: (city: string) =>
    `Moving: last day to apply to ${city} for a parking permit`,
  signsEvent: (city: string) => `Moving: no-parking signs up in ${city}`,
  movingDay: "Moving: today’s the day",
  print: "Print the timeline",
  plan: "See your whole plan",
};

export const inventoryWords = {
  start: "Start from a typical home",
  startNone: "Choose a size",
  startNote:
    "This fills in what such a home usually has, boxes included. Then change what’s different.",
  filled: (pieces: number, home: string, instead: string | undefined) =>
    `Filled in ${counted(pieces, "item")} for a typical home (${home}).${instead ? ` Your plan said ${instead}.` : ""}`,
  find: "Find an item",
  found: (hits: number, isSimilar: boolean) =>
    hits === 0
      ? "No match. You can add it as your own item below."
      : isSimilar
        ? `No exact match, but ${counted(hits, "similar item")}`
        : `${counted(hits, "item")} found`,
  more: (item: string) => `Add one: ${item}`,
  fewer: (item: string) => `Remove one: ${item}`,
  roomCount: (number: number) => `${number} counted`,
  roomSize: (number: number) => counted(number, "item"),
  heading: "Your load",
  empty: "Nothing counted yet",
  cubicFeet: (number: string) => `${number} cubic feet`,
  between: (range: string) => `${range} with smaller or larger items`,
  load: ({ truck, filled, isTight, loads }: Load) =>
    loads > 1
      ? `Too much for one ${truck.name}: plan on ${loads} loads`
      : isTight
        ? `Fits one ${truck.name}, packed tight`
        : `Fills about ${Math.round(filled * 100)}% of a ${truck.name}`,
  pounds: (number: string) => `About ${number} pounds`,
  size: (home: string) => `Closest move size: ${home}`,
  own: "Add your own item",
  ownNote:
    "Multiply length × width × height in feet. A box 2 feet on each side is 8 cubic feet.",
  ownName: "Item name",
  ownVolume: "Cubic feet",
  ownCount: "How many",
  ownFull: (max: number) =>
    `You can add up to ${max} items of your own. Remove one, or combine a few.`,
  add: "Add item",
  remove: (item: string) => `Remove: ${item}`,
  removed: (item: string) => `${item} removed.`,
  print: "Print",
  clear: "Clear the inventory",
  emptied: "Your inventory is empty.",
  plan: "See your whole plan",
  sources:
    "Volumes are typical figures from movers’ cube sheets. The range shows smaller and larger items.",
};

export const boxWords = {
  home: "Your home",
  matched: (size: string) => `${size} (matches your inventory)`,
  kinds: {
    small: "Small boxes",
    medium: "Medium boxes",
    large: "Large boxes",
    dish: "Dish packs",
    wardrobe: "Wardrobe boxes",
    tape: "Rolls of tape",
    paper: "Pounds of packing paper",
  },
  all: "Boxes to buy",
  note: "Plan on three to five wardrobe boxes per adult. A roll of tape is 55 yards.",
  print: "Print the list",
  plan: "See your whole plan",
};

export const planWords = {
  date: "Moving date",
  steps: "Timeline",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  late: (tasks: number) => `${tasks} to catch up on`,
  noDate: "Choose your moving date to see what’s due.",
  stepList: "Tasks by week",
  inventory: "Inventory",
  noThings: "Count your items to see what size of truck you need.",
  itemList: "Items by room",
  boxes: "Boxes to buy",
  noBoxes: "Choose the size of your home to see how many boxes to buy.",
  tape: (rolls: string) => `and ${rolls} rolls of tape`,
  supplyList: "What to buy",
  packed: "Box list",
  nonePacked: "Number your boxes, and you can search for anything later.",
  packedBoxes: (count: number) => `${countedBoxes(count)} packed`,
  expected: (boxes: string) => `of ${boxes} expected`,
  here: (here: number, all: number) => `${here} of ${all} at the new home`,
  broken: (count: number) => `${countedBoxes(count)} with damage noted`,
  print: "Print the plan",
  quote: "Send this plan with a quote request",
  clear: "Clear everything",
  clearSure: "Clear the whole plan from this device?",
  linkedHeading: "Open this moving plan?",
  damagedHeading: "This plan can’t be read",
  linked: (date: string, items: number, done: number, boxes: number) =>
    `A plan ${date ? `for ${date}` : "without a date"}, with ${counted(items, "item")}, ${counted(done, "task")} done, and ${countedBoxes(boxes)}.`,
  ownPlan: (contents: string) => `This device has a plan, too. ${contents}`,
  hasAll: "Your plan already has everything that’s in this one.",
  mergeNote:
    "Combining them keeps all boxes, items, and check marks. If answers differ, the later one stays. If counts differ, the larger one stays.",
  tooMany: ({ boxes, customItems }: Plan) =>
    `They can’t be combined: together they have ${countedBoxes(boxes.length)} and ${counted(customItems.length, "item")} that you added, and a plan can have up to ${boxLimits.boxes} and ${planLimits.customItems}. Remove some first.`,
  merge: "Combine with mine",
  newNumber: ({ number, room, contents }: Box, before: number) =>
    `Box ${before} (${room || contents}) is now ${number}: write ${number} on it.`,
  merged: "The plans are combined.",
  replaced: "The plan is now saved on this device.",
  cleared: "The plan is cleared.",
  take: "Use this plan",
  replace: "Replace mine with it",
  keepMine: "Keep mine",
  close: "Close",
  damaged:
    "Nothing has changed on this device. If it’s a link, copy all of it and open it again, or ask for a new one. If it’s a file, choose one whose name begins with “moving-plan”.",
};

interface Question {
  readonly label: string;
  readonly hint: string;
}

const questions: Readonly<Record<PlaceField, Question>> = {
  city: { label: "City", hint: "Shows which office to call about parking" },
  floor: {
    label: "Floor or type of home",
    hint: "For example, third floor, or a house with a basement",
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
    label: "Where a truck can park",
    hint: "Driveway, alley, meters, permit zone, or a dock with a height limit",
  },
  gate: { label: "Gate or door", hint: "Who opens it, and when" },
  notes: {
    label: "Anything else",
    hint: "Low wires or branches, gravel, a steep driveway, a piece that barely fits",
  },
};

export const doorWords = {
  from: "Where you’re moving from",
  to: "Where you’re moving to",
  questions,
  otherCity: "Another place",
  otherName: "Name of the place",
  yes: "Yes",
  no: "No",
  open: "Not sure",
  longCarry:
    "More than 75 feet is a long carry. Tell your mover before moving day.",
  permit: "To reserve parking for the truck:",
  callFirst: "To reserve parking for the truck, call first:",
  askFirst:
    "To reserve parking for the truck, ask the office what it needs and how far ahead:",
  askBy: (date: string) => `Apply by ${date}.`,
  askEarly:
    "Apply as soon as you have a date. The office can tell you how long it takes.",
  askBefore: "Choose a moving date to see when to apply.",
  askNow: (date: string) =>
    `The day to apply by was ${date}. Call the office today.`,
  signs: (hours: number) => `No-parking signs must be up ${hours} hours ahead.`,
  signsBy: (date: string) => `Put them up by ${date}.`,
  letter: "An email to your building manager",
  letterNote:
    "Copy it, or open it in your email app, and fill in what’s missing.",
  letterSubject: (date: string) => `Moving on ${date}`,
  letterText: (date: string) => `Hello,

I am moving on ${date} at [your address and unit]. Could you tell me:

- which days and hours moves are allowed, and whether there is a deposit
- how to book the elevator or the loading dock, and who has its key and pads
- the elevator's size inside and the width of its door
- the longest and tallest truck that fits at the dock
- whether floors and walls have to be covered
- whether you need a certificate of insurance from the mover, by when, and where to send it
- the exact name and address of the certificate holder, any additional insured, and the limits it has to show

Thank you!`,
  letterDate: "a date to be set",
  letterActions: { copy: "Copy the email", email: "Open in your email app" },
};

export const messageWords = {
  heading: "Moving plan (a planning aid, not an estimate)",
  date: "Moving date",
  home: (size: string) => `Home: ${size}`,
  total: (number: string, range: string, pounds: string, pieces: string) =>
    `Inventory: about ${number} cubic feet (${range}), ${pounds} pounds, ${pieces}`,
  own: "Other items",
  boxes: (number: number) => `${countedBoxes(number)} listed`,
  from: "Leaving",
  to: "Going to",
  special: "Special items",
  more: (pieces: number, cubicFeet: string, isRest: boolean) =>
    `${isRest ? "and " : ""}${pieces}${isRest ? " more" : " items"}, about ${cubicFeet} cubic feet`,
  left: (items: number) =>
    `The plan is long: ${counted(items, "item")} on its lists won’t fit in the request, so only their totals are sent.`,
  unready: "This form couldn’t load, so it can’t be sent from this page.",
  card: "Your moving plan",
  note: "Will be sent with your request",
  remove: "Remove",
  sent: "Your moving plan was sent with it.",
  offer: "Add your moving plan",
  lost: "There’s no moving plan saved in this browser, so none will be sent.",
};
