import { isFound } from "../../../src/planner/inventory/search";

const item = (name: string, also?: string) => ({
  id: "item",
  name,
  cubicFeet: 1,
  also: also ?? null,
});

test.each([
  ["sofa", item("Sofa, 3 seats")],
  ["COUCH", item("Sofa, 3 seats", "couch, settee")],
  ["couches", item("Sofa, 3 seats", "couches, couch")],
  ["lamps", item("Floor lamp")],
  ["bookshelf", item("Bookcase", "book shelf")],
  ["book shelf", item("Bookcase", "bookshelf")],
  ["TVs", item("TV stand")],
  ["bakers rack", item("Baker’s rack")],
  ["glass", item("Glass table")],
])("%p finds %p", (sought, found) => {
  expect(isFound(found, sought)).toBe(true);
});

test.each([
  ["piano", item("Sofa")],
  ["sofa lamp", item("Sofa")],
])("%p doesn't find %p", (sought, other) => {
  expect(isFound(other, sought)).toBe(false);
});
