import { boxEntries } from "./boxEntries";
import { maxTime } from "./changeTime";
import type { Times } from "./changeTime";
import { planEntries } from "./entries";
import type { Entries } from "./entries";
import type { Plan } from "./plan";
import { parseInteger } from "./values";

/** Maps the times of all entries that are there, 0 for none; first the plan's, then each box's. */
function mapTimes(plan: Plan, map: (time: number) => number): Plan {
  const mapped = (changed: Times, entries: Entries): Times => {
    const times = Object.entries(entries).flatMap(([name, entry]) =>
      entry ? [[name, map(changed[name] ?? 0)] as const] : [],
    );
    const all = { ...changed, ...Object.fromEntries(times) };
    return Object.fromEntries(Object.entries(all).filter(([, time]) => time));
  };
  return {
    ...plan,
    changed: mapped(plan.changed, planEntries(plan)),
    boxes: plan.boxes.map((box) => ({
      ...box,
      changed: mapped(box.changed, boxEntries(box)),
    })),
  };
}

/**
 * The times of all entries in a row, each as what it adds to the last, and the plan
 * without them: with the name of each entry, a link would be half as long again.
 * @param plan as it is parsed, so that whoever reads it finds the same entries
 */
export function packTimes(plan: Plan): { untimed: Plan; times: string } {
  const row: string[] = [];
  let last = 0;
  const untimed = mapTimes(plan, (time) => {
    // So that one of the same second isn't none.
    const added = time < last ? time - last : time - last + 1;
    row.push(time ? String(added) : "");
    last = time || last;
    return 0;
  });
  return { untimed, times: row.join() };
}

/** A plan with the times that were packed; without them if they don't fit its entries. */
export function unpackTimes(plan: Plan, times: string): Plan {
  const row = times.split(",").map(Number);
  let index = 0;
  let last = 0;
  const timed = mapTimes(plan, () => {
    const added = row[index] ?? 0;
    index += 1;
    if (!added) return 0;
    last = parseInteger(last + (added > 0 ? added - 1 : added), maxTime);
    return last;
  });
  return index === row.length ? timed : plan;
}
