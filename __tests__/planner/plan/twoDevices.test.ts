import fc from "fast-check";
import { getBoxNumberAfterHighest } from "../../../src/planner/storage/boxNumbering";
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
import { planProperties } from "../../../src/planner/plan/planCodecs";
import type {
  FlatKey,
  PlanProperty,
} from "../../../src/planner/plan/planCodecs";
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

/** Texts by a name such as `count sofa`. */
type Texts = readonly (readonly [name: string, text: string])[];

const labelTexts = (part: string, texts: object): Texts =>
  Object.entries(texts).map(([name, text]) => [`${part} ${name}`, `${text}`]);

/** The values of each plan property. */
const propertyTexts: Record<PlanProperty, (plan: Plan) => Texts> = {
  date: ({ date }) => [["date", date]],
  home: ({ home }) => [["home", home]],
  from: ({ from }) => labelTexts("from", from),
  to: ({ to }) => labelTexts("to", to),
  itemNotes: ({ itemNotes }) => labelTexts("note", itemNotes),
  counts: ({ counts }) => labelTexts("count", counts),
  done: ({ done }) => done.map((id) => [`done ${id}`, "yes"]),
  customItems: ({ customItems }) =>
    customItems.map(({ id, name }) => [`item ${id}`, name]),
  boxes: ({ boxes }) =>
    boxes.flatMap(({ id, damage, noted, marks, ...box }) => [
      ...labelTexts("number", { [id]: box.number }),
      ...labelTexts("contents", { [id]: box.contents }),
      ...labelTexts("damage", { [id]: damage && `${damage} on ${noted}` }),
      ...labelTexts("arrived", { [id]: box.arrived }),
      ...marks.flatMap((mark) => labelTexts(mark, { [id]: "yes" })),
    ]),
};

/** Actual state of a device: the values of a plan by name, without empty ones. */
const textsOf = (plan: Plan): ReadonlyMap<string, string> =>
  new Map(
    planProperties
      .flatMap((property) => propertyTexts[property](plan))
      .filter(([, text]) => text),
  );

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
    ...planProperties,
    ...(["boxes", "boxes", "merge", "merge"] as const),
  ),
  /** Picks one of the actions on a plan property, and a box or an item. */
  action: fc.nat(99),
  which: fc.nat(6),
  value: fc.nat(3),
});

type Step = (typeof step extends fc.Arbitrary<infer T> ? T : never) & {
  /** Ordinal of the step, from 1. */
  readonly time: number;
};

/** Returns the update that a step performs on a device. */
type Action = (step: Step, plan: Plan) => PlanUpdate;

/** Enters a value of 0 to 3; 0 empties it. */
const enter =
  (
    key: FlatKey,
    format: (value: number) => string | number | boolean,
  ): Action =>
  ({ value }) =>
    setPlanValue(key, format(value));

const boxIdOf = ({ which }: Step, { boxes }: Plan) =>
  pick(boxes, which)?.id ?? "none";

const pack: Action = ({ time }, { boxes }) =>
  addBox({
    ...{ id: `box-${time}`, number: getBoxNumberAfterHighest(boxes) },
    ...{ room: "", contents: "pots", marks: [] },
  });

const changeBox: Action = (step, plan) =>
  updateBox(boxIdOf(step, plan), pick(boxChanges, step.time)!(step.value));

/** Actions on each plan property. An action that is listed twice is taken twice as often. */
const propertyActions: Record<PlanProperty, readonly Action[]> = {
  date: [enter("date", (value) => value && `2027-01-1${value}`)],
  home: [enter("home", (value) => value && `home-${value}`)],
  from: [enter("from.city", (value) => value && `City ${value}`)],
  to: [enter("to.floor", (value) => value && `Floor ${value}`)],
  itemNotes: [enter("itemNotes.piano", (value) => value && `Note ${value}`)],
  counts: [enter("counts.sofa", (value) => value), () => addToCount("sofa", 1)],
  done: [
    enter("done.a", (value) => value > 0),
    enter("done.b", (value) => value > 0),
  ],
  customItems: [
    ({ time }) =>
      addCustomItem({ name: `Loom ${time}`, cubicFeet: 30, count: 1 }),
    ({ which }, { customItems }) =>
      setPlanValue(`customItems.${pick(customItems, which)?.id}`, ""),
  ],
  boxes: [
    ...[pack, pack, changeBox, changeBox, changeBox],
    (step, plan) => setBoxNumber(boxIdOf(step, plan), step.value + 1),
    (step, plan) => removeBox(boxIdOf(step, plan)),
  ],
};

/** Plan properties that a step has changed. */
const changedProperties = new Set<PlanProperty>();

/** Performs a step on a device, and compares its state with the expected one. */
function take(
  step: Step,
  plans: Plan[],
  expected: readonly KnownTexts[],
): void {
  const { side, kind, action, time } = step;
  jest.setSystemTime(time * 1000);
  const [before, other] = [plans[side]!, plans[1 - side]!];
  if (kind === "merge") {
    plans[side] = mergePlans(before, sent(other));
    mergeKnownTexts(expected[side]!, expected[1 - side]!);
  } else {
    const update = pick(propertyActions[kind], action)!(step, before);
    const after = stampChanges(before, update(before));
    plans[side] = after;
    recordStep(expected[side]!, time, before, after);
    if (after[kind] !== before[kind]) changedProperties.add(kind);
  }
  expect(textsOf(plans[side])).toEqual(asTexts(expected[side]!));
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
  expect(planProperties.filter((name) => !changedProperties.has(name))).toEqual(
    [],
  );
});
