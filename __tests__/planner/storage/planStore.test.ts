/** @jest-environment jsdom */
import {
  addBox,
  assignPlanId,
  setPlanValue,
} from "../../../src/planner/plan/planUpdates";
import {
  emptyPlan,
  parsePlan,
  deserializePlan,
  planFormatVersion,
} from "../../../src/planner/plan/parsePlan";
import { createPlanStore } from "../../../src/planner/storage/planStore";
import { storageKeys } from "../../../src/browser/storage";
import { planStorageKey } from "../../../src/planner/storage/storedPlan";

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("a plan is kept under one name, and an empty one leaves nothing behind", () => {
  const store = createPlanStore();
  store.update(setPlanValue("counts.sofa", 2));
  store.update(
    addBox({ id: "a", number: 1, room: "", contents: "cups", marks: [] }),
  );
  expect(Object.keys(localStorage)).toEqual([planStorageKey]);
  expect(createPlanStore().getPlan()).toEqual(store.getPlan());
  store.update(() => emptyPlan);
  expect(localStorage).toHaveLength(0);
  expect(createPlanStore().getPlan()).toEqual(emptyPlan);
});

const deny = () => {
  throw new DOMException("Denied", "SecurityError");
};

test.each([
  ["denied", () => jest.spyOn(window, "localStorage", "get")],
  ["full", () => jest.spyOn(Storage.prototype, "setItem")],
] as const)(
  "where storage is %s, a plan lasts as long as the page",
  (_why, spy) => {
    (spy() as jest.SpyInstance).mockImplementation(deny);
    const store = createPlanStore();
    store.update(setPlanValue("counts.sofa", 2));
    store.update(setPlanValue("counts.bench", 1));
    expect(store.getPlan().counts).toEqual({ sofa: 2, bench: 1 });
    expect(store.getPersistenceStatus()).toBe("denied");
  },
);

test("two tabs change one plan, even before they hear of each other", () => {
  const one = createPlanStore();
  const other = createPlanStore();
  one.update(setPlanValue("counts.sofa", 1));
  other.update(setPlanValue("counts.bench", 1));
  one.update(setPlanValue("counts.table", 1));
  expect(one.getPlan().counts).toEqual({ sofa: 1, bench: 1, table: 1 });
  const heard = jest.fn();
  other.subscribe(heard);
  other.reload();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(other.getPlan()).toEqual(one.getPlan());
});

test("a damaged plan is kept aside and told, and gives way to a new one", () => {
  localStorage.setItem(planStorageKey, "{");
  const full = jest.spyOn(Storage.prototype, "setItem");
  full.mockImplementation(deny);
  const denied = createPlanStore();
  denied.update(setPlanValue("counts.sofa", 1));
  full.mockRestore();
  expect(denied.getPersistenceStatus()).toBe("denied");
  // Without room for a second copy, the damaged plan stays.
  expect(Object.entries(localStorage)).toEqual([[planStorageKey, "{"]]);

  const store = createPlanStore();
  store.update(setPlanValue("counts.sofa", 1));
  expect(store.getPersistenceStatus()).toBe("damaged");
  expect(localStorage.getItem(storageKeys.damagedPlan)).toBe("{");
  const next = createPlanStore();
  expect(next.getPlan().counts).toEqual({ sofa: 1 });
  expect(next.getPersistenceStatus()).toBe("saved");
});

test("a plan of a newer version is left alone, also in a tab that was open before", () => {
  const store = createPlanStore();
  store.update(setPlanValue("counts.sofa", 1));
  const newer = JSON.stringify({
    v: planFormatVersion + 1,
    counts: { sofa: 3 },
  });
  localStorage.setItem(planStorageKey, newer);
  for (const one of [store, createPlanStore()]) {
    one.reload();
    one.update(setPlanValue("counts.bench", 1));
    expect(one.getPersistenceStatus()).toBe("newer");
  }
  expect(Object.entries(localStorage)).toEqual([[planStorageKey, newer]]);
  const current = JSON.stringify({ v: planFormatVersion, counts: { sofa: 5 } });
  localStorage.setItem(planStorageKey, current);
  store.reload();
  expect(store.getPersistenceStatus()).toBe("saved");
  expect(store.getPlan().counts).toEqual({ sofa: 5 });
});

