import { interpolate } from "../site/interpolate";
import type { DayEvent } from "./calendarFile";
import type { StepDates } from "./datedSteps";
import { plainText } from "./plainText";

interface StepWithTasks {
  readonly when: string;
  readonly weeksBefore: number;
  readonly tasks: readonly { readonly text: { readonly html: string } }[];
}

/** The events of a timeline: one for each step, and the moving day. */
export const timelineEvents = (
  steps: readonly StepWithTasks[],
  dates: readonly StepDates[],
  words: { readonly event: string; readonly movingDay: string },
  moveDate: string,
): DayEvent[] => [
  ...steps.flatMap(({ when, weeksBefore, tasks }, index) => {
    const day = dates[index]?.from;
    return day
      ? [
          {
            id: `week-${weeksBefore}`,
            day,
            title: interpolate(words.event, { step: when }),
            text: tasks
              .map(({ text }) => `- ${plainText(text.html)}`)
              .join("\n"),
          },
        ]
      : [];
  }),
  { id: "day", day: moveDate, title: words.movingDay, text: "" },
];
