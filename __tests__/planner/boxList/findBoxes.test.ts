import { findBoxes } from "../../../src/planner/boxList/findBoxes";
import { formatNumberRanges } from "../../../src/planner/plannerTexts";
import { parsePlan } from "../../../src/planner/plan/parsePlan";

const { boxes } = parsePlan({
  boxes: [
    ["Kitchen", "pots, pans, kettle"],
    ["Living room", "sofa cushions"],
    ["Office", "taxes of 2019"],
    ["Garage", "Refrigerator shelves"],
  ].map(([room, contents], index) => ({
    id: `box-${index}`,
    number: index + 10,
    room,
    contents,
  })),
});

const inventoryItems = [
  { name: "Sofa", also: "couch, davenport" },
  { name: "Refrigerator, large", also: "fridge, side by side" },
];

test.each([
  ["", [10, 11, 12, 13]],
  ["kettle", [10]],
  ["kitchen pans", [10]],
  ["13", [13]],
  ["1", []],
  ["2019", [12]],
  ["couch", [11]],
  ["couc", []],
  ["kitchen kettel", [10]],
  ["fridge", [13]],
])("“%s” finds boxes %p", (query, numbers) => {
  const { matches } = findBoxes(boxes, query, inventoryItems);
  expect(matches.map(({ number }) => number)).toEqual(numbers);
});

test("numbers in a row are shortened", () => {
  expect(formatNumberRanges([7, 21, 22])).toBe("7, 21, 22");
  expect(formatNumberRanges([1, 2, 3, 5, 7, 8, 9])).toBe("1–3, 5, 7–9");
  expect(formatNumberRanges([1, 2, 3, 3, 4, 5, 5, 5])).toBe(
    "1, 2, 3 (2 boxes), 4, 5 (3 boxes)",
  );
  expect(formatNumberRanges([])).toBe("");
});
