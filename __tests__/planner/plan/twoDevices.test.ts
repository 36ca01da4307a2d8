import fc from "fast-check";
import { findRenumbered } from "../../../src/planner/plan/boxNumbers";
import {
  addBox,
  addCount,
  addCustomItem,
  removeBox,
  setBox,
  setEntry,
} from "../../../src/planner/plan/changes";
import type { Change } from "../../../src/planner/plan/changes";
import type { EntryName } from "../../../src/planner/plan/entries";
import { includesPlan, mergePlans } from "../../../src/planner/plan/mergePlans";
import { parsePlan, writePlan } from "../../../src/planner/plan/parsePlan";
import { noteChanges } from "../../../src/planner/plan/noteChanges";
import { packTimes, unpackTimes } from "../../../src/planner/plan/packedTimes";
import { emptyPlan } from "../../../src/planner/plan/plan";
import type { Plan } from "../../../src/planner/plan/plan";
import { stopClock } from "../../support/stopClock";

/** What a device has to know: for each name a text, and the step that wrote it. */
type Known = Map<string, { readonly text: string; readonly step: number }>;

interface Model {
  step: number;
  readonly expected: readonly [Known, Known];
}

interface Devices {
  readonly plans: [Plan, Plan];
  readonly lastBox: [number, number];
}

type Side = 0 | 1;

/** As a link carries it. */
function sent(plan: Plan): Plan {
  const { untimed, times } = packTimes(parsePlan(plan));
  return unpackTimes(parsePlan(JSON.parse(writePlan(untimed))), times);
}

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
    ...plan.boxes.flatMap(({ id, contents, damage, noted, marks, arrived }) => [
      ...named("contents", { [id]: contents }),
      ...named("damage", { [id]: damage && `${damage} on ${noted}` }),
      ...named("arrived", { [id]: arrived }),
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

/** A change on one device, which shows that the device knows it, and all from before. */
class Step implements fc.Command<Model, Devices> {
  constructor(
    readonly side: Side,
    readonly what: string,
    readonly which: number,
    readonly value: number,
  ) {}

  check = () => true;

  toString = () =>
    `${this.side === 0 ? "hers" : "his"} ${this.what} ${this.which} ${this.value}`;

  /** @param step a number that no other step has */
  change({ boxes, customItems }: Plan, step: number): Change {
    const { what, which, value } = this;
    const { id } = pick(boxes, which) ?? { id: "none" };
    const [name, entry] = pick(entries, which)!;
    const changes: Record<string, Change> = {
      enter: setEntry(name, entry(value)),
      more: addCount("sofa", 1),
      addItem: addCustomItem({ name: `Loom ${step}`, cubicFeet: 30, count: 1 }),
      removeItem: setEntry(`customItems.${pick(customItems, which)?.id}`, ""),
      pack: addBox({
        id: `box-${step}`,
        room: "",
        contents: "pots",
        marks: [],
      }),
      changeBox: setBox(id, pick(boxChanges, step)!(value)),
      removeBox: removeBox(id),
    };
    return changes[what]!;
  }

  run(model: Model, { plans, lastBox }: Devices): void {
    const { side, what } = this;
    const otherSide = side === 0 ? 1 : 0;
    const step = (model.step += 1);
    jest.setSystemTime(step * 1000);
    const before = plans[side];
    const own = model.expected[side];
    let after: Plan;
    if (what === "merge") {
      mergeKnown(own, model.expected[otherSide]);
      after = mergePlans(before, sent(plans[otherSide]));
    } else {
      after = noteChanges(before, this.change(before, step)(before));
      noteStep(own, step, before, after);
    }
    plans[side] = after;
    expect(textsOf(after)).toEqual(asTexts(own));

    const numbers = after.boxes.map((one) => one.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(after.lastBox);
    expect(after.lastBox).toBe(
      what === "merge"
        ? Math.max(lastBox[side], after.lastBox)
        : lastBox[side] + Number(what === "pack"),
    );
    lastBox[side] = after.lastBox;
  }
}

const steps = fc.commands(
  [
    ...["enter", "enter", "enter", "more", "addItem", "removeItem"],
    ...["pack", "pack", "changeBox", "changeBox", "removeBox"],
    ...["merge", "merge"],
  ].map((what) =>
    fc
      .record({
        side: fc.constantFrom<Side>(0, 1),
        which: fc.nat(6),
        value: fc.nat(3),
      })
      .map(({ side, which, value }) => new Step(side, what, which, value)),
  ),
  { maxCommands: 60, size: "max" },
);

/** A plan that has left the page, so that what is deleted in it is known. */
const shared = (id: string): Plan => ({ ...emptyPlan, id });

stopClock(0);

test("two devices end alike and lose nothing, whoever gets the other's plan first", () => {
  fc.assert(
    fc.property(steps, (commands) => {
      const model: Model = { step: 0, expected: [new Map(), new Map()] };
      const real: Devices = {
        plans: [shared("a"), shared("b")],
        lastBox: [0, 0],
      };
      fc.modelRun(() => ({ model, real }), commands);
      const [hers, his] = real.plans;
      const both = mergePlans(hers, sent(his));
      expect(both.id).toBe("a");
      // Both at once, and one after the other.
      expect(mergePlans(his, sent(hers))).toEqual(both);
      expect(mergePlans(his, sent(both))).toEqual(both);
      expect(mergePlans(both, sent(his))).toEqual(both);
      expect(includesPlan(both, his)).toBe(true);
      mergeKnown(model.expected[0], model.expected[1]);
      expect(textsOf(both)).toEqual(asTexts(model.expected[0]));
      for (const { id, before } of findRenumbered(hers, his, both))
        expect(both.boxes.find((box) => box.id === id)!.number).toBeGreaterThan(
          before,
        );
    }),
    { numRuns: 80 },
  );
});
