import { findRenumbered } from "../../../src/planner/plan/boxes";
import { addBox, setPlace } from "../../../src/planner/plan/changes";
import {
  includesPlan,
  isWithinLimits,
  mergePlans,
} from "../../../src/planner/plan/mergePlans";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/plan";
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
    ({ box, before }) => [box.id, before, box.number] as const,
  );

stopClock(1_800_000_000_000);

test("of two boxes with one number, the one written first keeps it, and both people are told of the other", () => {
  const hers = planWith("a1", "a4", "a5");
  const his = planWith("a2", "a3");
  const both = mergePlans(hers, his);
  expect(numbersOf(both)).toEqual({ a1: 1, a3: 2, a5: 3, a2: 4, a4: 5 });
  expect(both.boxes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(renumbered(hers, his)).toEqual([
    ["a2", 1, 4],
    ["a4", 2, 5],
  ]);
  // He hears of his own box only, when he gets the merged plan.
  expect(renumbered(his, both)).toEqual([["a2", 1, 4]]);
  expect(numbersOf(packed("a6")(both))).toMatchObject({ a6: 6 });
});

test("one's own link on the same device changes nothing", () => {
  const plan = parsePlan({
    counts: { sofa: 2 },
    customItems: [{ id: "a", name: "Loom", cubicFeet: 30, count: 1 }],
    boxes: [{ id: "b", number: 1, contents: "pots" }],
  });
  expect(includesPlan(plan, plan)).toBe(true);
  expect(includesPlan(plan, packed("c")(plan))).toBe(false);
  expect(includesPlan(packed("c")(plan), plan)).toBe(true);
  expect(includesPlan(plan, { ...plan, id: "mia0" })).toBe(true);
});

test("of two counts and of two arrivals the larger and the first stay, whoever merges, and of a deleted answer nothing", () => {
  const plan = (count: number, arrived: string) =>
    parsePlan({
      customItems: [{ id: "a", name: "Loom", cubicFeet: 3, count }],
      boxes: [{ id: "b", number: 1, arrived }],
    });
  const [one, two] = [plan(1, "2027-01-16"), plan(2, "2027-01-15")];
  for (const merged of [mergePlans(one, two), mergePlans(two, one)])
    expect(merged).toEqual(plan(2, "2027-01-15"));
  const deleted = setPlace("from", "city", "")(emptyPlan);
  expect(mergePlans(deleted, emptyPlan).from).toEqual({});
});

test("the id of the older plan stays", () => {
  const [older, later] = ["mia0", "mib0"].map((id) => ({ ...emptyPlan, id }));
  expect(mergePlans(later!, older!).id).toBe("mia0");
  expect(mergePlans(emptyPlan, later!).id).toBe("mib0");
});

test.each([
  ["boxes", 600, false],
  ["boxes", 500, true],
  ["customItems", 120, false],
  ["customItems", 100, true],
  ["counts", 201, false],
])("two plans with %s, %i each, fit: %p", (what, count, fits) => {
  const plan = (side: string) => {
    const ids = Array.from({ length: count }, (_item, i) => `${side}-${i}`);
    const entries = {
      boxes: ids.map((id, index) => ({ id, number: index + 1 })),
      customItems: ids.map((id) => ({ id, name: id, cubicFeet: 1, count: 1 })),
      counts: Object.fromEntries(ids.map((id) => [id, 1])),
    };
    return parsePlan({ [what]: entries[what as keyof typeof entries] });
  };
  expect(isWithinLimits(mergePlans(plan("a"), plan("b")))).toBe(fits);
});
