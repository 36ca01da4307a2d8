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
import { mergePlans } from "../../../src/planner/plan/mergePlans";
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

const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** As a link carries it. */
function sent(plan: Plan): Plan {
  const { untimed, times } = packTimes(parsePlan(plan));
  return unpackTimes(parsePlan(JSON.parse(writePlan(untimed))), times);
}

type Texts = Readonly<Record<string, string>>;

const named = (part: string, texts: object): readonly (readonly string[])[] =>
  Object.entries(texts).map(([name, text]) => [`${part} ${name}`, `${text}`]);

/** What a plan says, in the names of the model; empty texts are left out. */
function textsOf(plan: Plan): Texts {
  const entries = [
    ["date", plan.date],
    ["home", plan.home],
    ...named("from", plan.from),
    ...named("note", plan.itemNotes),
    ...named("count", plan.counts),
    ...plan.done.map((id) => [`done ${id}`, "yes"]),
    ...plan.customItems.map(({ name, count }) => [`item ${name}`, `${count}`]),
    ...plan.boxes.flatMap(({ id, contents, damage, marks, arrived }) => [
      [`contents ${id}`, contents],
      [`damage ${id}`, damage],
      [`arrived ${id}`, arrived && "yes"],
      ...marks.map((mark) => [`${mark} ${id}`, "yes"]),
    ]),
  ];
  return Object.fromEntries(entries.filter(([, text]) => text)) as Texts;
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

const asRecord = (own: Known): Record<string, string> =>
  Object.fromEntries(
    Array.from(own, ([name, { text }]) => [name, text] as const).filter(
      ([name, text]) => text && !name.startsWith("gone"),
    ),
  );

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

  run(model: Model, { plans, lastBox }: Devices): void {
    const { side, which, value } = this;
    const step = (model.step += 1);
    jest.setSystemTime(step * 1000);
    const plan = plans[side];
    const own = model.expected[side];
    const box = plan.boxes[which % plan.boxes.length];
    const { id } = box ?? { id: "none" };
    const item = plan.customItems[which % plan.customItems.length];
    // What is set to what it was hasn't changed.
    const note = (name: string, text: string) =>
      (own.get(name)?.text ?? "") !== text && own.set(name, { text, step });
    const forget = (pattern: RegExp) => {
      for (const name of own.keys()) if (pattern.test(name)) own.delete(name);
    };
    const change: Record<string, () => Change> = {
      date: () => (
        note("date", value ? "2027-01-15" : ""),
        setEntry("date", value ? "2027-01-15" : "")
      ),
      home: () => (
        note("home", `home-${value}`),
        setEntry("home", `home-${value}`)
      ),
      place: () => (
        note("from city", value ? `City ${value}` : ""),
        setEntry("from.city", value ? `City ${value}` : "")
      ),
      itemNote: () => (
        note("note piano", value ? `Floor ${value}` : ""),
        setEntry("itemNotes.piano", value ? `Floor ${value}` : "")
      ),
      count: () => (
        note(`count item-${which}`, value ? String(value) : ""),
        setEntry(`counts.item-${which}`, value)
      ),
      more: () => {
        note(
          `count item-${which}`,
          String((plan.counts[`item-${which}`] ?? 0) + 1),
        );
        return addCount(`item-${which}`, 1);
      },
      check: () => (
        note(`done task-${which}`, value ? "yes" : ""),
        setEntry(`done.task-${which}`, value > 0)
      ),
      item: () => (
        note(`item Loom ${step}`, "1"),
        addCustomItem({ name: `Loom ${step}`, cubicFeet: 30, count: 1 })
      ),
      removeItem: () => (
        note(`item ${item?.name}`, ""),
        setEntry(`customItems.${item?.id}`, "")
      ),
      pack: () => (
        note(`contents b${step}`, `pots ${value}`),
        addBox({
          id: `b${step}`,
          room: "Kitchen",
          contents: `pots ${value}`,
          marks: [],
        })
      ),
      contents: () => {
        if (box) note(`contents ${id}`, `lids ${value}`);
        return setBox(id, { contents: `lids ${value}` });
      },
      damage: () => {
        const damage = value ? `cup ${value}` : "";
        if (box && damage !== box.damage) note(`damage ${id}`, damage);
        return setBox(id, { damage, noted: damage && "2027-01-16" });
      },
      mark: () => {
        const isFragile = value > 0;
        if (box && isFragile !== box.marks.includes("fragile"))
          note(`fragile ${id}`, isFragile ? "yes" : "");
        return setBox(id, { marks: isFragile ? ["fragile"] : [] });
      },
      arrive: () => {
        const arrived = value ? "2027-01-16" : "";
        if (box && arrived !== box.arrived)
          note(`arrived ${id}`, arrived && "yes");
        return setBox(id, { arrived });
      },
      remove: () => (
        forget(new RegExp(` ${id}$`)),
        note(`gone ${id}`, String(step)),
        removeBox(id)
      ),
      merge: () => {
        mergeKnown(own, model.expected[otherSide(side)]);
        return (now) => mergePlans(now, sent(plans[otherSide(side)]));
      },
    };
    const changed = change[this.what]!()(plan);
    const next = this.what === "merge" ? changed : noteChanges(plan, changed);
    plans[side] = next;
    expect(textsOf(next)).toEqual(asRecord(own));

    const numbers = next.boxes.map((one) => one.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(next.lastBox);
    expect(next.lastBox).toBeGreaterThanOrEqual(lastBox[side]);
    if (this.what === "pack")
      expect(next.boxes.find((one) => one.id === `b${step}`)!.number).toBe(
        lastBox[side] + 1,
      );
    lastBox[side] = next.lastBox;
  }
}

const steps = fc.commands(
  [
    ...["date", "home", "place", "itemNote", "count", "more", "check"],
    ...["item", "removeItem", "pack", "pack", "contents", "damage"],
    ...["mark", "arrive", "remove", "merge", "merge"],
  ].map((what) =>
    fc
      .record({
        side: fc.constantFrom<Side>(0, 1),
        which: fc.nat(3),
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
      // Both at once, and one after the other.
      expect(mergePlans(his, sent(hers))).toEqual(both);
      expect(mergePlans(his, sent(both))).toEqual(both);
      expect(mergePlans(both, sent(his))).toEqual(both);
      mergeKnown(model.expected[0], model.expected[1]);
      expect(textsOf(both)).toEqual(asRecord(model.expected[0]));
      for (const { id, before } of findRenumbered(hers, his, both))
        expect(both.boxes.find((box) => box.id === id)!.number).toBeGreaterThan(
          before,
        );
    }),
    { numRuns: 60 },
  );
});
