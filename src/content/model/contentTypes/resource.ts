import {
  draft,
  heading,
  stableIdField,
  pageFields,
  updated,
} from "../commonFields";
import {
  choice,
  flag,
  list,
  markdown,
  number,
  object,
  optional,
  text,
} from "../fields";
import { defineContentType } from "../contentType";
import { spriteDrawingNames } from "../../../site/drawings";
import { routes } from "../../../site/routes";

const taskIdField = stableIdField(
  "task id",
  "visitors' check marks know the task by it",
  "three-estimates",
);

export const resource = defineContentType({
  name: "Resource",
  label: "Resource",
  folder: "resources",
  fields: {
    draft,
    ...pageFields,
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
                id: taskIdField,
                asksForPermit: optional(
                  flag("Says to apply for the city's parking permit"),
                ),
                urgency: optional(
                  number(
                    "Order among the tasks that can't wait, lowest first",
                    {
                      integer: true,
                      min: 1,
                      max: 99,
                    },
                  ),
                ),
              }),
              { min: 1 },
            ),
          }),
          {
            min: 2,
            hint: "A step is a week, from the earliest to the move. Tasks about one topic, such as pets, go into the weeks in which they are due.",
          },
        ),
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
        list: object("BoxCalculator", "How many boxes", {
          heading,
          intro: markdown("Introduction"),
        }),
      }),
    ),
    tips: optional(
      list(
        "Tips",
        object("TipSection", "Section", {
          heading,
          intro: markdown("Introduction"),
          drawing: optional(choice("Drawing", spriteDrawingNames.packing)),
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
  anchors: ["box-sizes", "boxes-to-buy", "more", "timeline"],
  pathPatterns: { path: `${routes.resources}/{slug}` },
  templates: { path: "ResourcePage" },
  isQuoteSubject: false,
});
