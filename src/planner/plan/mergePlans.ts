import { mergeBoxLists } from "./boxes";
import { earlier, laterOf, mergeById } from "./changeTime";
import { hasSameContents, parsePlan } from "./plan";
import type { Plan } from "./plan";

const union = (one: Iterable<string>, other: Iterable<string>): string[] =>
  Array.from(new Set([...one, ...other]));

const mergeCounts = (own: Plan["counts"], other: Plan["counts"]) =>
  Object.fromEntries(
    union(Object.keys(own), Object.keys(other)).map((id) => [
      id,
      Math.max(own[id] ?? 0, other[id] ?? 0),
    ]),
  );

const parts = ["from", "to", "itemNotes"] as const;

/** All answers of a plan, by the names under which it has the times of their changes. */
const answersOf = (plan: Plan): Readonly<Record<string, string>> => ({
  date: plan.date,
  home: plan.home,
  ...Object.fromEntries(
    parts.flatMap((part) =>
      Object.entries(plan[part]).map(([name, answer]) => [
        `${part}.${name}`,
        answer,
      ]),
    ),
  ),
});

/** The answers that were given later, and when. */
function mergeAnswers(own: Plan, other: Plan) {
  const [mine, theirs] = [answersOf(own), answersOf(other)];
  const merged = union(
    [...Object.keys(mine), ...Object.keys(own.changed)],
    [...Object.keys(theirs), ...Object.keys(other.changed)],
  ).map((name) => {
    const { text, changed } = laterOf(
      { text: mine[name] ?? "", changed: own.changed[name] ?? 0 },
      { text: theirs[name] ?? "", changed: other.changed[name] ?? 0 },
      (answer) => answer.text,
    );
    return { name, text, changed };
  });
  const answer = (fieldName: string) =>
    merged.find(({ name }) => name === fieldName)?.text ?? "";
  const answers = (part: string) =>
    Object.fromEntries(
      merged
        .filter(({ name, text }) => text && name.startsWith(`${part}.`))
        .map(({ name, text }) => [name.slice(part.length + 1), text]),
    );
  return {
    date: answer("date"),
    home: answer("home"),
    itemNotes: answers("itemNotes"),
    from: answers("from"),
    to: answers("to"),
    changed: Object.fromEntries(
      merged.flatMap(({ name, changed }) => (changed ? [[name, changed]] : [])),
    ),
  };
}

/**
 * Two plans as one, the same whichever comes first. Nothing is lost: it has the check
 * marks and items of both, and the larger of two counts. Of two answers, and of two
 * versions of a box, the later one stays.
 */
export const mergePlans = (own: Plan, other: Plan): Plan => ({
  ...own,
  ...mergeAnswers(own, other),
  id: earlier(own.id, other.id),
  done: union(own.done, other.done).sort(),
  counts: mergeCounts(own.counts, other.counts),
  customItems: mergeById(own.customItems, other.customItems, (one, two) => ({
    ...one,
    count: Math.max(one.count, two.count),
  })),
  ...mergeBoxLists(own, other),
});

/** Whether a plan already has everything that another one has. */
export const includesPlan = (own: Plan, other: Plan): boolean =>
  hasSameContents(mergePlans(own, other), mergePlans(own, own));

/** Whether nothing of a plan would be left out when it is read again. */
export const isWithinLimits = (plan: Plan): boolean =>
  hasSameContents(parsePlan(plan), plan);
