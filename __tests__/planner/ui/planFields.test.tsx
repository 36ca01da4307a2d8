/** @jest-environment jsdom */
import { MovingDateField } from "../../../src/planner/ui/planFields";
import { fireEvent, render, screen } from "../../support/render";

const enter = (value: string) => {
  const field = screen.getByLabelText<HTMLInputElement>("Moving date", {
    selector: "input",
  });
  fireEvent.input(field, { target: { value } });
  fireEvent.blur(field);
  fireEvent.focusOut(field);
  return field;
};

beforeEach(() => localStorage.clear());

test("a date whose year browsers made of five digits is invalid until another is entered", () => {
  render(<MovingDateField label="Moving date" />);
  expect(screen.getByRole("group", { name: "Moving date" })).toBeVisible();
  const field = enter("0261-03-10");
  expect(screen.getByRole("alert")).toHaveTextContent("Invalid date");
  expect(field).toHaveAccessibleDescription("Invalid date");
  expect(field).toHaveValue("0261-03-10");
  enter("2099-03-10");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  // The plan's date comes back, which isn't invalid.
  expect(enter("0261-03-10")).toHaveValue("2099-03-10");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent(
    "The date is Tue, Mar 10, 2099 again.",
  );
  enter("2099-03-11");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
