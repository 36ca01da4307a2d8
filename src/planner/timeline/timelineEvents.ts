import { permitDeadline, signDeadline } from "../plan/permitDays";
import type { PermitCity } from "../plan/permitDays";
import { plainText } from "../plan/plainText";
import type { DayEvent } from "./calendarFile";
import { overdueTasks } from "./datedSteps";
import type { Step, StepRange, Task } from "./datedSteps";

interface StepWithTasks extends Step<
  Task & { readonly text: { readonly html: string } }
> {
  readonly when: string;
}

export interface EventsOf {
  readonly steps: readonly StepWithTasks[];
  readonly dates: readonly StepRange[];
  readonly moveDate: string;
  readonly today: string;
  readonly done: ReadonlySet<string>;
  /** Those of the plan. */
  readonly cities: readonly PermitCity[];
}

/** When to ask for permits, and by when their signs must stand. */
export const permitEvents = (
  cities: readonly PermitCity[],
  moveDate: string,
): DayEvent[] =>
  cities.flatMap(({ name, parking }) => {
    if (!parking) return [];
    const { office, phone, lead, signHours } = parking;
    const id = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
    const ask = lead && {
      id: `permit-${id}`,
      day: permitDeadline(moveDate, lead),
      title: `Moving: last day to apply to ${name} for a parking permit`,
      text: [office, phone].filter(Boolean).join(", "),
    };
    const signs = signHours && {
      id: `signs-${id}`,
      day: signDeadline(moveDate, signHours),
      title: `Moving: no-parking signs up in ${name}`,
      text: "",
    };
    return [ask, signs].filter((event) => event !== null && event !== 0);
  });

/** An event for tasks; none if there are none. */
function taskEvents(
  id: string,
  day: string,
  title: string,
  tasks: StepWithTasks["tasks"],
): DayEvent[] {
  const lines = tasks.map(({ text }) => `- ${plainText(text.html)}`);
  return tasks.length > 0 ? [{ id, day, title, text: lines.join("\n") }] : [];
}

/**
 * The events of a timeline in their order: what is overdue, today, with what can't
 * wait first; each step with what is left to do in it, the permits, and the moving
 * day. What is done is left out; a step that has begun is due today.
 */
export function timelineEvents(timeline: EventsOf): DayEvent[] {
  const { steps, dates, moveDate, today, done, cities } = timeline;
  const overdue = overdueTasks(steps, dates, done);
  return [
    ...taskEvents("catch-up", today, "Moving: catch up", overdue),
    ...steps.flatMap(({ when, weeksBefore, tasks }, index) => {
      const days = dates[index];
      const left = tasks.filter(({ id }) => !done.has(id));
      if (!days || days.state === "past") return [];
      const day = days.from < today ? today : days.from;
      return taskEvents(`week-${weeksBefore}`, day, `Moving: ${when}`, left);
    }),
    ...permitEvents(cities, moveDate),
    { id: "day", day: moveDate, title: "Moving: today’s the day", text: "" },
  ]
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day));
}
