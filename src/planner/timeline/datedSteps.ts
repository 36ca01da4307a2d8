import { addDays } from "../plan/days";

export interface Task {
  readonly id: string;
  /** Its rank among what can't wait, lowest first. */
  readonly urgency?: number | null;
}

export interface Step<T extends Task = Task> {
  /** 0 for the week of the move. */
  readonly weeksBefore: number;
  readonly tasks: readonly T[];
}

/** Whether a step is behind, has begun, comes next, or comes later. */
type StepState = "past" | "now" | "next" | "later";

export interface StepRange {
  /** First and last day of the step, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly state: StepState;
}

/** Whether a step is the one to work on now, or the next one. */
export const isDue = ({ state }: StepRange): boolean =>
  state === "now" || state === "next";

function leads(steps: readonly Step[]): number[] {
  const hasLastWeek = steps.some(({ weeksBefore }) => weeksBefore === 1);
  return steps.map(({ weeksBefore }) =>
    // The week of the move is that before it.
    weeksBefore === 0 && !hasLastWeek ? 7 : weeksBefore * 7,
  );
}

/**
 * The days of the steps of a timeline, in their order, which is from the
 * earliest to the move. A step ends the day before the next one.
 */
export function datedSteps(
  steps: readonly Step[],
  moveDate: string,
  today: string,
): StepRange[] {
  const begin = leads(steps).map((lead) => addDays(moveDate, -lead));
  const ranges = begin.map((from, index) => {
    const next = begin[index + 1];
    return { from, to: next ? addDays(next, -1) : moveDate };
  });
  const upcoming = ranges.findIndex(({ from }) => from > today);
  return ranges.map(({ from, to }, index) => {
    const state =
      to < today
        ? "past"
        : from <= today
          ? "now"
          : index === upcoming
            ? "next"
            : "later";
    return { from, to, state };
  });
}

/**
 * The tasks of past steps that aren't done, those that can't wait first. Empty
 * once the moving date has passed.
 */
export function overdueTasks<T extends Task>(
  steps: readonly Step<T>[],
  dates: readonly StepRange[],
  done: ReadonlySet<string>,
): T[] {
  if (dates.at(-1)?.state === "past") return [];
  const rank = ({ urgency }: Task) => urgency ?? Infinity;
  return steps
    .filter((_step, index) => dates[index]?.state === "past")
    .flatMap(({ tasks }) => tasks)
    .filter(({ id }) => !done.has(id))
    .sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
