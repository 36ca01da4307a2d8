import fc from "fast-check";
import { numberAfterHighest } from "../../../src/planner/plan/boxNumbering";
import {
  addBox,
  addCount,
  addCustomItem,
  removeBox,
  setBox,
  setBoxNumber,
  setEntry,
} from "../../../src/planner/plan/changes";
import type { Change } from "../../../src/planner/plan/changes";
import type { EntryName } from "../../../src/planner/plan/entries";
import { includesPlan, mergePlans } from "../../../src/planner/plan/mergePlans";
import {
  emptyPlan,
  parsePlan,
  writePlan,
} from "../../../src/planner/plan/parsePlan";
import { noteChanges } from "../../../src/planner/plan/noteChanges";
import type { Plan } from "../../../src/planner/plan/plan";
import { stopClock } from "../../support/stopClock";

/** What a device has to know: for each name a text, and the step that wrote it. */
type Known = Map<string, { readonly text: string; readonly step: number }>;

const nothing = (): Known => new Map();

/** As a link carries it. */
const sent = (plan: Plan): Plan => parsePlan(JSON.parse(writePlan(plan)));

const named = (part: string, texts: object): [string, string][] =>
  Object.entries(texts).map(([name, text]) => [`${part} ${name}`, `${text}`]);

/** What a plan says, in the names of the model; empty texts are left out. */
function textsOf(plan: Plan): ReadonlyMap<string, string> {
  const entries: [string, string][] = [
    ["date", plan.date],
    ["home", plan.home],
    ...named("from", plan.from),
    ...named("note", plan.itemNotes),
    ...named("count", plan.counts),
    ...named("done", Object.fromEntries(plan.done.map((id) => [id, "yes"]))),
    ...plan.customItems.flatMap(({ id, name }) =>
      named("item", { [id]: name }),
    ),
    ...plan.boxes.flatMap(({ id, damage, noted, marks, ...box }) => [
      ...named("number", { [id]: box.number }),
      ...named("contents", { [id]: box.contents }),
      ...named("damage", { [id]: damage && `${damage} on ${noted}` }),
      ...named("arrived", { [id]: box.arrived }),
      ...marks.flatMap((mark) => named(mark, { [id]: "yes" })),
    ]),
  ];
  return new Map(entries.filter(([, text]) => text));
}

/** The later stays, also where it is empty; a box, if anything of it came later. */
function mergeKnown(own: Known, other: Known): void {
  for (const [name, version] of other)
    if (version.step > (own.get(name)?.step ?? 0)) own.set(name, version);
  for (const [name, { step }] of own) {
    const [what, id] = name.split(" ");
    if (what !== "gone") continue;
    const parts = Array.from(own.entries()).filter(
      ([part]) => part !== name && part.endsWith(` ${id}`),
    );
    if (parts.every(([, version]) => version.step < step))
      for (const [part] of parts) own.delete(part);
  }
}

/** Notes what a change differs in. A box that is deleted leaves nothing but that. */
function noteStep(own: Known, step: number, before: Plan, after: Plan): void {
  const [old, now] = [textsOf(before), textsOf(after)];
  for (const name of [...old.keys(), ...now.keys()]) {
    const text = now.get(name) ?? "";
    if (text !== (old.get(name) ?? "")) own.set(name, { text, step });
  }
  for (const { id } of before.boxes) {
    if (after.boxes.some((box) => box.id === id)) continue;
    for (const name of own.keys())
      if (name.endsWith(` ${id}`)) own.delete(name);
    own.set(`gone ${id}`, { text: "", step });
  }
}

const asTexts = (own: Known): ReadonlyMap<string, string> =>
  new Map(
    Array.from(own, ([name, { text }]) => [name, text] as const).filter(
      ([, text]) => text,
    ),
  );

/** What can be entered: 0 empties it. */
const entries: readonly (readonly [
  EntryName,
  (value: number) => string | number | boolean,
])[] = [
  ["date", (value) => value && `2027-01-1${value}`],
  ["home", (value) => value && `home-${value}`],
  ["from.city", (value) => value && `City ${value}`],
  ["itemNotes.piano", (value) => value && `Floor ${value}`],
  ["counts.sofa", (value) => value],
  ["done.a", (value) => value > 0],
  ["done.b", (value) => value > 0],
];

