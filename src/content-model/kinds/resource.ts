import { draft, heading, page, updated } from "../commonFields";
import {
  flag,
  list,
  markdown,
  number,
  object,
  optional,
  text,
} from "../fields";
import { kind } from "../kind";
import { routes } from "../../site/routes";

const word = (label: string, ...tokens: string[]) =>
  text(label, { min: 1, max: 300, tokens });

const taskId = text("Id", {
  hint: "Never change it: visitors' ticks know the task by it. Lower-case letters, digits and hyphens.",
  pattern: {
    matches: /^[a-z0-9][a-z0-9-]{0,59}$/,
    says: "lower-case letters, digits, and hyphens, such as three-estimates",
  },
  unique: "task id",
  plain: true,
});

export const resource = kind({
  name: "Resource",
  label: "Resource",
  folder: "resources",
  fields: {
    draft,
    ...page,
    updated: optional(updated),
    timeline: optional(
      object("Timeline", "Timeline", {
        heading,
        intro: markdown("Introduction"),
        steps: list(
          "Steps",
          object("TimelineStep", "Step", {
            when: text("When", { min: 3, max: 40 }),
            weeksBefore: number("Weeks before the move", {
              integer: true,
              max: 52,
            }),
            summary: text("In one line", { min: 5, max: 160 }),
            tasks: list(
              "Tasks",
              object("TimelineTask", "Task", {
                text: markdown("Task"),
                id: taskId,
                urgency: optional(
                  number("Place among what can't wait, lowest first", {
                    integer: true,
                    min: 1,
                    max: 99,
                  }),
                ),
              }),
              { min: 1 },
            ),
          }),
          { min: 2 },
        ),
        words: object("TimelineWords", "Words of the dated timeline", {
          date: word("Moving date"),
          aid: word("That it is no estimate"),
          progress: word("Progress", "done", "all"),
          dates: word("Days of a step", "from", "to"),
          past: word("A step that is past"),
          now: word("A step that is due"),
          next: word("The next step"),
          late: word("Heading of what is late"),
          lateNote: word("What to do about it"),
          lateMore: word("The late steps after the first five", "number"),
          over: word("If the date has passed"),
          weekend: word("The date is on a weekend"),
          holiday: word("The date is a holiday", "holiday"),
          monthEnd: word("The date is near the end of a month"),
          peak: word("The date is in the busy season"),
          calendar: word("Button: calendar"),
          calendarNote: word("What that button does"),
          event: word("Name of an event in the calendar", "step"),
          movingDay: word("Name of the last event"),
          print: word("Button: print"),
          plan: word("Link to the plan"),
        }),
      }),
    ),
    boxes: optional(
      object("BoxGuide", "Box sizes", {
        heading,
        intro: markdown("Introduction"),
        sizes: list(
          "Sizes",
          object("BoxSize", "Size", {
            name: text("Name", { min: 3, max: 20 }),
            cubicFeet: number("Cubic feet", { min: 0.5, max: 20 }),
            contents: text("What goes in", { min: 10, max: 300 }),
            weight: text("Packed weight", { min: 5, max: 200 }),
          }),
          { min: 1 },
        ),
        list: object("BoxListWords", "How many boxes", {
          heading,
          intro: markdown("Introduction"),
          home: word("Choice of a home"),
          notChosen: word("No home chosen"),
          matched: word("The home that the inventory matches", "size"),
          adults: word("Number of adults"),
          small: word("Small boxes"),
          medium: word("Medium boxes"),
          large: word("Large boxes"),
          dish: word("Dish packs"),
          wardrobe: word("Wardrobe boxes"),
          tape: word("Tape"),
          paper: word("Paper"),
          boxes: word("Column: boxes of three sizes"),
          perAdult: word("Wardrobe boxes for each adult"),
          print: word("Button: print"),
          plan: word("Link to the plan"),
        }),
      }),
    ),
    tips: optional(
      list(
        "Tips",
        object("TipSection", "Section", {
          heading,
          intro: markdown("Introduction"),
          items: list("Tips", markdown("Tip"), { min: 1 }),
        }),
      ),
    ),
    listsServiceAreas: optional(
      flag("Lists the counties with their cities and services"),
    ),
    help: optional(
      object("HelpBlock", "Help", { heading, text: markdown("Text") }),
    ),
  },
  body: "required",
  anchors: ["box-list", "box-sizes", "more", "timeline"],
  paths: { path: (slug) => routes.resource(slug) },
  templates: { path: "ResourcePage" },
});
