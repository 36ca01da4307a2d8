import { findRenumbered } from "../../../src/planner/plan/boxNumbers";
import {
  addBox,
  removeBox,
  setBox,
  setEntry,
} from "../../../src/planner/plan/changes";
import type { Change } from "../../../src/planner/plan/changes";
import { noteChanges } from "../../../src/planner/plan/noteChanges";
import {
  findLosses,
  includesPlan,
  isWithinLimits,
  mergePlans,
} from "../../../src/planner/plan/mergePlans";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/parsePlan";
import type { Plan } from "../../../src/planner/plan/plan";
import { stopClock } from "../../support/stopClock";

const packed = (id: string) =>
  addBox({ id, room: "Kitchen", contents: id, marks: [] });

const planWith = (...ids: string[]): Plan =>
  ids.reduce((plan, id) => packed(id)(plan), emptyPlan);

const numbersOf = ({ boxes }: Pick<Plan, "boxes">) =>
  Object.fromEntries(boxes.map(({ id, number }) => [id, number]));

const renumbered = (own: Plan, other: Plan) =>
  findRenumbered(own, other, mergePlans(own, other)).map(
    ({ id, before, isOwn }) => [id, before, isOwn] as const,
  );

stopClock(1_800_000_000_000);

test("of two boxes with one number, the one written first keeps it, and both people are told of the other", () => {
  const hers = planWith("a1", "a4", "a5");
  const his = planWith("a2", "a3");
  const both = mergePlans(hers, his);
  expect(numbersOf(both)).toEqual({ a1: 1, a3: 2, a5: 3, a2: 4, a4: 5 });
  expect(both.boxes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(renumbered(hers, his)).toEqual([
    ["a2", 1, false],
    ["a4", 2, true],
  ]);
  // He hears of his own box only, when he gets the merged plan.
  expect(renumbered(his, both)).toEqual([["a2", 1, true]]);
  expect(numbersOf(packed("a6")(both))).toMatchObject({ a6: 6 });
});

test("a plan includes another if nothing of that is newer", () => {
  const plan = planWith("a1");
  expect(includesPlan(plan, { ...plan, id: "mia0" })).toBe(true);
  expect(includesPlan(plan, packed("a2")(plan))).toBe(false);
});

/** A change a second after the last, of a plan that another device may have. */
function change(plan: Plan, step: Change): Plan {
  jest.setSystemTime(Date.now() + 1000);
  return noteChanges(plan, step(plan));
}

const shared = parsePlan({
  id: "mine",
  counts: { sofa: 3, bench: 1 },
  from: { city: "Tacoma" },
  boxes: [{ id: "b", number: 1, contents: "pots", marks: ["up"] }],
});

/** Both ways, which has to be the same. */
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
  const emptied = change(shared, setEntry("from.city", ""));
  expect(emptied.changed).toHaveProperty(["from.city"]);
  expect(merge(emptied, shared).from).toEqual({});
  // A plan that never left the page doesn't tell what was deleted.
  const alone = { ...shared, id: "" };
  expect(change(alone, removeBox("b")).changed).toEqual({});
  expect(
    change(
      change(alone, setEntry("counts.sofa", 9)),
      setEntry("counts.sofa", 0),
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
    setEntry("counts.sofa", 1),
    setEntry("counts.bench", 2),
    setBox("b", { marks: [] }),
    setEntry("from.city", ""),
  ].reduce(change, shared);
  const names = (plan: Plan) =>
    findLosses(shared, merge(shared, plan)).map(
      ({ name, box }) => (box?.id ?? "") + name,
    );
  expect(names(other)).toEqual(["from.city", "counts.sofa", "bup"]);
  expect(names(change(other, removeBox("b")))).toContain("boxes.b");
  const words = [
    setEntry("from.city", "Kent"),
    setBox("b", { contents: "lids" }),
  ].reduce(change, shared);
  expect(names(words)).toEqual(["from.city", "bcontents"]);
  expect(findLosses(shared, shared)).toEqual([]);
});

test("boxes of a plan without a version have one time for their texts", () => {
  const [box] = parsePlan({
    boxes: [{ id: "b", number: 1, room: "Den", changed: 7 }],
  }).boxes;
  expect(box!.changed).toEqual({ room: 7, contents: 7, damage: 7 });
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
])("two plans with %s, %i each, fit: %p", (what, count, fits) => {
  const plan = (side: string) => {
    const things = Array.from({ length: count }, (_item, index) => ({
      ...{ id: `${side}-${index}`, number: index + 1 },
      ...{ name: "Loom", cubicFeet: 1, count: 1 },
    }));
    const counts = Object.fromEntries(things.map(({ id }) => [id, 1]));
    return parsePlan({ [what]: what === "counts" ? counts : things });
  };
  expect(isWithinLimits(mergePlans(plan("a"), plan("b")))).toBe(fits);
});
