import fc from "fast-check";
import { getNumberAfterHighest } from "../../../src/planner/storage/boxNumbering";
import {
  addBox,
  addToCount,
  addCustomItem,
  removeBox,
  updateBox,
  setBoxNumber,
  setPlanValue,
} from "../../../src/planner/plan/planUpdates";
import type { PlanUpdate } from "../../../src/planner/plan/planUpdates";
import type { FlatKey } from "../../../src/planner/plan/planCodecs";
import {
  hasAllChangesOf,
  mergePlans,
} from "../../../src/planner/plan/mergePlans";
import {
  emptyPlan,
  parsePlan,
  serializePlan,
} from "../../../src/planner/plan/parsePlan";
import { stampChanges } from "../../../src/planner/plan/stampChanges";
import type { Plan } from "../../../src/planner/plan/plan";
import { stopClock } from "../../support/stopClock";

/** Expected state of a device: by flat key, a value as text and the step that wrote it. */
type KnownTexts = Map<string, { readonly text: string; readonly step: number }>;

const nothing = (): KnownTexts => new Map();

/** The plan as a link carries it. */
const sent = (plan: Plan): Plan => parsePlan(JSON.parse(serializePlan(plan)));

const labelTexts = (part: string, texts: object): [string, string][] =>
  Object.entries(texts).map(([name, text]) => [`${part} ${name}`, `${text}`]);

/** Actual state of a device: the values of a plan by flat key, without empty ones. */
function textsOf(plan: Plan): ReadonlyMap<string, string> {
  const entries: [string, string][] = [
    ["date", plan.date],
    ["home", plan.home],
    ...labelTexts("from", plan.from),
    ...labelTexts("note", plan.itemNotes),
    ...labelTexts("count", plan.counts),
    ...labelTexts(
      "done",
      Object.fromEntries(plan.done.map((id) => [id, "yes"])),
    ),
    ...plan.customItems.flatMap(({ id, name }) =>
      labelTexts("item", { [id]: name }),
    ),
    ...plan.boxes.flatMap(({ id, damage, noted, marks, ...box }) => [
      ...labelTexts("number", { [id]: box.number }),
      ...labelTexts("contents", { [id]: box.contents }),
      ...labelTexts("damage", { [id]: damage && `${damage} on ${noted}` }),
      ...labelTexts("arrived", { [id]: box.arrived }),
      ...marks.flatMap((mark) => labelTexts(mark, { [id]: "yes" })),
    ]),
  ];
  return new Map(entries.filter(([, text]) => text));
}

/** Last write wins, also a deletion; a box counts as written with its latest value. */
function mergeKnownTexts(texts: KnownTexts, other: KnownTexts): void {
  for (const [name, version] of other)
    if (version.step > (texts.get(name)?.step ?? 0)) texts.set(name, version);
  for (const [name, { step }] of texts) {
    const [kind, id] = name.split(" ");
    if (kind !== "gone") continue;
    const parts = Array.from(texts.entries()).filter(
      ([part]) => part !== name && part.endsWith(` ${id}`),
    );
    if (parts.every(([, version]) => version.step < step))
      for (const [part] of parts) texts.delete(part);
  }
}

/** Records what an update changes. A deleted box leaves only its deletion. */
function recordStep(
  texts: KnownTexts,
  step: number,
  before: Plan,
  after: Plan,
): void {
  const [old, now] = [textsOf(before), textsOf(after)];
  for (const name of [...old.keys(), ...now.keys()]) {
    const text = now.get(name) ?? "";
    if (text !== (old.get(name) ?? "")) texts.set(name, { text, step });
  }
  for (const { id } of before.boxes) {
    if (after.boxes.some((box) => box.id === id)) continue;
    for (const name of texts.keys())
      if (name.endsWith(` ${id}`)) texts.delete(name);
    texts.set(`gone ${id}`, { text: "", step });
  }
}

const asTexts = (texts: KnownTexts): ReadonlyMap<string, string> =>
  new Map(
    Array.from(texts, ([name, { text }]) => [name, text] as const).filter(
      ([, text]) => text,
    ),
  );

/** Updates that a step can perform; 0 empties the value. */
const flatValues: readonly (readonly [
  FlatKey,
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

const boxChanges: readonly ((
  value: number,
) => Parameters<typeof updateBox>[1])[] = [
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
  kind: fc.constantFrom(
    ...["enter", "enter", "enter", "more", "addItem", "removeItem"],
    ...["pack", "pack", "changeBox", "changeBox", "renumber", "removeBox"],
    ...["merge", "merge"],
  ),
  which: fc.nat(6),
  value: fc.nat(3),
});

type Step = (typeof step extends fc.Arbitrary<infer T> ? T : never) & {
  /** Ordinal of the step, from 1. */
  readonly time: number;
};

/** Returns the update that a step performs on a device. */
function changeOf({ kind, which, value, time }: Step, plan: Plan): PlanUpdate {
  const { id } = pick(plan.boxes, which) ?? { id: "none" };
  const item = pick(plan.customItems, which);
  const [name, entry] = pick(flatValues, which)!;
  const changes: Record<string, PlanUpdate> = {
    enter: setPlanValue(name, entry(value)),
    more: addToCount("sofa", 1),
    addItem: addCustomItem({ name: `Loom ${time}`, cubicFeet: 30, count: 1 }),
    removeItem: setPlanValue(`customItems.${item?.id}`, ""),
    pack: addBox({
      ...{ id: `box-${time}`, number: getNumberAfterHighest(plan.boxes) },
      ...{ room: "", contents: "pots", marks: [] },
    }),
    renumber: setBoxNumber(id, value + 1),
    changeBox: updateBox(id, pick(boxChanges, time)!(value)),
    removeBox: removeBox(id),
  };
  return changes[kind]!;
}

/** Performs a step on a device, and compares its state with the expected one. */
function take(
  step: Step,
  plans: Plan[],
  expected: readonly KnownTexts[],
): void {
  const { side, kind, time } = step;
  jest.setSystemTime(time * 1000);
  const [before, other] = [plans[side]!, plans[1 - side]!];
  const after =
    kind === "merge"
      ? mergePlans(before, sent(other))
      : stampChanges(before, changeOf(step, before)(before));
  if (kind === "merge") mergeKnownTexts(expected[side]!, expected[1 - side]!);
  else recordStep(expected[side]!, time, before, after);
  plans[side] = after;
  expect(textsOf(after)).toEqual(asTexts(expected[side]!));
}

stopClock(0);

test("two devices end alike and lose nothing, whoever gets the other's plan first", () => {
  const steps = fc.array(step, { maxLength: 60, size: "max" });
  fc.assert(
    fc.property(steps, (taken) => {
      // With IDs, so that deletions leave tombstones.
      const plans: Plan[] = ["a", "b"].map((id) => ({ ...emptyPlan, id }));
      const expected = [nothing(), nothing()] as const;
      for (const [index, step] of taken.entries())
        take({ ...step, time: index + 1 }, plans, expected);
      const [hers, his] = plans as [Plan, Plan];
      const both = mergePlans(hers, sent(his));
      expect(both.id).toBe("a");
      // An exchange at once, then one after the other.
      expect(mergePlans(his, sent(hers))).toEqual(both);
      expect(mergePlans(his, sent(both))).toEqual(both);
      expect(mergePlans(both, sent(his))).toEqual(both);
      expect(hasAllChangesOf(both, his)).toBe(true);
      mergeKnownTexts(...expected);
      expect(textsOf(both)).toEqual(asTexts(expected[0]));
    }),
    { numRuns: 80 },
  );
});
