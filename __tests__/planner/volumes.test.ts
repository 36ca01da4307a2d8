import fc from "fast-check";
import { shoppingList } from "../../src/planner/boxes";
import {
  homeOf,
  loadOf,
  range,
  roughly,
  startSizes,
  totalOfPlan,
  typicalCounts,
} from "../../src/planner/volumes";
import { inventoryCsv } from "../../src/planner/inventoryCsv";
import { emptyPlan } from "../../src/planner/plan";
import { quoteOptions } from "../../src/site/facts";

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
        homes: { studio: 1, twoBedrooms: 2 },
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

const trucks = [
  { name: "Small", cubicFeet: 400 },
  { name: "Large", cubicFeet: 1000 },
];

test("totals count lists and own items, with their ranges", () => {
  const plan = {
    ...emptyPlan,
    counts: { sofa: 2, bench: 3, unknown: 9 },
    own: [{ name: "Loom", cubicFeet: 30, count: 1 }],
  };
  expect(totalOfPlan(rooms, plan)).toEqual({
    typical: 145,
    low: 115,
    high: 165,
    pieces: 6,
  });
});

test("a typical home has what its items say", () => {
  expect(typicalCounts(rooms, "studio")).toEqual({ sofa: 1 });
  expect(typicalCounts(rooms, "2bedroom")).toEqual({ sofa: 2 });
  expect(typicalCounts(rooms, "4bedroom")).toEqual({});
});

test("the homes to start from are values of the form's move size", () => {
  expect(Object.values<string>(quoteOptions.moveSize)).toEqual(
    expect.arrayContaining(Object.keys(startSizes)),
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
  expect(homeOf(cubicFeet, homes)?.size).toBe(size);
});

test.each([
  [0, "Small", 1, 0],
  [300, "Small", 1, 0.975],
  [320, "Large", 1, 0.416],
  [2000, "Large", 3, 0.867],
])("%d cubic feet go on a %s", (cubicFeet, name, count, filled) => {
  const load = loadOf(cubicFeet, trucks)!;
  expect(load).toMatchObject({ count, truck: { name } });
  expect(load.filled).toBeCloseTo(filled, 3);
});

test("no truck is filled beyond its box", () => {
  fc.assert(
    fc.property(fc.float({ min: 0, max: 1e6, noNaN: true }), (cubicFeet) => {
      const load = loadOf(cubicFeet, trucks)!;
      expect(load.filled).toBeLessThanOrEqual(1);
      expect(load.filled * load.count * load.truck.cubicFeet).toBeCloseTo(
        cubicFeet * 1.3,
        0,
      );
    }),
  );
});

test("numbers are no more exact than they can be", () => {
  expect([7.4, 96, 104, 994, 1024, 1026].map(roughly)).toEqual([
    7, 96, 100, 990, 1000, 1050,
  ]);
  expect(range(1000, 1400)).toBe("1,000–1,400");
  expect(range(8, 8)).toBe("8");
});

test("a table quotes its cells and holds no formula", () => {
  const plan = {
    ...emptyPlan,
    counts: { bench: 2 },
    words: { bench: "one leg\nis loose" },
    own: [{ name: "=1+1", cubicFeet: 30, count: 1 }],
  };
  const header = ["Room", "Item", "How many", "Each", "In all", "Note"];
  expect(inventoryCsv(rooms, plan, header, "Own").split("\r\n")).toEqual([
    "Room,Item,How many,Each,In all,Note",
    'Living room,"Bench, ""old""",2,5,10,"one leg\nis loose"',
    "Own,'=1+1,1,30,30,",
    "",
  ]);
});

describe("a shopping list", () => {
  const supplies = {
    boxes: { low: 40, high: 75 },
    dishPacks: { low: 4, high: 6 },
    tape: { low: 3, high: 7 },
    paper: { low: 14, high: 25 },
  };

  test("divides boxes into small, medium and large ones", () => {
    const list = shoppingList(supplies, "2bedroom", 0);
    expect(list).toMatchObject({
      small: { low: 18, high: 33 },
      medium: { low: 13, high: 25 },
      large: { low: 9, high: 17 },
      dish: supplies.dishPacks,
    });
  });

  test.each([
    ["2bedroom", 0, { low: 6, high: 10 }],
    ["studio", 0, { low: 3, high: 5 }],
    ["studio", 3, { low: 9, high: 15 }],
  ])("has wardrobe boxes for each adult: %s, %d", (size, adults, wardrobe) => {
    expect(shoppingList(supplies, size, adults).wardrobe).toEqual(wardrobe);
  });
});
