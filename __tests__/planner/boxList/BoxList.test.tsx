/** @jest-environment jsdom */
import { BoxList } from "../../../src/planner/boxList/BoxList";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/parsePlan";
import { planStore } from "../../../src/planner/storage/usePlan";
import { fireEvent, render, screen, within } from "../../support/render";

function openList(boxes: readonly object[]) {
  planStore.applyUnstamped(() => parsePlan({ boxes }));
  render(<BoxList claim="" rooms={[]} inventoryItems={[]} />);
}

beforeEach(() => {
  planStore.applyUnstamped(() => emptyPlan);
  localStorage.clear();
});

test.each(["What’s in it", "Box number"])(
  "“%s” is required, and isn't invalid before an entry",
  (label) => {
    openList([{ id: "a", number: 3, contents: "pots" }]);
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(field).toBeRequired();
    expect(field.validity.valid).toBe(true);
    fireEvent.change(field, { target: { value: "  " } });
    fireEvent.submit(field.form!);
    screen.getByText(`Fill in “${label}” first.`);
    expect(field).toHaveFocus();
    expect(planStore.getPlan().boxes).toHaveLength(1);
    expect(planStore.getPlan().boxes[0]?.arrived).toBe("");
  },
);

test("a hint about prints is shown, but only a problem is announced", () => {
  openList([{ id: "a", number: 3, contents: "pots" }]);
  const prints = screen.getByRole("region", {
    name: "Print labels and lists",
  });
  const status = within(prints).getByRole("status");
  expect(status).toBeEmptyDOMElement();
  expect(prints).toHaveTextContent("A claim sheet lists what’s damaged");
  fireEvent.change(screen.getByLabelText("From box"), {
    target: { value: "9" },
  });
  expect(status).toHaveTextContent("There are no boxes in that range.");
  expect(prints).not.toHaveTextContent("A claim sheet lists what’s damaged");
});
