import { groupBoxesByDuplicateNumber } from "../../../src/planner/plan/boxes";
import { parsePlan } from "../../../src/planner/plan/parsePlan";

test("anything that isn't a box is left out, and boxes are sorted by number, then id", () => {
  const { boxes } = parsePlan({
    boxes: [
      ...[null, 7, {}, { id: "c" }, { id: "A b", number: 1 }],
      { id: "b", number: 2, contents: "pots\u202e\u200b", changed: 7 },
      { id: "a", number: 2, marks: ["up", "down", 3], arrived: "soon" },
      { id: "z", number: 1, room: 4, changed: { number: 7, id: 7, up: -1 } },
    ],
  });
  expect(boxes).toEqual([
    expect.objectContaining({ id: "z", room: "", changed: { number: 7 } }),
    expect.objectContaining({ id: "a", number: 2, marks: ["up"], arrived: "" }),
    expect.objectContaining({ id: "b", number: 2, contents: "pots" }),
  ]);
  expect(boxes[2]!.changed).toEqual({});
});

test("boxes that share a number are found, by number", () => {
  const { boxes } = parsePlan({
    boxes: [3, 1, 2, 3, 1, 3].map((number, i) => ({ id: `b-${i}`, number })),
  });
  const duplicates = Array.from(
    groupBoxesByDuplicateNumber(boxes),
    ([number, group]) => [number, group.map(({ id }) => id)],
  );
  expect(duplicates).toEqual([
    [1, ["b-1", "b-4"]],
    [3, ["b-0", "b-3", "b-5"]],
  ]);
});
