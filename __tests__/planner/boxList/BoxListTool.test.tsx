/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { BoxListTool } from "../../../src/planner/boxList/BoxListTool";
import { useProgressiveRowCount } from "../../../src/planner/boxList/useProgressiveRowCount";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/parsePlan";
import { planStore } from "../../../src/planner/storage/usePlan";
import { act, fireEvent, render, screen, within } from "../../support/render";

function openList(boxes: readonly object[]) {
  planStore.applyUnstamped(() => parsePlan({ boxes }));
  render(<BoxListTool claim="" rooms={[]} inventoryItems={[]} />);
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
  const prints = screen.getByText("Print labels and lists").closest("details")!;
  const status = within(prints).getByRole("status");
  expect(status).toBeEmptyDOMElement();
  expect(prints).toHaveTextContent("A claim sheet lists what’s damaged");
  fireEvent.change(screen.getByLabelText("From box"), {
    target: { value: "9" },
  });
  expect(status).toHaveTextContent("There are no boxes in that range.");
  expect(prints).not.toHaveTextContent("A claim sheet lists what’s damaged");
});

test.each(["At the new door", "Print labels and lists"])(
  "“%s” is folded until there is a box",
  (heading) => {
    openList([]);
    const tool = screen.getByText(heading).closest("details")!;
    expect(tool.open).toBe(false);
    act(() => {
      planStore.applyUnstamped(() =>
        parsePlan({ boxes: [{ id: "a", number: 3, contents: "pots" }] }),
      );
    });
    expect(tool.open).toBe(true);
  },
);

test("a long list is rendered in steps, so that it doesn't block the page", () => {
  const counts: number[] = [];
  const { rerender } = renderHook(
    ({ target }) => counts.push(useProgressiveRowCount(target)),
    { initialProps: { target: 5 } },
  );
  rerender({ target: 250 });
  expect(Array.from(new Set(counts))).toEqual([5, 100, 200, 250]);
  rerender({ target: 3 });
  expect(counts.at(-1)).toBe(3);
});
