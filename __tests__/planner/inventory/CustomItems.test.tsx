/** @jest-environment jsdom */
import { CustomItems } from "../../../src/planner/inventory/CustomItems";
import { setPlanValue } from "../../../src/planner/plan/planUpdates";
import { planStore } from "../../../src/planner/storage/usePlan";
import { fireEvent, render, screen } from "../../support/render";

test("what is missing is announced, not as an alert, which Orca ignores", () => {
  render(<CustomItems />);
  fireEvent.click(screen.getByRole("button", { name: "Add item" }));
  expect(
    screen.getByText("Fill in “Item name” first.").parentElement,
  ).toHaveRole("status");
  expect(screen.getByLabelText("Item name")).toHaveFocus();
});

test("the newest item stands first, after the button that adds it", () => {
  const item = { cubicFeet: 40, count: 1 };
  // IDs sort by the second of their creation.
  for (const [id, name] of [
    ["one", "Loom"],
    ["two", "Kayak"],
  ] as const)
    planStore.update(setPlanValue(`customItems.${id}`, { ...item, id, name }));
  render(<CustomItems />);
  expect(
    screen
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label") ?? button.textContent),
  ).toEqual(["Add item", "Remove: Kayak", "Remove: Loom"]);
});
