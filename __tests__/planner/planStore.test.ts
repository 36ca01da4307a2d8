import fc from "fast-check";
import { setCount } from "../../src/planner/changes";
import { emptyPlan, planOf } from "../../src/planner/plan";
import { readPlan, writePlan } from "../../src/planner/planFormat";
import { planKey } from "../../src/planner/planKey";
import { createPlanStore } from "../../src/planner/planStore";

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

test("a plan is kept, and read again", () => {
  const shared = storage();
  createPlanStore(() => shared).update(setCount("sofa", 2));
  expect(createPlanStore(() => shared).get().counts).toEqual({ sofa: 2 });
});

test("an empty plan leaves nothing behind", () => {
  const shared = storage();
  const store = createPlanStore(() => shared);
  store.update(setCount("sofa", 2));
  store.clear();
  expect(shared.getItem(planKey)).toBeNull();
  expect(store.get()).toEqual(emptyPlan);
});

test("where storage is denied, a plan lasts as long as the page", () => {
  const store = createPlanStore(denied);
  store.update(setCount("sofa", 2));
  expect(store.get().counts).toEqual({ sofa: 2 });
  expect(store.isKept()).toBe(false);
});

test("where storage is full, a plan lasts as long as the page", () => {
  const full = { ...storage(), setItem: denied };
  const store = createPlanStore(() => full);
  expect(store.isKept()).toBe(true);
  store.update(setCount("sofa", 2));
  store.update(setCount("bench", 1));
  expect(store.get().counts).toEqual({ sofa: 2, bench: 1 });
  expect(store.isKept()).toBe(false);
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
  expect(store.isKept()).toBe(false);
});

test("a damaged plan gives way to a new one", () => {
  const shared = storage("{");
  const store = createPlanStore(() => shared);
  store.update(setCount("sofa", 1));
  expect(createPlanStore(() => shared).get().counts).toEqual({ sofa: 1 });
});

describe("reading a plan", () => {
  test("upgrades it step by step", () => {
    const first = JSON.stringify({ version: 1, day: "2027-01-15" });
    const upgrades = [
      ({ day }: Readonly<Record<string, unknown>>) => ({ when: day }),
      ({ when }: Readonly<Record<string, unknown>>) => ({ date: when }),
    ];
    expect(readPlan(first, upgrades)).toEqual({
      plan: { ...emptyPlan, date: "2027-01-15" },
    });
    expect(readPlan(JSON.stringify({ version: 4 }), upgrades)).toEqual({
      fault: "later",
    });
  });

  test.each(["", "null", "7", "[]", "{}", '{"version":0}', '{"version":1.5}'])(
    "refuses %p",
    (written) => {
      expect(readPlan(written)).toEqual({ fault: "damaged" });
    },
  );

  test("keeps what is valid of anything, and only that", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record(
            {
              date: fc.anything(),
              done: fc.array(fc.anything()),
              counts: fc.dictionary(fc.string(), fc.anything()),
              own: fc.array(
                fc.record({
                  name: fc.string({ unit: "binary" }),
                  cubicFeet: fc.double(),
                  count: fc.double(),
                }),
              ),
              words: fc.dictionary(
                fc.stringMatching(/^[a-z-]+$/),
                fc.string({ unit: "binary" }),
              ),
              from: fc.object(),
            },
            { requiredKeys: [] },
          ),
        ),
        (value) => {
          const plan = planOf(value);
          // A plan that was read once stays the same.
          expect(readPlan(writePlan(plan))).toEqual({ plan });
          for (const { count, cubicFeet } of plan.own) {
            expect(count).toBeGreaterThan(0);
            expect(cubicFeet).toBeLessThanOrEqual(2000);
          }
          expect(JSON.stringify(plan)).not.toMatch(/\\u202e|\\ud8/);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("names no property of objects", () => {
    const plan = planOf(
      JSON.parse('{"counts":{"__proto__":{"a":1},"constructor":2}}'),
    );
    expect(Object.keys(plan.counts)).toEqual(["constructor"]);
    expect(Object.getPrototypeOf(plan.counts)).toBe(Object.prototype);
  });
});
