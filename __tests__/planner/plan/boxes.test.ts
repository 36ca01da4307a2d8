import fc from "fast-check";
import { mergeBoxLists, findRenumbered } from "../../../src/planner/plan/boxes";
import { addBox, removeBox, setBox } from "../../../src/planner/plan/changes";
import { mergePlans } from "../../../src/planner/plan/mergePlans";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/plan";
import type { Plan } from "../../../src/planner/plan/plan";
import { readPlan, writePlan } from "../../../src/planner/plan/planFormat";

const packed = (id: string, contents = id) =>
  addBox({ id, room: "Kitchen", contents, marks: [] });

const planWith = (...ids: string[]): Plan =>
  ids.reduce((plan, id) => packed(id)(plan), emptyPlan);

const numbersOf = ({ boxes }: Pick<Plan, "boxes">) =>
  Object.fromEntries(boxes.map(({ id, number }) => [id, number]));

test("numbers go up, and that of a deleted box isn't given again", () => {
  const plan = packed("d")(removeBox("c")(planWith("a", "b", "c")));
  expect(numbersOf(plan)).toEqual({ a: 1, b: 2, d: 4 });
  const last = removeBox("a")(removeBox("b")(removeBox("d")(plan)));
  expect(last.boxes).toEqual([]);
  expect(numbersOf(packed("e")(parsePlan({ ...last })))).toEqual({ e: 5 });
});

test("two lists with the same numbers keep all boxes, and one's numbers", () => {
  const hers = planWith("a", "b", "c");
  const his = planWith("x", "y");
  expect(numbersOf(mergeBoxLists(hers, his, "own"))).toEqual({
    ...{ a: 1, b: 2, c: 3 },
    ...{ x: 4, y: 5 },
  });
  const joined = mergeBoxLists(hers, his, "other");
  expect(numbersOf(joined)).toEqual({ x: 1, y: 2, a: 4, b: 5, c: 3 });
  expect(
    findRenumbered(hers, his, joined).map(({ box, before }) => [
      box.id,
      before,
    ]),
  ).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
  // Sent back, it asks for nothing: the higher number is the newer one.
  const back = mergeBoxLists(his, joined, "own");
  expect(numbersOf(back)).toEqual(numbersOf(joined));
  expect(findRenumbered(his, joined, back)).toEqual([]);
});

test("of one box on two devices, one's own words and both's ticks stay", () => {
  const start = planWith("a");
  const hers = setBox("a", { contents: "pots", arrived: "2027-01-15" })(start);
  const his = setBox("a", { damage: "lid", noted: "2027-01-16" })(start);
  expect(mergeBoxLists(hers, his, "other").boxes).toEqual([
    {
      ...hers.boxes[0],
      damage: "lid",
      noted: "2027-01-16",
    },
  ]);
});

test("anything that isn't a box is left out, and no number is there twice", () => {
  const { boxes, lastBox } = parsePlan({
    boxes: [
      ...[null, 7, {}, { id: "a" }, { id: "A b", number: 1 }],
      { id: "a", number: 2, marks: ["up", "down", 3], arrived: "soon" },
      { id: "b", number: 2, contents: "pots", room: 4 },
    ],
    lastBox: "9",
  });
  expect(boxes).toEqual([
    expect.objectContaining({ id: "a", number: 2, marks: ["up"], arrived: "" }),
    expect.objectContaining({ id: "b", number: 3, contents: "pots", room: "" }),
  ]);
  expect(lastBox).toBe(3);
});

test("thousands of changes on two devices lose no box and repeat no number", () => {
  const steps = fc.sample(
    fc.record({
      device: fc.nat(1),
      what: fc.constantFrom(
        ...Array<string>(44).fill("add"),
        ...Array<string>(44).fill("remove"),
        ...["change", "change", "change", "tick", "tick", "store"],
        ...["merge", "mergeOther", ...Array<string>(8).fill("take")],
      ),
      which: fc.nat(),
    }),
    { numRuns: 5000, seed: 20270115 },
  );
  const plans = [emptyPlan, emptyPlan];
  /** What each device has to know, by id. */
  const known = [new Map<string, string>(), new Map<string, string>()];
  steps.forEach(({ device, what, which }, step) => {
    const [plan, other] = [plans[device]!, plans[1 - device]!];
    const [own, others] = [known[device]!, known[1 - device]!];
    const { id } = plan.boxes[which % plan.boxes.length] ?? { id: "none" };
    const change = {
      add: packed(`id-${step}`),
      remove: removeBox(id),
      change: setBox(id, { contents: `changed ${step}` }),
      tick: setBox(id, { arrived: "2027-01-15" }),
      store: () => (readPlan(writePlan(plan)) as { plan: Plan }).plan,
      take: () => other,
      merge: () => mergePlans(plan, other, "same", "own"),
      mergeOther: () => mergePlans(plan, other, "both", "other"),
    }[what]!;
    const next = change(plan);
    if (what === "add") own.set(`id-${step}`, `id-${step}`);
    if (what === "remove") own.delete(id);
    if (what === "change" && own.has(id)) own.set(id, `changed ${step}`);
    if (what === "take") own.clear();
    if (what.startsWith("merge") || what === "take")
      for (const [key, words] of others) if (!own.has(key)) own.set(key, words);
    plans[device] = next;
    const numbers = next.boxes.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(next.lastBox);
    if (what !== "take")
      expect(next.lastBox).toBeGreaterThanOrEqual(plan.lastBox);
    if (what === "add") expect(numbers.at(-1)).toBe(plan.lastBox + 1);
    expect(numbers).toHaveLength(own.size);
    if (step % 100 === 0)
      expect(
        Object.fromEntries(next.boxes.map((box) => [box.id, box.contents])),
      ).toEqual(Object.fromEntries(own));
  });
  expect(plans[0]!.lastBox).toBeGreaterThan(1000);
});
