import { addDays } from "../dates/days";

export interface TimelineTask {
  readonly id: string;
  /** Rank among urgent tasks, lowest first; `null` or absent for other tasks. */
  readonly urgency?: number | null;
}

export interface TimelineStep<T extends TimelineTask = TimelineTask> {
  /** 0 for the week of the move. */
  readonly weeksBefore: number;
  readonly tasks: readonly T[];
}

type StepState = "past" | "now" | "next" | "later";

export interface StepRange {
  /** First and last day of the step, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly state: StepState;
}

export const isStepDue = ({ state }: StepRange): boolean =>
  state === "now" || state === "next";

function stateOf(
  from: string,
  to: string,
  today: string,
  isNext: boolean,
): StepState {
  if (to < today) return "past";
  if (from <= today) return "now";
  return isNext ? "next" : "later";
}

/** Returns the number of days from the start of each step to the move. */
function leadDays(steps: readonly TimelineStep[]): number[] {
  const hasLastWeek = steps.some(({ weeksBefore }) => weeksBefore === 1);
  return steps.map(({ weeksBefore }) =>
    // Without a step for one week before, the step of the moving week begins seven days
    // ahead.
    weeksBefore === 0 && !hasLastWeek ? 7 : weeksBefore * 7,
  );
}

/**
 * Assigns days to the steps of a timeline: a step ends the day before the next one.
 * @param steps from the earliest to the move
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
    const isNext = index === upcoming;
    return { from, to, state: stateOf(from, to, today, isNext) };
  });
}

/**
 * Finds the remaining tasks of past steps, urgent ones first. Empty once the moving date
 * has passed.
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
