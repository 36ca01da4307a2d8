import { addBox, setCount } from "../../../src/planner/plan/changes";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/plan";
import { readPlan } from "../../../src/planner/plan/planFormat";
import { boxesKey, planKey } from "../../../src/planner/plan/storedPlan";
import type { Plan } from "../../../src/planner/plan/plan";
import { createPlanStore } from "../../../src/planner/plan/planStore";

/** A storage as tabs share it. */
function storage(initial?: string) {
  const values = new Map(initial ? [[planKey, initial]] : []);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const denied = () => {
  throw new DOMException("Denied", "SecurityError");
};

test("a plan is kept, and an empty one leaves nothing behind", () => {
  const shared = storage();
  createPlanStore(() => shared).update(setCount("sofa", 2));
  const store = createPlanStore(() => shared);
  expect(store.get().counts).toEqual({ sofa: 2 });
  store.update(() => emptyPlan);
  expect(shared.getItem(planKey)).toBeNull();
  expect(store.get()).toEqual(emptyPlan);
});

test.each([
  ["denied", denied],
  ["full", () => ({ ...storage(), setItem: denied })],
])("where storage is %s, a plan lasts as long as the page", (_why, open) => {
  const store = createPlanStore(open);
  store.update(setCount("sofa", 2));
  store.update(setCount("bench", 1));
  expect(store.get().counts).toEqual({ sofa: 2, bench: 1 });
  expect(store.keeping()).toBe("denied");
});

test("two tabs change one plan, even before they hear of each other", () => {
  const shared = storage();
  const one = createPlanStore(() => shared);
  const other = createPlanStore(() => shared);
  one.update(setCount("sofa", 1));
  other.update(setCount("bench", 1));
  one.update(setCount("table", 1));
  expect(one.get().counts).toEqual({ sofa: 1, bench: 1, table: 1 });
  const heard = jest.fn();
  other.subscribe(heard);
  other.reload();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(other.get()).toEqual(one.get());
});

test("a plan of a later version is left alone", () => {
  const later = JSON.stringify({ version: 99, date: "2027-01-15" });
  const shared = storage(later);
  const store = createPlanStore(() => shared);
  expect(store.get()).toEqual(emptyPlan);
  store.update(setCount("sofa", 1));
  expect(shared.getItem(planKey)).toBe(later);
  expect(store.keeping()).toBe("later");
});

test("a damaged plan gives way to a new one", () => {
  const shared = storage("{");
  const store = createPlanStore(() => shared);
  store.update(setCount("sofa", 1));
  expect(createPlanStore(() => shared).get().counts).toEqual({ sofa: 1 });
});

test("boxes outlast a tab with a version of the site that doesn't know them", () => {
  const shared = storage('{"version":1,"counts":{"sofa":1}}');
  const tab = createPlanStore(() => shared);
  tab.update(addBox({ id: "a", room: "", contents: "kettle", marks: [] }));
  expect(JSON.parse(shared.getItem(planKey)!)).toEqual({
    version: 1,
    counts: { sofa: 1 },
    text: expect.stringContaining("1 box listed") as string,
  });
  // The earlier version writes what it knows, and nothing else.
  shared.setItem(planKey, '{"version":1,"counts":{"sofa":2}}');
  tab.reload();
  expect(tab.get()).toMatchObject({
    counts: { sofa: 2 },
    boxes: [{ number: 1, contents: "kettle" }],
  });
  tab.update(() => emptyPlan);
  expect(shared.getItem(boxesKey)).toBeNull();
});

test("what pages with the content say of a plan is stored with it, also where other pages change it", () => {
  const summarize = ({ counts }: Plan) => ({
    size: "studio",
    lines: [`${Object.keys(counts).length} kinds of things`],
  });
  const shared = storage();
  const tool = createPlanStore(() => shared);
  tool.update(setCount("sofa", 2));
  const end = tool.summarizeBy(summarize);
  tool.update(setCount("bench", 1));
  const form = createPlanStore(() => shared);
  expect(form.summary().lines).toEqual(["2 kinds of things"]);
  end();
  tool.update((plan) => ({ ...plan, date: "2027-01-15" }));
  form.reload();
  expect(form.summary()).toMatchObject(summarize(form.get()));
});

test("a stored permit of another form is left out", () => {
  const permit = { city: "Tacoma", office: "Streets", lead: null };
  const whole = { ...permit, signHours: 72 };
  const summary = { size: "", lines: [], permits: [{ town: "x" }, whole] };
  expect(readPlan(JSON.stringify({ version: 1, summary }))).toMatchObject({
    summary: { permits: [whole] },
  });
});

test.each(["", "null", "7", "[]", "{}", '{"version":0}', '{"version":1.5}'])(
  "%p is no plan",
  (written) => {
    expect(readPlan(written)).toEqual({ fault: "damaged" });
  },
);

test("a plan names no property of objects", () => {
  const plan = parsePlan(
    JSON.parse('{"counts":{"__proto__":{"a":1},"constructor":2}}'),
  );
  expect(Object.keys(plan.counts)).toEqual(["constructor"]);
  expect(Object.getPrototypeOf(plan.counts)).toBe(Object.prototype);
});
