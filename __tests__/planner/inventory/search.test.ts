import { matchesQuery } from "../../../src/planner/inventory/search";

test.each([
  ["COUCH", "Sofa, 3 seats", "couch, settee", true],
  ["couches", "Sofa", "couch", true],
  ["vases", "Vase", null, true],
  ["lamps", "Floor lamp", null, true],
  ["bookshelf", "Bookcase", "book shelf", true],
  ["book shelf", "Bookcase", "bookshelf", true],
  ["bakers rack", "Baker’s rack", null, true],
  ["glass", "Glass table", null, true],
  ["sofa lamp", "Sofa", null, false],
])("whether %p finds %p, also known as %p: %p", (...row) => {
  const [query, name, also, found] = row;
  expect(matchesQuery({ name, also }, query)).toBe(found);
});
