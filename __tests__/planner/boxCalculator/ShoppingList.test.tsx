/** @jest-environment jsdom */
import { ShoppingList } from "../../../src/planner/boxCalculator/ShoppingList";
import { emptyPlan } from "../../../src/planner/plan/parsePlan";
import { render, screen } from "../../support/render";

const range = { low: 7, high: 9 };
const home = {
  ...{ size: "studio", name: "Studio", cubicFeet: null, adults: 1 },
  ...{ boxes: range, dishPacks: range, tape: range, paper: range },
};

test("the supplies of a chosen home are announced, in a region that was there before", () => {
  const show = (size: string) => (
    <ShoppingList
      homes={[home]}
      rooms={[]}
      plan={{ ...emptyPlan, home: size }}
    />
  );
  const { rerender } = render(show(""));
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  rerender(show("studio"));
  expect(status).toHaveTextContent(/^Studio.*7–9 Dish packs/);
});
