import type { DayEvent } from "./calendarFile";
import type { StepDates } from "./datedSteps";
import { plainText } from "./plainText";
import { timelineWords } from "./words";

interface StepWithTasks {
  readonly when: string;
  readonly weeksBefore: number;
  readonly tasks: readonly { readonly text: { readonly html: string } }[];
}

/** The events of a timeline: one for each step, and the moving day. */
export const timelineEvents = (
  steps: readonly StepWithTasks[],
  dates: readonly StepDates[],
  moveDate: string,
): DayEvent[] => [
  ...steps.flatMap(({ when, weeksBefore, tasks }, index) => {
    const day = dates[index]?.from;
    return day
      ? [
          {
            id: `week-${weeksBefore}`,
            day,
            title: timelineWords.event(when),
            text: tasks
              .map(({ text }) => `- ${plainText(text.html)}`)
              .join("\n"),
          },
        ]
      : [];
  }),
  { id: "day", day: moveDate, title: timelineWords.movingDay, text: "" },
];
