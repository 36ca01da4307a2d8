import { addDays } from "../dates/days";

export interface TimelineTask {
  readonly id: string;
  /** Its rank among what can't wait, lowest first. */
  readonly urgency?: number | null;
}

export interface TimelineStep<T extends TimelineTask = TimelineTask> {
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
export const isStepDue = ({ state }: StepRange): boolean =>
  state === "now" || state === "next";

function leadDays(steps: readonly TimelineStep[]): number[] {
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
export function scheduleSteps(
  steps: readonly TimelineStep[],
  moveDate: string,
  today: string,
): StepRange[] {
  const startDays = leadDays(steps).map((days) => addDays(moveDate, -days));
  const ranges = startDays.map((from, index) => {
    const next = startDays[index + 1];
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
export function findOverdueTasks<T extends TimelineTask>(
  steps: readonly TimelineStep<T>[],
  stepRanges: readonly StepRange[],
  done: ReadonlySet<string>,
): T[] {
  if (stepRanges.at(-1)?.state === "past") return [];
  const rank = ({ urgency }: TimelineTask) => urgency ?? Infinity;
  return steps
    .filter((_step, index) => stepRanges[index]?.state === "past")
    .flatMap(({ tasks }) => tasks)
    .filter(({ id }) => !done.has(id))
    .sort((one, other) =>
      rank(one) === rank(other) ? 0 : rank(one) - rank(other),
    );
}