const boxChanges: readonly ((value: number) => Parameters<typeof setBox>[1])[] =
  [
    (value) => ({ contents: `lids ${value}` }),
    (value) => ({ marks: value ? ["fragile"] : ["up"] }),
    (value) => ({ arrived: value ? "2027-01-16" : "" }),
    (value) => ({
      damage: value ? `cup ${value % 2}` : "",
      noted: value ? `2027-01-1${value}` : "",
    }),
  ];

const pick = <T>(list: readonly T[], which: number) =>
  list[which % list.length];

const step = fc.record({
  side: fc.constantFrom(0, 1),
  what: fc.constantFrom(
    ...["enter", "enter", "enter", "more", "addItem", "removeItem"],
    ...["pack", "pack", "changeBox", "changeBox", "renumber", "removeBox"],
    ...["merge", "merge"],
  ),
  which: fc.nat(6),
  value: fc.nat(3),
});

type Step = (typeof step extends fc.Arbitrary<infer T> ? T : never) & {
  /** When it is taken, from 1. */
  readonly time: number;
};

/** The change that a step makes on a device. */
function changeOf({ what, which, value, time }: Step, plan: Plan): Change {
  const { id } = pick(plan.boxes, which) ?? { id: "none" };
  const item = pick(plan.customItems, which);
  const [name, entry] = pick(entries, which)!;
  const changes: Record<string, Change> = {
    enter: setEntry(name, entry(value)),
    more: addCount("sofa", 1),
    addItem: addCustomItem({ name: `Loom ${time}`, cubicFeet: 30, count: 1 }),
    removeItem: setEntry(`customItems.${item?.id}`, ""),
    pack: addBox({
      ...{ id: `box-${time}`, number: numberAfterHighest(plan.boxes) },
      ...{ room: "", contents: "pots", marks: [] },
    }),
    renumber: setBoxNumber(id, value + 1),
    changeBox: setBox(id, pick(boxChanges, time)!(value)),
    removeBox: removeBox(id),
  };
  return changes[what]!;
}

/** Has a device take a step, and expects that it knows then what it has to. */
function take(step: Step, plans: Plan[], expected: readonly Known[]): void {
  const { side, what, time } = step;
  jest.setSystemTime(time * 1000);
  const [before, other] = [plans[side]!, plans[1 - side]!];
  const after =
    what === "merge"
      ? mergePlans(before, sent(other))
      : noteChanges(before, changeOf(step, before)(before));
  if (what === "merge") mergeKnown(expected[side]!, expected[1 - side]!);
  else noteStep(expected[side]!, time, before, after);
  plans[side] = after;
  expect(textsOf(after)).toEqual(asTexts(expected[side]!));
}

stopClock(0);

test("two devices end alike and lose nothing, whoever gets the other's plan first", () => {
  const steps = fc.array(step, { maxLength: 60, size: "max" });
  fc.assert(
    fc.property(steps, (taken) => {
      // Plans that have left the page, so that what is deleted in them is expected.
      const plans: Plan[] = ["a", "b"].map((id) => ({ ...emptyPlan, id }));
      const expected = [nothing(), nothing()] as const;
      for (const [index, step] of taken.entries())
        take({ ...step, time: index + 1 }, plans, expected);
      const [hers, his] = plans as [Plan, Plan];
      const both = mergePlans(hers, sent(his));
      expect(both.id).toBe("a");
      // Both at once, and one after the other.
      expect(mergePlans(his, sent(hers))).toEqual(both);
      expect(mergePlans(his, sent(both))).toEqual(both);
      expect(mergePlans(both, sent(his))).toEqual(both);
      expect(includesPlan(both, his)).toBe(true);
      mergeKnown(...expected);
      expect(textsOf(both)).toEqual(asTexts(expected[0]));
    }),
    { numRuns: 80 },
  );
});
