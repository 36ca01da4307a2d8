import { fuzzySearch } from "../../../src/planner/inventory/fuzzySearch";

const textsFound = (query: string, ...texts: string[]) =>
  fuzzySearch(texts, query, (text) => text);

test.each([
  ["COUCH", "Sofa, 3 seats couch, settee", true],
  ["couches", "Sofa couch", true],
  ["vases", "Vase", true],
  ["lamps", "Floor lamp", true],
  ["bookshelf", "Bookcase book shelf", true],
  ["book shelf", "Bookcase bookshelf", true],
  ["bakers rack", "Baker’s rack", true],
  ["glass", "Glass table", true],
  ["чай", "Чайник", true],
  ["sofa lamp", "Sofa", false],
  ["…", "Sofa", false],
])("whether %p finds %p: %p", (query, text, isFound) => {
  const matches = isFound ? [text] : [];
  expect(textsFound(query, text)).toEqual({ matches, isSimilar: false });
});

test.each([
  ["kettel", "Kettle, electric"],
  ["matress", "Queen mattress only"],
  ["sofe", "Sofa"],
  ["chiars", "Kitchen chair"],
  ["refridgerater", "Refrigerator"],
  ["queen matress", "Queen mattress only"],
])("%p finds %p where nothing has its words", (query, text) => {
  const others = ["Toe", "Bed", "Cot", "Lamp", "Kennel"];
  expect(textsFound(query, ...others, text)).toEqual({
    matches: [text],
    isSimilar: true,
  });
  expect(textsFound(query, text, query)).toEqual({
    matches: [query],
    isSimilar: false,
  });
});

test.each(["bad", "cat", "bead", "wire", "chain"])(
  "%p finds nothing unrelated",
  (query) => {
    expect(textsFound(query, "Bed", "Cot", "Wine rack", "Chest")).toEqual({
      matches: [],
      isSimilar: false,
    });
  },
);
