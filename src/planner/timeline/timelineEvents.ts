import { permitDeadline, signDeadline } from "../doors/permitDays";
import type { PermitRule } from "../plan/permits";
import { timelineWords } from "../words";
import type { DayEvent } from "./calendarFile";
import { overdueTasks } from "./datedSteps";
import type { StepRange, Task } from "./datedSteps";
import { plainText } from "./plainText";

interface StepWithTasks {
  readonly when: string;
  readonly weeksBefore: number;
  readonly tasks: readonly (Task & {
    readonly text: { readonly html: string };
  })[];
}

export interface EventsOf {
  readonly steps: readonly StepWithTasks[];
  readonly dates: readonly StepRange[];
  readonly moveDate: string;
  readonly today: string;
  readonly done: ReadonlySet<string>;
  readonly permits: readonly PermitRule[];
}

/** When to ask for permits, and by when their signs must stand. */
export const permitEvents = (
  permits: readonly PermitRule[],
  moveDate: string,
): DayEvent[] =>
  permits.flatMap(({ city, office, lead, signHours }) => {
    const id = city.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
    return [
      ...(lead
        ? [
            {
              id: `permit-${id}`,
              day: permitDeadline(moveDate, lead),
              title: timelineWords.askEvent(city),
              text: office,
            },
          ]
        : []),
      ...(signHours
        ? [
            {
              id: `signs-${id}`,
              day: signDeadline(moveDate, signHours),
              title: timelineWords.signsEvent(city),
              text: "",
            },
          ]
        : []),
    ];
  });

const listed = (tasks: StepWithTasks["tasks"]) =>
  tasks.map(({ text }) => `- ${plainText(text.html)}`).join("\n");

/**
 * The events of a timeline in their order: what is overdue, today, with what can't
 * wait first; each step with what is left to do in it, the permits, and the moving
 * day. What is done is left out; a step that has begun is due today.
 */
export function timelineEvents({
  steps,
  dates,
  moveDate,
  today,
  done,
  permits,
}: EventsOf): DayEvent[] {
  const stepEvents = steps.flatMap(({ when, weeksBefore, tasks }, index) => {
    const days = dates[index];
    const left = tasks.filter(({ id }) => !done.has(id));
    return days && days.state !== "past" && left.length > 0
      ? [
          {
            id: `week-${weeksBefore}`,
            day: days.from < today ? today : days.from,
            title: timelineWords.event(when),
            text: listed(left),
          },
        ]
      : [];
  });
  const overdue = overdueTasks(steps, dates, done);
  return [
    ...(overdue.length > 0
      ? [
          {
            id: "catch-up",
            day: today,
            title: timelineWords.catchUpEvent,
            text: listed(overdue),
          },
        ]
      : []),
    ...stepEvents,
    ...permitEvents(permits, moveDate),
    { id: "day", day: moveDate, title: timelineWords.movingDay, text: "" },
  ]
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day));
}
