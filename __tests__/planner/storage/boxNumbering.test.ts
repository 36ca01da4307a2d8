/** @jest-environment jsdom */
import { buildImportPrompt } from "../../../src/planner/overview/buildImportPrompt";
import { groupBoxesByDuplicateNumber } from "../../../src/planner/plan/boxes";
import {
  pickRandomNumberingStart,
  getNextBoxNumber,
  getBoxNumberAfterHighest,
  addNumberedBox,
  pinNumberingStart,
  readNumberingStart,
  writeNumberingStart,
} from "../../../src/planner/storage/boxNumbering";
import {
  removeBox,
  updateBox,
  setBoxNumber,
  setPlanValue,
} from "../../../src/planner/plan/planUpdates";
import { clearPlannerData } from "../../../src/planner/storage/clearPlannerData";
import { mergePlans } from "../../../src/planner/plan/mergePlans";
import {
  emptyPlan,
  parsePlan,
  planFormatVersion,
  deserializePlan,
  serializePlan,
} from "../../../src/planner/plan/parsePlan";
import type { Plan } from "../../../src/planner/plan/plan";
import { storageKeys } from "../../../src/browser/storage";
import { ensurePlanId, planStore } from "../../../src/planner/storage/usePlan";
import { stopClock } from "../../support/stopClock";

stopClock(1_800_000_000_000);

