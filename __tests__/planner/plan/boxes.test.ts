import { parsePlan } from "../../../src/planner/plan/parsePlan";

test("anything that isn't a box is left out, and no number is there twice", () => {
  const { boxes, lastBox } = parsePlan({
    boxes: [
      ...[null, 7, {}, { id: "c" }, { id: "A b", number: 1 }],
      { id: "a", number: 2, marks: ["up", "down", 3], arrived: "soon" },
      {
        id: "b",
        number: 2,
        contents: "pots\u202e\u200b",
        room: 4,
        changed: -1,
      },
    ],
    lastBox: "9",
  });
  expect(boxes).toEqual([
    expect.objectContaining({ id: "a", number: 2, marks: ["up"], arrived: "" }),
    expect.objectContaining({
      ...{ id: "b", number: 3, contents: "pots", room: "", changed: {} },
    }),
  ]);
  expect(lastBox).toBe(3);
});
