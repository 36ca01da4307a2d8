/** @jest-environment jsdom */
import { formatVolume } from "../../../src/planner/estimate/volumes";
import { InventoryTotals } from "../../../src/planner/inventory/InventoryTotals";
import {
  addCustomItem,
  addToCount,
  setPlanValue,
} from "../../../src/planner/plan/planUpdates";
import type { PlanUpdate } from "../../../src/planner/plan/planUpdates";
import { planStore } from "../../../src/planner/storage/usePlan";
import { act, render, screen } from "../../support/render";

const item = { low: null, high: null, ask: null, also: null };
const rooms = [
  {
    name: "Living room",
    items: [
      { ...item, id: "sofa", name: "Sofa, 3 seats", cubicFeet: 50 },
      { ...item, id: "lamp", name: "Lamp", cubicFeet: 10 },
    ],
  },
];
const sizes = {
  homes: [],
  trucks: [{ name: "26-foot truck", cubicFeet: 1700 }],
};

/** Updates the plan and returns what screen readers hear once it rests. */
function hear(update: PlanUpdate): string {
  act(() => void planStore.update(update));
  act(() => {
    jest.advanceTimersByTime(2000);
  });
  const [status] = screen.getAllByRole("status");
  return status!.textContent;
}

test("the new count of an item is said, with the volume of all", () => {
  jest.useFakeTimers();
  render(<InventoryTotals rooms={rooms} sizes={sizes} />);
  expect(hear(addToCount("sofa", 1))).toBe(
    `Sofa, 3 seats: 1. ${formatVolume(50)}`,
  );
  expect(hear(addToCount("sofa", 1))).toBe(
    `Sofa, 3 seats: 2. ${formatVolume(100)}`,
  );
  expect(hear(addToCount("lamp", 1))).toBe(`Lamp: 1. ${formatVolume(110)}`);
  expect(hear(setPlanValue("counts.sofa", 0))).toBe(
    `Sofa, 3 seats: 0. ${formatVolume(10)}`,
  );
  expect(hear(() => ({ ...planStore.getPlan(), counts: {} }))).toBe("Lamp: 0.");
  const counts = { sofa: 1, lamp: 1 };
  expect(hear((plan) => ({ ...plan, counts }))).toBe(formatVolume(60));
  expect(hear(addToCount("lamp", 1))).toBe(`Lamp: 2. ${formatVolume(70)}`);
  const piano = { name: "Piano", cubicFeet: 40, count: 1 };
  expect(hear(addCustomItem(piano))).toBe(`Piano: 1. ${formatVolume(110)}`);
  expect(hear((plan) => ({ ...plan, customItems: [] }))).toBe(formatVolume(70));
});
