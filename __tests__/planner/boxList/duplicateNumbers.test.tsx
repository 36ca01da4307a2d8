/** @jest-environment jsdom */
import { BoxListTool } from "../../../src/planner/boxList/BoxListTool";
import { writeNumberingStart } from "../../../src/planner/storage/boxNumbering";
import { setBoxNumber } from "../../../src/planner/plan/planUpdates";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/parsePlan";
import type { Plan } from "../../../src/planner/plan/plan";
import { planStore } from "../../../src/planner/storage/usePlan";
import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "../../support/render";

const boxes = [
  { id: "a", number: 5, room: "Den", contents: "pots" },
  { id: "b", number: 5, contents: "saws" },
  { id: "c", number: 6, contents: "lids", arrived: "2027-01-15" },
];

function openList(plan: object = { boxes }) {
  planStore.applyUnstamped(() => parsePlan(plan));
  return render(<BoxListTool claim="" rooms={[]} inventoryItems={[]} />);
}

beforeEach(() => {
  planStore.applyUnstamped(() => emptyPlan);
  localStorage.clear();
});

const line = "2 boxes are numbered 5: Den, pots; saws.";

const panel = () =>
  screen.queryByRole("region", { name: "Boxes with the same number" });

const enter = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  return field;
};

/** Unfolds the row of a box. */
function openRow(contents: string): HTMLElement {
  const find = document.getElementById("find")!;
  const row = within(find).getByText(contents).closest("details")!;
  row.open = true;
  fireEvent(row, new Event("toggle"));
  return row;
}

function renumber(row: HTMLElement, number: string) {
  const field = within(row).getByLabelText("Number on the box");
  fireEvent.change(field, { target: { value: number } });
  fireEvent.submit(field.closest("form")!);
}

test("boxes with one number are named above the list and marked in it, until one has another", async () => {
  openList();
  expect(panel()).toHaveTextContent(line);
  expect(panel()).toHaveTextContent("change its number");
  expect(screen.getAllByText("Twice")).toHaveLength(2);
  const row = openRow("saws");
  renumber(row, "6");
  expect(row).toHaveTextContent(
    "Box 6: lids is on the list already. Choose another number.",
  );
  renumber(row, "12");
  await screen.findByText("Box 5 is now box 12. Write 12 on it.");
  await waitFor(() => expect(screen.queryByText("Twice")).toBeNull());
  // The panel stays, so that nothing moves up under the finger.
  expect(panel()).toHaveTextContent("Each box has its own number now.");
  expect(panel()).not.toHaveTextContent(line);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(panel()).toHaveTextContent(line));
});

test("a deleted number is said to be over only if this phone is past it", async () => {
  writeNumberingStart(6);
  openList();
  const remove = (number: number, contents: string) =>
    fireEvent.click(
      within(openRow(contents)).getByRole("button", {
        name: `Delete box ${number}`,
      }),
    );
  remove(6, "lids");
  await screen.findByText("Box 6 is deleted.");
  remove(5, "saws");
  await screen.findByText("Box 5 is deleted. Its number won’t be reused.");
});

test("a list without them says nothing of it", () => {
  openList({ boxes: boxes.slice(1) });
  expect(panel()).toBeNull();
  expect(screen.queryByText("Twice")).toBeNull();
});

test("who looks for a number finds all boxes that have it", async () => {
  openList();
  enter("Word, room, or number", "5");
  const find = document.getElementById("find")!;
  // The live region repeats the text.
  await waitFor(() => expect(within(find).getAllByText(line)[0]).toBeVisible());
  expect(find.querySelectorAll("li")).toHaveLength(2);
});

test("at the door, the one that is here is checked off by name", () => {
  openList();
  fireEvent.submit(enter("Box number", "5").closest("form")!);
  screen.getByText(`${line} Check off the one that’s here.`);
  expect(planStore.getPlan().boxes.map(({ arrived }) => arrived)).toEqual([
    "",
    "",
    "2027-01-15",
  ]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Box 5: saws" }));
  expect(planStore.getPlan().boxes.map(({ arrived }) => !arrived)).toEqual([
    true,
    false,
    false,
  ]);
  expect(screen.getByRole("checkbox", { name: "Box 5: saws" })).toBeChecked();
  screen.getByLabelText("Damage to box 5");
  // Another number removes the checklist.
  fireEvent.submit(enter("Box number", "6").closest("form")!);
  expect(screen.queryByRole("checkbox", { name: "Box 5: saws" })).toBeNull();
});

test("what is printed marks them, and labels are to wait", () => {
  window.print = () => undefined;
  openList();
  screen.getByText("Some labels will have the same number. Change that first.");
  screen.getByText("2 boxes missing: 5 (2 boxes)");
  const printed = (button: string) => {
    fireEvent.click(screen.getByRole("button", { name: button }));
    const sheet = document.querySelector<HTMLElement>("[data-printed]")!;
    const numbers = within(sheet).getAllByRole("rowheader");
    return [sheet, numbers.map(({ textContent }) => textContent)] as const;
  };
  const [list, numbers] = printed("List by number");
  expect(list).toHaveTextContent(line);
  expect(numbers).toEqual(["5 (twice)", "5 (twice)", "6"]);
  // A number is marked even if only one of its boxes is claimed.
  fireEvent(window, new Event("afterprint"));
  act(
    () =>
      void planStore.applyUnstamped((plan) => ({
        ...plan,
        boxes: plan.boxes.map((box) => ({
          ...box,
          arrived: box.id === "a" ? "" : "2027-01-15",
        })),
      })),
  );
  expect(printed("Claim sheet")[1]).toEqual(["5 (twice)"]);
});

test("a thousand boxes with one number make no endless text", () => {
  openList({
    boxes: Array.from({ length: 1000 }, (_none, index) => ({
      id: `b-${index}`,
      number: 5,
      contents: "pots",
    })),
  });
  const few = "1000 boxes are numbered 5: pots; pots; pots; and 997 more.";
  expect(panel()).toHaveTextContent(few);
  expect(screen.getAllByText("1000 times")).toHaveLength(5);
  screen.getByText("1000 boxes missing: 5 (1000 boxes)");
  fireEvent.submit(enter("Box number", "5").closest("form")!);
  screen.getByText(`${few} Check off the one that’s here.`);
});

test("the next number can be chosen once the plan is shared", () => {
  openList();
  expect(screen.queryByLabelText(/^Next number/)).toBeNull();
  act(
    () =>
      void planStore.applyUnstamped((plan): Plan => ({ ...plan, id: "mine" })),
  );
  const field = enter(
    "Next number on this phone. Another phone needs other numbers.",
    "3001",
  );
  fireEvent.blur(field);
  screen.getByRole("heading", { name: "Box 3001" });
  // The entered number stays in the field, even if a box has it.
  fireEvent.change(field, { target: { value: "5" } });
  expect(field).toHaveValue(5);
  screen.getByRole("heading", { name: "Box 7" });
  fireEvent.change(field, { target: { value: "" } });
  expect(field).toHaveValue(null);
  screen.getByRole("heading", { name: "Box 7" });
  act(() => void planStore.update(setBoxNumber("c", 40)));
  screen.getByRole("heading", { name: "Box 41" });
});
