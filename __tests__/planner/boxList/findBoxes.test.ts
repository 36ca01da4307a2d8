import { findBoxes } from "../../../src/planner/boxList/findBoxes";
import {
  formatMissingBoxes,
  formatNumberRanges,
} from "../../../src/planner/plannerTexts";
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
  expect(formatNumberRanges([7, 21, 22])).toEqual(["7", "21", "22"]);
  expect(formatNumberRanges([1, 2, 3, 5, 7, 8, 9])).toEqual([
    "1–\u20603",
    "5",
    "7–\u20609",
  ]);
  expect(formatNumberRanges([1, 2, 3, 3, 4, 5, 5, 5])).toEqual([
    "1",
    "2",
    "3\u00a0(2\u00a0boxes)",
    "4",
    "5\u00a0(3\u00a0boxes)",
  ]);
  expect(formatNumberRanges([])).toEqual([]);
});

test("missing boxes are counted, with the first ranges of their numbers", () => {
  expect(formatMissingBoxes(boxes)).toBe("4 boxes missing: 10–\u206013");
  const odd = boxes.map((box) => ({ ...box, number: box.number * 2 }));
  expect(formatMissingBoxes(odd)).toBe("4 boxes missing: 20, 22, 24, 26");
  expect(formatMissingBoxes(odd, 4)).toBe("4 boxes missing: 20, 22, 24, 26");
  expect(formatMissingBoxes(odd, 3)).toBe(
    "4 boxes missing: 20, 22, 24, and more",
  );
});
