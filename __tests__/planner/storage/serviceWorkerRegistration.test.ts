/** @jest-environment jsdom */
import { syncServiceWorkerWithPlan } from "../../../src/planner/storage/serviceWorkerRegistration";
import { planStorageKey } from "../../../src/planner/storage/storedPlan";

const worker = Object.assign(new EventTarget(), { state: "installing" });
const unregister = jest.fn();

function become(state: ServiceWorkerState): Promise<void> {
  worker.state = state;
  worker.dispatchEvent(new Event("statechange"));
  return new Promise((resolve) => setTimeout(resolve));
}

Object.assign(navigator, {
  serviceWorker: {
    getRegistration: () => Promise.resolve({ installing: worker, unregister }),
    addEventListener: jest.fn(),
  },
  locks: { request: (_name: string, work: () => Promise<void>) => work() },
});
const caches = { keys: () => Promise.resolve(["A"]), delete: jest.fn() };
Object.assign(window, { caches });

test("only a built page of the site keeps the tools: neither one of develop nor a preview", () => {
  localStorage.setItem(planStorageKey, "{}");
  const subscribe = jest.fn();
  syncServiceWorkerWithPlan(subscribe);
  expect(subscribe).not.toHaveBeenCalled();
});

test("a worker that a page left behind is removed, but not before it is installed", async () => {
  document.body.innerHTML = "<script data-release='a'></script>";
  localStorage.clear();
  syncServiceWorkerWithPlan(jest.fn());
  await become("activating");
  expect(unregister).not.toHaveBeenCalled();
  await become("activated");
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(caches.delete).toHaveBeenCalledWith("A");
});