test("a second damaged plan stands below the first, each once", () => {
  for (const text of ['{"date":', "{", '{"home":', '{"home":']) {
    localStorage.setItem(planStorageKey, text);
    expect(createPlanStore().getPersistenceStatus()).toBe("damaged");
  }
  expect(localStorage.getItem(storageKeys.damagedPlan)).toBe(
    '{"date":\n{"home":',
  );
});

/** Makes writing fail. @returns a function that makes room again */
function fillStorage(): () => void {
  const full = jest.spyOn(Storage.prototype, "setItem");
  full.mockImplementation(deny);
  return () => full.mockRestore();
}

test("after a full storage the next change is saved, merged with another tab’s", () => {
  const store = createPlanStore();
  expect(store.update(setPlanValue("counts.sofa", 1))).toBe(true);
  expect(store.update(setPlanValue("counts.desk", 1))).toBe(true);
  const makeRoom = fillStorage();
  expect(store.update(setPlanValue("counts.bench", 1))).toBe(false);
  expect(store.update(setPlanValue("counts.desk", 0))).toBe(false);
  store.writeDeviceValue("boxNumbering", "7");
  makeRoom();
  createPlanStore().update(setPlanValue("counts.table", 1));
  expect(store.getPersistenceStatus()).toBe("denied");
  expect(store.update(setPlanValue("counts.lamp", 1))).toBe(true);
  expect(store.getPersistenceStatus()).toBe("saved");
  const counts = { sofa: 1, bench: 1, table: 1, lamp: 1 };
  expect(createPlanStore().getPlan().counts).toEqual(counts);
  expect(localStorage.getItem(storageKeys.boxNumbering)).toBe("7");
});

test("another tab's change has a plan saved that wasn't, and a cleared plan stays cleared", () => {
  const store = createPlanStore();
  const makeRoom = fillStorage();
  store.update(setPlanValue("counts.sofa", 1));
  makeRoom();
  createPlanStore().update(setPlanValue("counts.table", 1));
  store.reload();
  expect(store.getPersistenceStatus()).toBe("saved");
  expect(createPlanStore().getPlan()).toEqual(store.getPlan());
  const fillAgain = fillStorage();
  store.update(setPlanValue("counts.bench", 1));
  fillAgain();
  localStorage.clear();
  store.reload();
  expect(store.getPlan().counts).toEqual({});
});

test("beside a plan of a newer version nothing is written", () => {
  const newer = JSON.stringify({ v: planFormatVersion + 1 });
  localStorage.setItem(planStorageKey, newer);
  const store = createPlanStore();
  store.writeDeviceValue("boxNumbering", "7");
  store.writeDeviceValue("damagedPlan", null);
  expect(store.applyUnstamped((plan) => ({ ...plan, home: "a" }))).toBe(false);
  expect(Object.entries(localStorage)).toEqual([[planStorageKey, newer]]);
  expect(store.readDeviceValue("boxNumbering")).toBe("7");
});

test("the last deletion of a plan that was shared is kept", () => {
  const store = createPlanStore();
  store.update(setPlanValue("counts.sofa", 2));
  store.update(assignPlanId);
  store.update(setPlanValue("counts.sofa", 0));
  expect(createPlanStore().getPlan().changed).toHaveProperty(["counts.sofa"]);
  store.applyUnstamped(() => emptyPlan);
  expect(localStorage).toHaveLength(0);
});

test.each(["", "null", "7", "[]"])("%p is no plan", (written) => {
  expect(deserializePlan(written)).toBe("damaged");
});

test("a plan names no property of objects", () => {
  const plan = parsePlan(
    JSON.parse('{"counts":{"__proto__":{"a":1},"constructor":2}}'),
  );
  // Empty values are dropped, too.
  const notes = { bed: "\u200b", desk: "" };
  expect(parsePlan({ counts: { sofa: 0 }, itemNotes: notes })).toEqual(
    emptyPlan,
  );
  const odd = { id: { toString: 1 } };
  const lists = { done: [odd.id, "a"], customItems: [odd], boxes: [odd] };
  expect(parsePlan(lists)).toEqual({ ...emptyPlan, done: ["a"] });
  expect(Object.keys(plan.counts)).toEqual(["constructor"]);
  expect(Object.getPrototypeOf(plan.counts)).toBe(Object.prototype);
});
