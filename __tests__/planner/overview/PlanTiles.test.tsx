/** @jest-environment jsdom */
import { parsePlan } from "../../../src/planner/plan/parsePlan";
import { PlanTiles } from "../../../src/planner/overview/PlanTiles";
import { summarizePlan } from "../../../src/planner/overview/summarizePlan";
import { render, screen } from "../../support/render";

const steps = [
  {
    when: "A week before",
    weeksBefore: 1,
    tasks: [{ id: "keys", text: { html: "Keys" } }],
  },
];
const content = { rooms: [], sizes: { homes: [], trucks: [] }, steps };

test.each([
  ["an empty plan", false, {}],
  ["a moving date", true, { date: "2027-07-01" }],
  ["a task that is done", true, { done: ["keys"] }],
])("with %s, the timeline's tile counts tasks: %s", (_, isCounted, plan) => {
  render(
    <PlanTiles
      summary={summarizePlan(parsePlan(plan), content, "2027-01-01")}
      steps={steps}
      paths={{ timeline: "/tips", boxes: "/boxes" }}
    />,
  );
  expect(screen.queryByText(/^\d of 1 done$/) !== null).toBe(isCounted);
});
