import {
  addBox,
  addToCount,
  addCustomItem,
  clearInventory,
  assignPlanId,
  updateBox,
  setBoxNumber,
  setHomeSizeAndCounts,
  setPlanValue,
} from "../../../src/planner/plan/planUpdates";
import type { PlanUpdate } from "../../../src/planner/plan/planUpdates";
import { stampChanges } from "../../../src/planner/plan/stampChanges";
import { boxLimits } from "../../../src/planner/plan/boxes";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/parsePlan";
import { planLimits } from "../../../src/planner/plan/plan";
import type { Plan } from "../../../src/planner/plan/plan";
import { stopClock } from "../../support/stopClock";

const now = 1_800_000_000;

const start = parsePlan({
  id: "mine",
  date: "2027-01-15",
  done: ["a"],
  counts: { sofa: 2, bench: 998 },
  customItems: [{ id: "loom", name: "Loom", cubicFeet: 30, count: 1 }],
  itemNotes: { piano: "upright" },
  boxes: [{ id: "x", number: 4, contents: "pots" }],
});

const [box] = start.boxes;
const item = { name: "Loom", cubicFeet: 30, count: 1 };
const long = "w".repeat(300);
const ids = (count: number) =>
  Array.from({ length: count }, (_, i) => `i-${i}`);

stopClock(now * 1000);

/** What `twoDevices.test.ts` doesn't compare with its model. */
test.each<[string, PlanUpdate, Partial<Plan>]>([
  [
    "a count",
    setPlanValue("counts.sofa", 3.7),
    { counts: { sofa: 3, bench: 998 } },
  ],
  ["no count", setPlanValue("counts.sofa", NaN), { counts: { bench: 998 } }],
  ["the most", addToCount("bench", 5), { counts: { sofa: 2, bench: 999 } }],
  ["fewer than none", addToCount("sofa", -3), { counts: { bench: 998 } }],
  [
    "a note that is too long",
    setPlanValue("itemNotes.piano", long),
    { itemNotes: { piano: "w".repeat(200) } },
  ],
  [
    "an answer from a spreadsheet",
    setPlanValue("to.notes", "row 1\tcol\u200b 2\u2028x\ud83d"),
    { to: { notes: "row 1 col 2 x" } },
  ],
  [
    "a box with a cut emoji",
    updateBox("x", { room: "Den\t", damage: "w".repeat(199) + "😀" }),
    { boxes: [{ ...box!, room: "Den ", damage: "w".repeat(199) }] },
  ],
  ["an item without a name", addCustomItem({ ...item, name: "\t" }), {}],
  ["another number", setBoxNumber("x", 7), { boxes: [{ ...box!, number: 7 }] }],
  ["a number that a box has", setBoxNumber("z", 4), {}],
  [
    "a number that is too large",
    setBoxNumber("x", 1e6),
    { boxes: [{ ...box!, number: boxLimits.number }] },
  ],
  ["no number", setBoxNumber("x", NaN), {}],
  ["a box that isn't there", updateBox("z", { contents: "lids" }), {}],
  ["the id that it has", assignPlanId, {}],
])("a plan with %s", (_what, change, expected) => {
  const frozen = JSON.stringify(start);
  const changed = change(start);
  expect(changed).toEqual({ ...start, ...expected });
  // Neither plan was mutated.
  expect(parsePlan(changed)).toEqual(changed);
  expect(JSON.stringify(start)).toBe(frozen);
});

test.each<[string, PlanUpdate, string[], string[]?]>([
  [
    "a typical home",
    setHomeSizeAndCounts("2bedroom", { bed: 2, sofa: 2 }),
    ["home", "counts.bench", "counts.bed"],
  ],
  [
    "no inventory",
    clearInventory,
    ["itemNotes.piano", "counts.sofa", "counts.bench", "customItems.loom"],
  ],
  ["a task that is done", setPlanValue("done.a", true), []],
  ["what is damaged", updateBox("x", { damage: "cup" }), [], ["damage"]],
  ["a mark", updateBox("x", { marks: ["up"] }), [], ["up"]],
  ["a number", setBoxNumber("x", 7), [], ["number"]],
])("%s has the time of the change where it differs", (...row) => {
  const [, change, names, namesOfBox = []] = row;
  const changed = stampChanges(start, change(start));
  expect(changed.changed).toEqual(
    Object.fromEntries(names.map((name) => [name, now])),
  );
  expect(Object.keys(changed.boxes[0]!.changed)).toEqual(namesOfBox);
});

test("a second change of the same second is later than the first", () => {
  const set = (plan: Plan, date: string) =>
    stampChanges(plan, setPlanValue("date", date)(plan));
  const first = set(start, "2027-02-01");
  expect(set(first, "2027-02-02").changed.date).toBe(now + 1);
  expect(set(first, "2027-02-01").changed.date).toBe(now);
});

test("each item of one's own gets an id, and so does a plan", () => {
  const { customItems } = addCustomItem(item)(addCustomItem(item)(emptyPlan));
  expect(customItems).toMatchObject([item, item]);
  expect(customItems[0]!.id).not.toBe(customItems[1]!.id);
  expect(assignPlanId(emptyPlan).id).toMatch(/^[a-z0-9]{8,}$/);
});

test("a list that is full stays as it is", () => {
  const items = parsePlan({
    customItems: ids(planLimits.customItems).map((id) => ({ ...item, id })),
  });
  expect(addCustomItem(item)(items)).toEqual(items);
  const hats = { room: "", contents: "hats", marks: [] };
  const packed = addBox({ id: "y", number: 4, ...hats });
  const boxes = parsePlan({
    boxes: ids(boxLimits.boxes).map((id, i) => ({ id, number: i + 1 })),
  });
  expect(packed(boxes)).toBe(boxes);
});
