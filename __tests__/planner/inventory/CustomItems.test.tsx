/** @jest-environment jsdom */
import { CustomItems } from "../../../src/planner/inventory/CustomItems";
import { fireEvent, render, screen } from "../../support/render";

test("what is missing is announced, not as an alert, which Orca ignores", () => {
  render(<CustomItems />);
  fireEvent.click(screen.getByRole("button", { name: "Add item" }));
  expect(
    screen.getByText("Fill in “Item name” first.").parentElement,
  ).toHaveRole("status");
  expect(screen.getByLabelText("Item name")).toHaveFocus();
});
