import {
  addBox,
  addCount,
  addCustomItem,
  clearInventory,
  ensureId,
  setBox,
  setCount,
  setCounts,
  setDate,
  setDone,
  setItemNote,
  setPlace,
} from "../../../src/planner/plan/changes";
import type { Change } from "../../../src/planner/plan/changes";
import { noteChanges } from "../../../src/planner/plan/noteChanges";
import { boxLimits } from "../../../src/planner/plan/boxes";
import { parsePlan } from "../../../src/planner/plan/parsePlan";
import { emptyPlan, planLimits } from "../../../src/planner/plan/plan";
import type { Plan } from "../../../src/planner/plan/plan";
import { stopClock } from "../../support/stopClock";

const now = 1_800_000_000;

const start = parsePlan({
  id: "mine",
  date: "2027-01-15",
  home: "studio",
  done: ["a", "b"],
  counts: { sofa: 2, bench: 998 },
  customItems: [{ id: "loom", name: "Loom", cubicFeet: 30, count: 1 }],
  itemNotes: { piano: "upright" },
  from: { city: "Tacoma" },
  boxes: [{ id: "x", number: 4, contents: "pots" }],
  lastBox: 6,
});

const [box] = start.boxes;
const item = { name: "Loom", cubicFeet: 30, count: 1 };
const long = "w".repeat(300);
const packed = {
  id: "y",
  room: "Attic",
  contents: "hats",
  marks: ["up"],
} as const;

stopClock(now * 1000);

/** Single changes are compared with a model in twoDevices.test.ts; this is the rest. */
test.each<[string, Change, Partial<Plan>]>([
  [
    "a count",
    setCount("bed", 3.7),
    { counts: { ...start.counts, bed: 3 }, changed: { "counts.bed": now } },
  ],
  [
    "a count that is none",
    setCount("sofa", NaN),
    { counts: { bench: 998 }, changed: { "counts.sofa": now } },
  ],
  [
    "more than the most",
    addCount("bench", 5),
    { counts: { sofa: 2, bench: 999 }, changed: { "counts.bench": now } },
  ],
  [
    "fewer than none",
    addCount("sofa", -3),
    { counts: { bench: 998 }, changed: { "counts.sofa": now } },
  ],
  [
    "a note that is too long",
    setItemNote("piano", long),
    {
      itemNotes: { piano: "w".repeat(200) },
      changed: { "itemNotes.piano": now },
    },
  ],
  [
    "an answer that is too long",
    setPlace("to", "gate", long),
    { to: { gate: "w".repeat(200) }, changed: { "to.gate": now } },
  ],
  [
    "an answer from a spreadsheet",
    setPlace("to", "notes", "row 1\tcol\u200b 2\u2028x\ud83d"),
    { to: { notes: "row 1 col 2 x" }, changed: { "to.notes": now } },
  ],
  [
    "a box with a cut emoji",
    setBox("x", { room: "Den\t", damage: "w".repeat(199) + "😀" }),
    {
      boxes: [
        {
          ...box!,
          room: "Den ",
          damage: "w".repeat(199),
          changed: { room: now, damage: now },
        },
      ],
    },
  ],
  ["an item without a name", addCustomItem({ ...item, name: "\t" }), {}],
  ["a task again", setDone("a", true), { done: ["b", "a"] }],
  [
    "a typical home",
    setCounts("2bedroom", { bed: 2 }),
    {
      home: "2bedroom",
      counts: { bed: 2 },
      changed: {
        home: now,
        "counts.bed": now,
        "counts.sofa": now,
        "counts.bench": now,
      },
    },
  ],
  [
    "no inventory",
    clearInventory,
    {
      ...{ counts: {}, customItems: [], itemNotes: {} },
      changed: {
        "itemNotes.piano": now,
        "counts.sofa": now,
        "counts.bench": now,
        "customItems.loom": now,
      },
    },
  ],
  [
    "a box that has arrived",
    setBox("x", { arrived: "2027-01-16" }),
    { boxes: [{ ...box!, arrived: "2027-01-16", changed: { arrived: now } }] },
  ],
  [
    "a box that was damaged",
    setBox("x", { damage: "A cup broke" }),
    { boxes: [{ ...box!, damage: "A cup broke", changed: { damage: now } }] },
  ],
  ["a box that isn't there", setBox("z", { contents: "lids" }), {}],
  ["the id that it has", ensureId, {}],
])("a plan with %s", (_what, change, expected) => {
  const frozen = JSON.stringify(start);
  const changed = noteChanges(start, change(start));
  expect(changed).toEqual({ ...start, ...expected });
  // It can be kept as it is, and the plan before it, too.
  expect(parsePlan(changed)).toEqual(changed);
  expect(JSON.stringify(start)).toBe(frozen);
});

test("a second change of the same second is later than the first", () => {
  const set = (plan: Plan, date: string) =>
    noteChanges(plan, setDate(date)(plan));
  const first = set(start, "2027-02-01");
  expect(set(first, "2027-02-02").changed.date).toBe(now + 1);
  expect(set(first, "2027-02-01").changed.date).toBe(now);
});

test("an item of one's own gets an id, and so does a plan", () => {
  const { customItems } = addCustomItem(item)(addCustomItem(item)(emptyPlan));
  expect(customItems).toEqual([
    expect.objectContaining(item),
    expect.objectContaining(item),
  ]);
  expect(new Set(customItems.map(({ id }) => id)).size).toBe(2);
  expect(ensureId(emptyPlan).id).toMatch(/^[a-z0-9]{8,}$/);
});

test("a list that is full stays as it is", () => {
  const items = parsePlan({
    customItems: Array.from(
      { length: planLimits.customItems },
      (_none, index) => ({
        ...{ ...item, id: `loom-${index}` },
      }),
    ),
  });
  expect(addCustomItem({ name: "Drum", cubicFeet: 2, count: 1 })(items)).toBe(
    items,
  );
  const boxes = parsePlan({
    boxes: Array.from({ length: boxLimits.boxes }, (_none, index) => ({
      ...{ id: `b-${index}`, number: index + 1 },
    })),
  });
  expect(addBox(packed)(boxes)).toBe(boxes);
  const numbered = { ...emptyPlan, lastBox: boxLimits.number - 1 };
  const last = addBox(packed)(numbered);
  expect(last.lastBox).toBe(boxLimits.number);
  expect(addBox(packed)(last)).toBe(last);
});
