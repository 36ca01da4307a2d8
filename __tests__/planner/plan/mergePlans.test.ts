import {
  removeBox,
  updateBox,
  setBoxNumber,
  setPlanValue,
} from "../../../src/planner/plan/planUpdates";
import type { PlanUpdate } from "../../../src/planner/plan/planUpdates";
import { stampChanges } from "../../../src/planner/plan/stampChanges";
import {
  findLosses,
  hasAllChangesOf,
  isWithinLimits,
  mergePlans,
} from "../../../src/planner/plan/mergePlans";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/parsePlan";
import type { Plan } from "../../../src/planner/plan/plan";
import { stopClock } from "../../support/stopClock";

const planWith = (...boxes: [id: string, number: number][]): Plan =>
  parsePlan({ boxes: boxes.map(([id, number]) => ({ id, number })) });

const numbersOf = ({ boxes }: Pick<Plan, "boxes">) =>
  boxes.map(({ id, number }) => [id, number]);

stopClock(1_800_000_000_000);

test("boxes keep their numbers, even if two have the same", () => {
  const hers = planWith(["a1", 1], ["a5", 2]);
  const his = planWith(["a2", 1], ["a3", 3]);
  const both = [
    ["a1", 1],
    ["a2", 1],
    ["a5", 2],
    ["a3", 3],
  ];
  expect(numbersOf(merge(hers, his))).toEqual(both);
  expect(numbersOf(merge(hers, merge(hers, his)))).toEqual(both);
});

test("of two numbers of one box the later one stays, in a tie the higher", () => {
  const [old, higher] = [planWith(["b", 5]), planWith(["b", 9])];
  expect(numbersOf(merge(old, higher))).toEqual([["b", 9]]);
  const renumbered = change(higher, setBoxNumber("b", 2));
  expect(numbersOf(merge(old, renumbered))).toEqual([["b", 2]]);
  // Later changes of other values don't affect the count.
  const later = change(old, updateBox("b", { contents: "lids" }));
  expect(merge(later, renumbered).boxes).toMatchObject([
    { number: 2, contents: "lids" },
  ]);
});

test("a plan includes another if nothing of that is newer", () => {
  const plan = planWith(["a1", 1]);
  expect(hasAllChangesOf(plan, { ...plan, id: "mia0" })).toBe(true);
  expect(hasAllChangesOf(plan, planWith(["a1", 1], ["a2", 2]))).toBe(false);
});

/** Updates a plan with an ID, one second after its last update. */
function change(plan: Plan, step: PlanUpdate): Plan {
  jest.setSystemTime(Date.now() + 1000);
  return stampChanges(plan, step(plan));
}

const shared = parsePlan({
  id: "mine",
  counts: { sofa: 3, bench: 1 },
  from: { city: "Tacoma" },
  boxes: [{ id: "b", number: 1, contents: "pots", marks: ["up"] }],
});

/** Merges in both orders, which have to agree. */
function merge(one: Plan, other: Plan): Plan {
  const merged = mergePlans(one, other);
  expect(mergePlans(other, one)).toEqual(merged);
  return merged;
}

test("of two versions of one second what isn't empty stays, then the larger", () => {
  const plan = (count: number, arrived: string) =>
    parsePlan({
      counts: { sofa: count },
      boxes: [{ id: "b", number: 1, arrived }],
      changed: { "counts.sofa": 7 },
    });
  expect(merge(plan(9, ""), plan(10, "2027-01-15"))).toEqual(
    plan(10, "2027-01-15"),
  );
  const deleted = { ...plan(0, ""), boxes: [], changed: { "boxes.b": 7 } };
  const damaged = parsePlan({
    boxes: [{ id: "b", number: 1, damage: "cup", changed: { damage: 7 } }],
  });
  expect(merge(deleted, damaged).boxes).toEqual(damaged.boxes);
});

test("what is absent was deleted only if its time says so", () => {
  expect(merge(emptyPlan, shared)).toEqual(shared);
  const emptied = change(shared, setPlanValue("from.city", ""));
  expect(emptied.changed).toHaveProperty(["from.city"]);
  expect(merge(emptied, shared).from).toEqual({});
  // A plan without an ID has no tombstones.
  const alone = { ...shared, id: "" };
  expect(change(alone, removeBox("b")).changed).toEqual({});
  expect(
    change(
      change(alone, setPlanValue("counts.sofa", 9)),
      setPlanValue("counts.sofa", 0),
    ).changed,
  ).toEqual({});
});

test("a box whose deletion was undone is back", () => {
  const deleted = change(shared, removeBox("b"));
  const undone = change(deleted, () => shared);
  expect(merge(deleted, undone).boxes).toEqual(shared.boxes);
  expect(merge(change(undone, removeBox("b")), undone).boxes).toEqual([]);
});

test("what a merge removes, lowers or writes over is named before", () => {
  const other = [
    setPlanValue("counts.sofa", 1),
    setPlanValue("counts.bench", 2),
    updateBox("b", { marks: [] }),
    setPlanValue("from.city", ""),
  ].reduce(change, shared);
  const names = (plan: Plan) =>
    findLosses(shared, merge(shared, plan)).map(
      ({ key, box }) => (box?.id ?? "") + key,
    );
  expect(names(other)).toEqual(["from.city", "counts.sofa", "bup"]);
  expect(names(change(other, removeBox("b")))).toContain("boxes.b");
  const edited = [
    setPlanValue("from.city", "Kent"),
    updateBox("b", { contents: "lids" }),
  ].reduce(change, shared);
  expect(names(edited)).toEqual(["from.city", "bcontents"]);
  expect(findLosses(shared, shared)).toEqual([]);
  // A higher box number isn't more, as a count would be.
  expect(names(change(shared, setBoxNumber("b", 7)))).toEqual(["bnumber"]);
});

test("of many deletions the oldest are forgotten, and no time of what is there", () => {
  const ids = Array.from({ length: 1010 }, (_none, index) => `i-${index}`);
  const { changed } = parsePlan({
    counts: { "i-0": 1 },
    changed: {
      ...Object.fromEntries(ids.map((id, i) => [`counts.${id}`, i + 1])),
      ...{ "other.i-1": 9999, "counts.no id": 9999 },
    },
  });
  expect(Object.keys(changed)).toHaveLength(1001);
  expect(changed).toMatchObject({ "counts.i-0": 1, "counts.i-10": 11 });
  expect(changed).not.toHaveProperty(["counts.i-9"]);
});

test.each([
  ["boxes", 501, false],
  ["boxes", 500, true],
  ["customItems", 101, false],
  ["customItems", 100, true],
  ["counts", 201, false],
])("two plans with %s, %i each, fit: %p", (property, count, fits) => {
  const plan = (side: string) => {
    const items = Array.from({ length: count }, (_item, index) => ({
      ...{ id: `${side}-${index}`, number: index + 1 },
      ...{ name: "Loom", cubicFeet: 1, count: 1 },
    }));
    const counts = Object.fromEntries(items.map(({ id }) => [id, 1]));
    return parsePlan({ [property]: property === "counts" ? counts : items });
  };
  expect(isWithinLimits(mergePlans(plan("a"), plan("b")))).toBe(fits);
});
