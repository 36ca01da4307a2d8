/** @jest-environment jsdom */
import { describeLoss } from "../../../src/planner/overview/describeLoss";
import { findLosses } from "../../../src/planner/plan/mergePlans";
import { emptyPlan, parsePlan } from "../../../src/planner/plan/parsePlan";

const content = {
  rooms: [
    { name: "Den", items: [{ id: "sofa", name: "Sofa", cubicFeet: 50 }] },
  ],
  steps: [
    {
      when: "Moving day",
      weeksBefore: 0,
      tasks: [{ id: "keys", text: { html: "<p>Hand over <em>keys</em></p>" } }],
    },
  ],
};

const plan = parsePlan({
  date: "2027-01-15",
  home: "studio",
  from: { floor: "third" },
  to: { gate: "Ann" },
  itemNotes: { sofa: "blue" },
  counts: { sofa: 3 },
  done: ["keys"],
  customItems: [{ id: "loom", name: "Loom", cubicFeet: 30, count: 1 }],
  boxes: [{ id: "a", number: 4, room: "Den", contents: "pots", marks: ["up"] }],
});

const describeAll = (merged: typeof plan) =>
  findLosses(plan, merged).map((loss) => describeLoss(loss, content));

test("each value that a merge removes is named in words", () => {
  expect(describeAll(emptyPlan)).toEqual([
    "Moving date: Fri, Jan 15, 2027",
    "The home size",
    "Moving from, Floor or type of home: “third”",
    "Moving to, Gate or door: “Ann”",
    "Sofa: “blue”",
    "Sofa: 3, now 0",
    "Done: Hand over keys",
    "Loom",
    "Box 4: Den, pots",
  ]);
});

test("of a box that stays, each value that changes is named", () => {
  const [box] = plan.boxes;
  const changed = { ...box!, room: "Attic", marks: [] };
  expect(describeAll({ ...plan, boxes: [changed] })).toEqual([
    "Box 4: Den, pots: room “Den”, now “Attic”",
    "Box 4: Den, pots: this side up",
  ]);
});
