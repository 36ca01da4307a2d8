/** @jest-environment jsdom */
import { AfterMoveText } from "../../src/planner/ui/AfterMoveText";
import { BoxListTool } from "../../src/planner/boxList/BoxListTool";
import { parsePlan } from "../../src/planner/plan/parsePlan";
import { planStore } from "../../src/planner/storage/usePlan";
import { company } from "../fixture/content";
import { fireEvent, render, screen } from "../support/render";

const plan = parsePlan({
  date: "2027-07-01",
  from: { city: "Tacoma", floor: "third floor", gate: "code from Ann" },
  to: { city: "Kent" },
  boxes: [
    { id: "a", number: 1, contents: "pots", marks: ["first"] },
    { id: "b", number: 2, contents: "saws" },
  ],
});

const openOn = (day: string) => {
  jest.setSystemTime(new Date(`${day}T12:00:00`));
  return render(<BoxListTool claim="" rooms={[]} inventoryItems={[]} />);
};

const headings = () =>
  screen.getAllByRole("heading", { level: 2 }).map((h2) => h2.textContent);

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  planStore.update(() => plan);
});
afterEach(() => jest.useRealTimers());

test.each([
  ["2027-06-30", false],
  ["2027-07-01", true],
  ["2027-07-02", true],
  ["2027-07-03", false],
])("on %s the list begins with the door: %s", (day, isMovingDay) => {
  openOn(day);
  expect(headings().slice(0, 2)).toEqual(
    isMovingDay ? ["At the new door", "Moving day"] : ["Box 3", "Find a box"],
  );
});

test("midnight moves nothing under a finger", () => {
  openOn("2027-06-30");
  jest.setSystemTime(new Date("2027-07-01T00:01:00"));
  fireEvent.pointerDown(window);
  expect(headings()[0]).toBe("Box 3");
});

test("on moving day our phone, both doors, and what to open first are at hand", () => {
  openOn("2027-07-01");
  const section = screen.getByRole("region", { name: "Moving day" });
  const lines = Array.from(section.querySelectorAll("p"), (p) => p.textContent);
  expect(lines).toEqual([
    `Our phone: ${company.phone}`,
    "From: Tacoma, third floor, code from Ann",
    "To: Kent",
    "Open first: Box 1: pots",
  ]);
});

test("missing boxes are ticked by name, and stay where they are", () => {
  openOn("2027-07-01");
  const list = screen.getByText("2 boxes missing: 1, 2").closest("details")!;
  list.open = true;
  fireEvent(list, new Event("toggle"));
  fireEvent.click(screen.getByRole("checkbox", { name: "Box 1: pots" }));
  expect(planStore.getPlan().boxes.map(({ arrived }) => arrived)).toEqual([
    "2027-07-01",
    "",
  ]);
  expect(screen.getByText("1 box missing: 2")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Box 1: pots" })).toBeChecked();
});

test("after the move, a claim's last day is said, and no date asked for until then", () => {
  const shownOn = (today: string) =>
    render(<AfterMoveText {...{ plan, today }} />).container.textContent;
  expect(shownOn("2028-04-01")).toMatch(
    /^You moved on Thu, Jul 1, 2027\. .* by Sat, Apr 1, 2028\./,
  );
  expect(shownOn("2028-04-02")).toBe("That date has passed. Choose a new one.");
});
