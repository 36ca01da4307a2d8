/** @jest-environment jsdom */
import {
  findClaimableBoxes,
  getDeliveryDay,
} from "../../../src/planner/dates/claims";
import {
  BoxLabels,
  calculateLabelScale,
} from "../../../src/planner/boxList/BoxLabels";
import { addMonths } from "../../../src/planner/dates/days";
import { parsePlan } from "../../../src/planner/plan/parsePlan";
import { render } from "../../support/render";

const { boxes } = parsePlan({
  boxes: [
    { id: "a", number: 1, arrived: "2027-01-16" },
    { id: "b", number: 2 },
    { id: "c", number: 3, arrived: "2027-01-15", damage: "lid" },
  ],
});

test("a claim has what is damaged, and what is missing once boxes arrive", () => {
  const numbers = (list: typeof boxes) =>
    findClaimableBoxes(list).map(({ number }) => number);
  expect(numbers(boxes)).toEqual([2, 3]);
  expect(numbers(boxes.map((box) => ({ ...box, arrived: "" })))).toEqual([3]);
  expect(getDeliveryDay(boxes, "2027-01-14")).toBe("2027-01-15");
  expect(getDeliveryDay([], "2027-01-14")).toBe("2027-01-14");
});

test.each([
  ["2027-01-15", "2027-10-15"],
  ["2027-05-31", "2028-02-29"],
  ["2026-12-31", "2027-09-30"],
])("nine months after %s is %s", (day, end) => {
  expect(addMonths(day, 9)).toBe(end);
});

test("letters get smaller where a label has more or wider ones", () => {
  const scale = (room: string, contents: string) =>
    calculateLabelScale({ ...boxes[0]!, room, contents, marks: ["fragile"] });
  expect(scale("Kitchen", "plates, cups")).toBe(1);
  expect(
    scale("Second bedroom upstairs", "plates, cups, ".repeat(8)),
  ).toBeLessThan(1);
  expect(scale("Second bedroom upstairs", "plates, cups, ".repeat(3))).toBe(1);
  expect(scale("厨".repeat(40), "")).toBeLessThan(scale("i".repeat(40), ""));
});

test.each([
  [0, ["1", "2", "3"]],
  [9, ["", "", "", "", "", "", "", "", "1", "2"]],
  [15, ["", "", "", "", "", "", "", "", "", "1"]],
  [NaN, ["1", "2", "3"]],
])(
  "with %d as the first free label, the first sheet has %j",
  (start, sheet) => {
    const { container } = render(
      <BoxLabels {...{ boxes, start }} isPlain={false} />,
    );
    const labels = container.firstElementChild!.children;
    expect(
      Array.from(
        labels,
        ({ firstElementChild }) => firstElementChild?.textContent ?? "",
      ),
    ).toEqual(sheet);
  },
);
