import {
  getPermitDeadline,
  getNoParkingSignDeadline,
} from "../dates/permitDeadlines";
import type { CityPermitRules } from "../dates/permitDeadlines";
import { htmlToText } from "../../browser/htmlToText";
import type { AllDayEvent } from "./buildCalendarFile";
import { findOverdueTasks } from "./scheduleSteps";
import type { TimelineStep, StepRange, TimelineTask } from "./scheduleSteps";

interface StepWithTasks extends TimelineStep<
  TimelineTask & { readonly text: { readonly html: string } }
> {
  readonly when: string;
}

export interface TimelineEventsOptions {
  readonly steps: readonly StepWithTasks[];
  readonly stepRanges: readonly StepRange[];
  readonly moveDate: string;
  readonly today: string;
  readonly done: ReadonlySet<string>;
  /** Cities of the plan. */
  readonly cities: readonly CityPermitRules[];
}

/** Builds the deadlines for parking permits and no-parking signs. */
export const buildPermitEvents = (
  cities: readonly CityPermitRules[],
  moveDate: string,
): AllDayEvent[] =>
  cities.flatMap(({ name, parking }) => {
    if (!parking) return [];
    const { office, phone, lead: leadTime, signHours } = parking;
    const id = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
    const applyEvent = leadTime && {
      id: `permit-${id}`,
      day: getPermitDeadline(moveDate, leadTime),
      title: `Moving: last day to apply to ${name} for a parking permit`,
      text: [office, phone].filter(Boolean).join(", "),
    };
    const signEvent = signHours && {
      id: `signs-${id}`,
      day: getNoParkingSignDeadline(moveDate, signHours),
      title: `Moving: no-parking signs up in ${name}`,
      text: "",
    };
    return [applyEvent, signEvent].filter(
      (event) => event !== null && event !== 0,
    );
  });

/** Builds a list with one event for all tasks; an empty list without tasks. */
function buildTaskEvents(
  id: string,
  day: string,
  title: string,
  tasks: StepWithTasks["tasks"],
): AllDayEvent[] {
  const lines = tasks.map(({ text }) => `- ${htmlToText(text.html)}`);
  return tasks.length > 0 ? [{ id, day, title, text: lines.join("\n") }] : [];
}

/**
 * Builds the events of a timeline, by day: overdue tasks (today, urgent ones first), the
 * remaining tasks of each step (a step that has begun is due today), permits, and the
 * moving day.
 */
export function buildTimelineEvents(
  timeline: TimelineEventsOptions,
): AllDayEvent[] {
  const { steps, stepRanges, moveDate, today, done, cities } = timeline;
  const overdue = findOverdueTasks(steps, stepRanges, done);
  return [
    ...buildTaskEvents("catch-up", today, "Moving: catch up", overdue),
    ...steps.flatMap(({ when, weeksBefore, tasks }, index) => {
      const range = stepRanges[index];
      const remaining = tasks.filter(({ id }) => !done.has(id));
      if (!range || range.state === "past") return [];
      const day = range.from < today ? today : range.from;
      return buildTaskEvents(
        `week-${weeksBefore}`,
        day,
        `Moving: ${when}`,
        remaining,
      );
    }),
    ...buildPermitEvents(cities, moveDate),
    { id: "day", day: moveDate, title: "Moving: today’s the day", text: "" },
  ]
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day));
}
