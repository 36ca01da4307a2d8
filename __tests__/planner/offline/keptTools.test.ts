/** @jest-environment jsdom */
import { keepToolsWithPlan } from "../../../src/planner/offline/keptTools";
import { planKey } from "../../../src/planner/plan/storedPlan";

test("only a built page of the site keeps the tools: neither one of develop nor a preview", async () => {
  const register = jest.fn(() => new Promise(() => undefined));
  const serviceWorker = { register, addEventListener: jest.fn() };
  Object.assign(navigator, { serviceWorker });
  localStorage.setItem(planKey, "{}");
  keepToolsWithPlan(jest.fn());
  await Promise.resolve();
  expect(register).not.toHaveBeenCalled();
  document.body.innerHTML = "<script data-release='a'></script>";
  keepToolsWithPlan(jest.fn());
  await Promise.resolve();
  expect(register).toHaveBeenCalledTimes(1);
});