beforeEach(() => {
  planStore.applyUnstamped(() => emptyPlan);
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

/** A phone: swaps its plan and next number into the page for each action. */
function phone() {
  let [plan, next] = [emptyPlan, 0];
  return function use<T>(work: () => T): T {
    jest.setSystemTime(Date.now() + 1000);
    planStore.applyUnstamped(() => plan);
    writeNumberingStart(next);
    const result = work();
    [plan, next] = [planStore.getPlan(), readNumberingStart()];
    return result;
  };
}

/** @returns the numbers to write on the boxes */
const pack = (...contents: string[]) =>
  contents.map(
    (contents) =>
      addNumberedBox({ id: contents, room: "Den", contents, marks: [] })
        ?.number,
  );

const numbers = () =>
  Object.fromEntries(
    planStore.getPlan().boxes.map(({ id, number }) => [id, number]),
  );

/** @returns the plan as a link or a file carries the plan */
const send = () => deserializePlan(serializePlan(ensurePlanId())) as Plan;

/** Makes the next draw a certain hundred. IDs draw, too, so send before. */
const forceDraw = (start: number, free = 90) =>
  jest
    .spyOn(Math, "random")
    .mockReturnValue(((start - 1001) / 100 + 0.5) / free);

/** Has the phone accept an opened plan. @returns the dialog's prompt */
function take(opened: Plan, choice: "drawn" | "afterHighest" = "drawn") {
  const offer = buildImportPrompt(planStore.getPlan(), opened, {
    rooms: [],
    steps: [],
  });
  const numbering = offer.accept?.numbering;
  if (offer.accept) {
    pinNumberingStart(numbering?.[choice]);
    planStore.applyUnstamped((local) => mergePlans(local, opened));
  }
  return [
    ...offer.texts.filter((text) => text.startsWith("New boxes")),
    ...offer.effects.flatMap(({ lines }) => lines),
  ];
}

const numberedFrom = (start: number) =>
  `New boxes here are numbered from ${start}, because another phone may pack, too. You can change that in the box list.`;

test("two phones that open one link pack on, and nobody has to write another number", () => {
  const [mom, dad, kid, aunt] = [phone(), phone(), phone(), phone()];
  expect(mom(() => pack("m1", "m2"))).toEqual([1, 2]);
  const link = mom(send);
  forceDraw(3001);
  expect(dad(() => take(link))).toEqual([numberedFrom(3001)]);
  forceDraw(7001);
  expect(kid(() => take(link))).toEqual([numberedFrom(7001)]);
  jest.restoreAllMocks();
  expect(dad(() => pack("d1", "d2"))).toEqual([3001, 3002]);
  expect(kid(() => pack("k1"))).toEqual([7001]);

  const [his, hers] = [dad(send), kid(send)];
  expect(mom(() => [...take(his), ...take(hers)])).toEqual([]);
  expect(mom(() => pack("m3"))).toEqual([3]);
  const all = mom(send);
  for (const use of [dad, kid]) expect(use(() => take(all))).toEqual([]);
  expect(dad(() => pack("d3"))).toEqual([3003]);
  const both = { m1: 1, m2: 2, m3: 3, d1: 3001, d2: 3002, k1: 7001 };
  expect(mom(numbers)).toEqual(both);
  expect(kid(numbers)).toEqual(both);
  // A hundred with boxes isn't drawn.
  forceDraw(3001, 88);
  expect(aunt(() => take(all))).toEqual([numberedFrom(3101)]);
});

test("two phones that drew the same hundred see it until one of them changes a number", () => {
  const [mom, dad, kid] = [phone(), phone(), phone()];
  mom(() => pack("m1"));
  const link = mom(send);
  forceDraw(5001);
  dad(() => take(link));
  kid(() => take(link));
  jest.restoreAllMocks();
  expect(dad(() => pack("saws", "d2"))).toEqual([5001, 5002]);
  expect(kid(() => pack("toys"))).toEqual([5001]);
  const [his, hers] = [dad(send), kid(send)];
  mom(() => take(his));
  const line = "2 boxes are numbered 5001: Den, saws; Den, toys.";
  expect(mom(() => take(hers))).toEqual([line]);
  const duplicates = () =>
    Array.from(groupBoxesByDuplicateNumber(planStore.getPlan().boxes).keys());
  expect(mom(duplicates)).toEqual([5001]);
  // The next link doesn't name the same duplicates again.
  dad(() => pack("d3"));
  const later = dad(send);
  expect(mom(() => take(later))).toEqual([]);

  mom(() => planStore.update(setBoxNumber("toys", 5002)));
  expect(mom(numbers)).toMatchObject({ toys: 5001, d2: 5002 });
  mom(() => planStore.update(setBoxNumber("toys", 9)));
  expect(mom(duplicates)).toEqual([]);
  const mended = mom(send);
  // A phone that gets the old number last keeps the new one.
  expect(dad(() => take(hers))).toEqual([line]);
  expect(dad(duplicates)).toEqual([5001]);
  const renumbered = "Box 5001: Den, toys: number 5001, now 9";
  expect(dad(() => take(mended))).toEqual([renumbered]);
  expect(kid(() => take(mended))).toEqual([renumbered]);
  dad(() => take(hers));
  expect(dad(numbers)).toEqual(mom(numbers));
  expect(kid(numbers)).toEqual(mom(numbers));
});

test("of two lists that were begun apart all boxes keep their numbers", () => {
  const [ann, ben] = [phone(), phone()];
  ann(() => pack("a1", "a2"));
  ben(() => pack("b1"));
  const link = ann(send);
  // Ben's plan has an ID, too.
  ben(send);
  forceDraw(4001);
  const line = "2 boxes are numbered 1: Den, a1; Den, b1.";
  expect(ben(() => take(link))).toEqual([numberedFrom(4001), line]);
  jest.restoreAllMocks();
  expect(ben(() => pack("b2"))).toEqual([4001]);
  const back = ben(send);
  expect(ann(() => take(back))).toEqual([line]);
  expect(ann(() => pack("a3"))).toEqual([3]);

  // Both renumber the same box: the later number stays.
  ann(() => planStore.update(setBoxNumber("b1", 60)));
  ben(() => planStore.update(setBoxNumber("b1", 70)));
  // Ann gives another box the number that Ben assigned.
  ann(() => planStore.update(setBoxNumber("a2", 70)));
  const [hers, his] = [ann(send), ben(send)];
  expect(ann(() => take(his))).toEqual([
    "Box 60: Den, b1: number 60, now 70",
    "2 boxes are numbered 70: Den, a2; Den, b1.",
  ]);
  ben(() => take(hers));
  expect(ben(numbers)).toEqual(ann(numbers));
});

test("a copy that is restored goes on where no label can be, or with the next number", () => {
  const lost = phone();
  lost(() => pack("a1", "a2"));
  const copy = lost(send);
  // A label is on a box, and in no backup.
  lost(() => pack("a3"));
  // On the same phone, a backup changes nothing.
  expect(lost(() => take(copy))).toEqual([]);
  expect(lost(() => pack("a4"))).toEqual([4]);
  const [restored, alone] = [phone(), phone()];
  forceDraw(9901);
  expect(restored(() => take(copy))).toEqual([numberedFrom(9901)]);
  expect(restored(() => pack("a5"))).toEqual([9901]);
  alone(() => take(copy, "afterHighest"));
  expect(alone(() => pack("a3"))).toEqual([3]);
});

test("a phone that has packed nothing yet doesn't go on in another's hundred", () => {
  const [ann, ben] = [phone(), phone()];
  ann(() => planStore.update(setPlanValue("date", "2027-01-15")));
  const link = ann(send);
  forceDraw(2001);
  ben(() => take(link));
  jest.restoreAllMocks();
  ben(() => pack("b1"));
  const back = ben(send);
  ann(() => take(back));
  expect(ann(() => pack("a1"))).toEqual([1]);
});

test("the number of a deleted box isn't given again, also after the next merge", () => {
  const [ann, ben] = [phone(), phone()];
  ann(() => pack("a1", "a2"));
  const link = ann(send);
  forceDraw(6001);
  ben(() => take(link));
  jest.restoreAllMocks();
  ben(() => pack("b1"));
  const back = ben(send);
  ann(() => {
    take(back);
    expect(pack("a3")).toEqual([3]);
    planStore.update(removeBox("a3"));
    expect(pack("a4")).toEqual([4]);
  });
});

test("a change of anything else leaves the number without a time", () => {
  pack("a1");
  planStore.update(updateBox("a1", { contents: "lids" }));
  planStore.update(setBoxNumber("a1", 0));
  expect(planStore.getPlan().boxes[0]).toMatchObject({ number: 1 });
  expect(planStore.getPlan().boxes[0]!.changed).not.toHaveProperty("number");
  planStore.update(setBoxNumber("a1", 7));
  expect(planStore.getPlan().boxes[0]!.changed).toHaveProperty("number");
});

const boxesWith = (...list: number[]) =>
  parsePlan({ boxes: list.map((number, i) => ({ id: `b-${i}`, number })) })
    .boxes;

test("a hundred is drawn from 1,001 to 9,901 in which no box is", () => {
  const drawn = (boxes: Plan["boxes"]) =>
    Array.from({ length: 1000 }, (_draw, index) => {
      jest.spyOn(Math, "random").mockReturnValue(index / 1000);
      return pickRandomNumberingStart(boxes);
    });
  const all = new Set(drawn([]));
  expect([Math.min(...all), Math.max(...all), all.size]).toEqual([
    1001, 9901, 90,
  ]);
  const some = new Set(drawn(boxesWith(1100, 9901, 12_000)));
  expect([Math.min(...some), Math.max(...some), some.size]).toEqual([
    1101, 9801, 88,
  ]);
  const full = boxesWith(...Array.from(all, (start) => start + 50));
  expect(drawn(full)).toEqual(Array(1000).fill(9952));
});

test("after the largest number comes the first that no box has", () => {
  expect(getBoxNumberAfterHighest([])).toBe(1);
  expect(getBoxNumberAfterHighest(boxesWith(1, 2, 99_999))).toBe(3);
  expect(getNextBoxNumber(boxesWith(5, 6), 5)).toBe(7);
  writeNumberingStart(99_999);
  expect(pack("last", "first")).toEqual([99_999, 1]);
});

test("the next number is one integer; anything else is none", () => {
  pack("a1");
  expect(localStorage.getItem(storageKeys.boxNumbering)).toBe("2");
  for (const [stored, next] of [
    ["{", 0],
    ['{"start":501}', 0],
    ["-3", 0],
    ["1e9", 99_999],
    ["40", 40],
  ] as const) {
    localStorage.setItem(storageKeys.boxNumbering, stored);
    expect(readNumberingStart()).toBe(next);
  }
});

test("where storage is full, numbers last as long as the page", () => {
  const full = jest.spyOn(Storage.prototype, "setItem");
  full.mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  const restore = pinNumberingStart(3001);
  expect(pack("a1")).toEqual([3001]);
  planStore.update(removeBox("a1"));
  expect(pack("a2")).toEqual([3002]);
  restore();
  expect(readNumberingStart()).toBe(0);
});

test("what is kept beside the plan is forgotten, and comes back", () => {
  const keys = [storageKeys.lastBackup, storageKeys.damagedPlan];
  for (const key of keys) localStorage.setItem(key, key);
  writeNumberingStart(3001);
  for (const key of ["new-box", "own-item"]) sessionStorage.setItem(key, key);
  const restore = clearPlannerData();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  restore!();
  expect(keys.map((key) => localStorage.getItem(key))).toEqual(keys);
  expect(readNumberingStart()).toBe(3001);
  expect(sessionStorage.getItem("own-item")).toBe("own-item");
});

test("beside a plan of a newer version nothing is cleared", () => {
  writeNumberingStart(3001);
  sessionStorage.setItem("new-box", "{}");
  const newer = JSON.stringify({ v: planFormatVersion + 1 });
  localStorage.setItem(storageKeys.plan, newer);
  expect(clearPlannerData()).toBeUndefined();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    [storageKeys.plan]: newer,
    [storageKeys.boxNumbering]: "3001",
  });
  expect(sessionStorage.getItem("new-box")).toBe("{}");
});

test("a link with a thousand boxes of one number makes no endless sentence", () => {
  const one = boxesWith(...Array<number>(1000).fill(5));
  const [line] = take({ ...emptyPlan, boxes: one }).slice(1);
  expect(line).toBe(
    "1000 boxes are numbered 5: nothing noted; nothing noted; nothing noted; and 997 more.",
  );
  expect(pack("next")).toEqual([undefined]);
});

test("of many numbers that are used twice, three are named", () => {
  const list = Array.from({ length: 500 }, (_none, i) => [i + 1, i + 1]).flat();
  const lines = take({ ...emptyPlan, boxes: boxesWith(...list) }).slice(1);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toBe("and 497 more numbers");
});
