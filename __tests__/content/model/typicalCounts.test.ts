import {
  countKeysBySize,
  sumTypicalCounts,
  typicalCountLabels,
} from "../../../src/content/model/typicalCounts";

test.each([
  ["studio", 0],
  ["4bedroom", 4],
  ["5bedroom", 5],
  ["6bedroom", 6],
] as const)("a typical home, %s, has %d of an item", (size, count) => {
  const counts = { oneBedroom: 9, fourBedrooms: 4, eachMore: 1 };
  expect(sumTypicalCounts(counts, size)).toBe(count);
});

test("each count of an item is part of a size of home", () => {
  const used = Object.values(countKeysBySize).flat();
  const unused = Object.keys(typicalCountLabels).filter(
    (key) => !used.some((other) => other === key),
  );
  expect(unused).toEqual([]);
});
