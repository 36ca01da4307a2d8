import fc from "fast-check";
import { findRenumbered } from "../../../src/planner/plan/boxes";
import {
  addBox,
  addCount,
  addCustomItem,
  removeBox,
  removeCustomItem,
  setBox,
  setCount,
  setDate,
  setDone,
  setHome,
  setItemNote,
  setPlace,
} from "../../../src/planner/plan/changes";
import type { Change } from "../../../src/planner/plan/changes";
import { mergePlans } from "../../../src/planner/plan/mergePlans";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/plan";
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

/** As a link or a file carries it. */
const sent = (plan: Plan) => parsePlan(JSON.parse(JSON.stringify(plan)));

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
      [`box ${id}`, `${contents}/${damage}`],
      [`arrived ${id}`, arrived && "yes"],
      ...marks.map((mark) => [`mark ${id} ${mark}`, "yes"]),
    ]),
  ];
  return Object.fromEntries(entries.filter(([, text]) => text)) as Texts;
}

/** Of answers and boxes the later one stays, of all else the larger one. */
const isVersioned = (name: string) => /^(date|home|from|note|box)/.test(name);

function mergeKnown(own: Known, other: Known): void {
  for (const [name, { text, step }] of other) {
    const mine = own.get(name);
    const isTaken = isVersioned(name)
      ? step > (mine?.step ?? 0)
      : Number(text) > Number(mine?.text ?? 0) || !mine?.text;
    if (isTaken) own.set(name, { text, step });
  }
}

const asRecord = (own: Known): Record<string, string> =>
  Object.fromEntries(
    Array.from(own, ([name, { text }]) => [name, text] as const).filter(
      ([, text]) => text,
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
    const note = (name: string, text: string) => own.set(name, { text, step });
    const forget = (pattern: RegExp) => {
      for (const name of own.keys()) if (pattern.test(name)) own.delete(name);
    };
    const change: Record<string, () => Change> = {
      date: () => (
        note("date", value ? "2027-01-15" : ""),
        setDate(value ? "2027-01-15" : "")
      ),
      home: () => (note("home", `home-${value}`), setHome(`home-${value}`)),
      place: () => (
        note("from city", value ? `City ${value}` : ""),
        setPlace("from", "city", value ? `City ${value}` : "")
      ),
      itemNote: () => (
        note("note piano", value ? `Floor ${value}` : ""),
        setItemNote("piano", value ? `Floor ${value}` : "")
      ),
      count: () => (
        note(`count item-${which}`, value ? String(value) : ""),
        setCount(`item-${which}`, value)
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
        setDone(`task-${which}`, value > 0)
      ),
      item: () => (
        note(`item Loom ${step}`, "1"),
        addCustomItem({ name: `Loom ${step}`, cubicFeet: 30, count: 1 })
      ),
      removeItem: () => (
        forget(new RegExp(`^item ${item?.name}$`)),
        removeCustomItem(item?.id ?? "")
      ),
      pack: () => (
        note(`box b${step}`, `pots ${value}/`),
        addBox({
          id: `b${step}`,
          room: "Kitchen",
          contents: `pots ${value}`,
          marks: [],
        })
      ),
      contents: () => {
        if (box) note(`box ${id}`, `lids ${value}/${box.damage}`);
        return setBox(id, { contents: `lids ${value}` });
      },
      damage: () => {
        if (box) note(`box ${id}`, `${box.contents}/cup ${value}`);
        return setBox(id, { damage: `cup ${value}`, noted: "2027-01-16" });
      },
      mark: () => {
        if (box) note(`mark ${id} fragile`, "yes");
        return setBox(id, { marks: ["fragile"] });
      },
      arrive: () => {
        if (box) note(`arrived ${id}`, "yes");
        return setBox(id, { arrived: "2027-01-16" });
      },
      remove: () => (
        forget(new RegExp(`^(box|mark|arrived) ${id}( |$)`)),
        removeBox(id)
      ),
      merge: () => {
        mergeKnown(own, model.expected[otherSide(side)]);
        return (now) => mergePlans(now, sent(plans[otherSide(side)]));
      },
    };
    const next = change[this.what]!()(plan);
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

stopClock(0);

test("two devices end alike and lose nothing, whoever gets the other's plan first", () => {
  fc.assert(
    fc.property(steps, (commands) => {
      const model: Model = { step: 0, expected: [new Map(), new Map()] };
      const real: Devices = { plans: [emptyPlan, emptyPlan], lastBox: [0, 0] };
      fc.modelRun(() => ({ model, real }), commands);
      const [hers, his] = real.plans;
      const both = mergePlans(hers, sent(his));
      // Both at once, and one after the other.
      expect(mergePlans(his, sent(hers))).toEqual(both);
      expect(mergePlans(his, sent(both))).toEqual(both);
      expect(mergePlans(both, sent(his))).toEqual(both);
      mergeKnown(model.expected[0], model.expected[1]);
      expect(textsOf(both)).toEqual(asRecord(model.expected[0]));
      for (const { box, before } of findRenumbered(hers, his, both))
        expect(box.number).toBeGreaterThan(before);
    }),
    { numRuns: 60 },
  );
});
