import { emptyPlan, parsePlan } from "../../../src/planner/plan/parsePlan";
import { inventoryRoom } from "../../../src/content/model/contentTypes/inventoryRoom";
import { countKeysBySize } from "../../../src/content/model/typicalCounts";
import { quoteOptions } from "../../../src/quote/request/quoteOptions";
import fc from "fast-check";
import { estimateSupplies } from "../../../src/planner/boxCalculator/supplies";
import { formatLoadLines } from "../../../src/planner/estimate/describePlan";
import {
  findClosestHomeSize,
  calculateTruckLoad,
  inferHomeSize,
  formatRange,
  formatShortVolume,
  formatVolume,
  formatVolumeRange,
  formatVolumeWithRange,
  roundForDisplay,
  sumPlanVolume,
  getTypicalCounts,
} from "../../../src/planner/estimate/volumes";

const rooms = [
  {
    name: "Living room",
    items: [
      {
        id: "sofa",
        name: "Sofa",
        cubicFeet: 50,
        low: 35,
        high: 60,
        typicalCounts: { studio: 1, "2bedroom": 2 },
      },
      { id: "bench", name: 'Bench, "old"', cubicFeet: 5 },
    ],
  },
];

const homes = [
  { size: "studio", name: "Studio", cubicFeet: { low: 200, high: 400 } },
  { size: "1bedroom", name: "1 bedroom", cubicFeet: { low: 400, high: 720 } },
  { size: "2bedroom", name: "2 bedrooms", cubicFeet: { low: 740, high: 1200 } },
  { size: "6bedroom", name: "6 bedrooms", cubicFeet: null },
];

const totals = { typical: 1234, low: 1110, high: 1390, pieces: 40 };

const trucks = [
  { name: "Small", cubicFeet: 400 },
  { name: "Large", cubicFeet: 1000 },
];

test("a stored plan can have each size of home in the quote form", () => {
  const sizes = Object.values(quoteOptions.moveSize);
  expect(sizes.map((home) => parsePlan({ home }).home)).toEqual(sizes);
});

test("a stored plan can have as many of an item as the content may say", () => {
  const { fields } = inventoryRoom.fields.items.item.fields.homes;
  const limit = Math.max(...Object.values(fields).map(({ max }) => max));
  const counts = Object.fromEntries(
    Object.entries(countKeysBySize).map(([size, keys]) => [
      size,
      keys.length * limit,
    ]),
  );
  expect(parsePlan({ counts }).counts).toEqual(counts);
});

test("totals count lists and own items, with their ranges", () => {
  const plan = {
    ...emptyPlan,
    counts: { sofa: 2, bench: 3, unknown: 9 },
    customItems: [{ id: "loom", name: "Loom", cubicFeet: 30, count: 1 }],
  };
  expect(sumPlanVolume(rooms, plan)).toEqual({
    typical: 145,
    low: 115,
    high: 165,
    pieces: 6,
  });
});

test.each([
  ["2bedroom", { sofa: 2 }],
  ["other", {}],
  ["constructor", {}],
])("a typical home, %s, has what its items say", (size, counts) => {
  expect(getTypicalCounts(rooms, size)).toEqual(counts);
});

test.each([
  ["a home", { sofa: 2, bench: 19 }, "studio"],
  ["an office", { bench: 60 }, undefined],
  ["nothing", {}, undefined],
])("the size that a list of %s matches", (_what, counts, size) => {
  expect(inferHomeSize(rooms, homes, { ...emptyPlan, counts })?.size).toBe(
    size,
  );
});

test.each([
  [0, undefined],
  [1, "studio"],
  [400, "studio"],
  [401, "1bedroom"],
  [729, "1bedroom"],
  [731, "2bedroom"],
  [9000, "2bedroom"],
])("%d cubic feet match %s", (cubicFeet, size) => {
  expect(findClosestHomeSize(cubicFeet, homes)?.size).toBe(size);
});

test.each([
  [100, { filled: 0.13, isTight: false, loads: 1 }],
  [320, { filled: 0.416, isTight: false, loads: 1 }],
  [800, { filled: 1, isTight: true, loads: 1 }],
  [880, { filled: 1, isTight: true, loads: 2 }],
])("how %d cubic feet fit the trucks", (cubicFeet, { filled, ...load }) => {
  const found = calculateTruckLoad(cubicFeet, trucks)!;
  expect(found).toMatchObject({ ...load, truck: { name: "Large" } });
  expect(found.fillRatio).toBeCloseTo(filled, 3);
});

test("a truck never empties, nor do loads get fewer, as things are added", () => {
  const volume = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(volume, volume, (cubicFeet, more) => {
      const before = calculateTruckLoad(cubicFeet, trucks)!;
      const after = calculateTruckLoad(cubicFeet + more, trucks)!;
      expect(after.fillRatio).toBeGreaterThanOrEqual(before.fillRatio);
      expect(after.loads).toBeGreaterThanOrEqual(before.loads);
      expect(after.fillRatio).toBeLessThanOrEqual(1);
    }),
  );
  expect(calculateTruckLoad(0, trucks)).toBeUndefined();
});

test("totals are a volume, its range, pounds and what they fill of a truck", () => {
  const load = calculateTruckLoad(200, trucks)!;
  expect(formatLoadLines(totals, load)).toEqual([
    "1,250 cubic feet",
    "1,100–1,400 with smaller or larger items",
    "About 8,650 pounds",
    "Fills about 26% of a Large",
  ]);
});

test("numbers are no more exact than they can be", () => {
  expect([7.4, 96, 104, 994, 1024, 1026].map(roundForDisplay)).toEqual([
    7, 96, 100, 990, 1000, 1050,
  ]);
  expect(formatRange(1000, 1400)).toBe("1,000–1,400");
  expect(formatRange(8, 8)).toBe("8");
});

test("volumes have their unit", () => {
  expect(formatVolumeRange(35, 60)).toBe("35–60 cubic feet");
  expect(formatVolumeRange(1.5, 1.5)).toBe("1.5 cubic feet");
  expect(formatVolume(1234)).toBe("1,250 cubic feet");
  expect(formatVolumeWithRange(totals)).toBe("1,250 cubic feet (1,100–1,400)");
  expect(formatShortVolume(2.5)).toBe("2.5\u00a0ft³");
});

test.each([
  [1, {}, { low: 3, high: 5 }],
  [2, {}, { low: 6, high: 10 }],
  [2, { "wardrobe-box": 4 }, { low: 4, high: 4 }],
])("what %d adults buy with %j", (adults, counts, wardrobe) => {
  const materials = {
    tape: { low: 3, high: 7 },
    paper: { low: 14, high: 25 },
  };
  const range = { low: 4, high: 6 };
  const boxes = { low: 40, high: 75 };
  expect(
    estimateSupplies({ adults, boxes, dishPacks: range, ...materials }, counts),
  ).toEqual({
    small: { low: 18, high: 33 },
    medium: { low: 13, high: 25 },
    large: { low: 9, high: 17 },
    dish: range,
    wardrobe,
    ...materials,
  });
});
