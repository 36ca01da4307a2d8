import { useSyncExternalStore } from "react";
import { offlineWorkerFile } from "../../site/files";
import { hasStoredPlan } from "./storedPlan";

const listeners = new Set<() => void>();
let isOfflineReady = false;

function setOfflineReady(isReady: boolean): void {
  isOfflineReady = isReady;
  for (const listener of listeners) listener();
}

/**
 * Waits until a worker is activated or redundant. If a worker is unregistered earlier,
 * WebKit loses files that are cached later, or never installs another worker.
 */
async function awaitActivation(
  registration: ServiceWorkerRegistration,
): Promise<ServiceWorkerRegistration> {
  const { installing, waiting, active } = registration;
  const worker = installing ?? waiting ?? active;
  while (worker && !["activated", "redundant"].includes(worker.state))
    await new Promise((resolve) => {
      worker.addEventListener("statechange", resolve, { once: true });
    });
  return registration;
}

/** Registers the worker and has it fill its cache, which an earlier unregistration may have deleted. */
async function registerWorker(): Promise<void> {
  const { active } = await awaitActivation(
    await navigator.serviceWorker.register(offlineWorkerFile),
  );
  active?.postMessage("");
}

async function unregisterWorker(): Promise<void> {
  const registration =
    await navigator.serviceWorker.getRegistration(offlineWorkerFile);
  if (registration) await (await awaitActivation(registration)).unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/**
 * Registers the service worker for as long as a plan is stored, so that the tools open
 * without a connection. Does nothing in browsers without service workers, in `develop` and
 * in the editor's previews.
 * @param subscribe calls its argument after each change of the plan
 */
export function syncServiceWorkerWithPlan(
  subscribe: (listener: () => void) => unknown,
): void {
  if (
    !("serviceWorker" in navigator) ||
    !document.querySelector("script[data-release]")
  )
    return;
  // The worker sends a message once its cache is complete.
  navigator.serviceWorker.addEventListener("message", () =>
    setOfflineReady(hasStoredPlan()),
  );
  let hadPlan: boolean | undefined;
  const sync = () => {
    const hasPlan = hasStoredPlan();
    if (hasPlan === hadPlan) return;
    hadPlan = hasPlan;
    if (!hasPlan) setOfflineReady(false);
    // A Web Lock admits one tab at a time; each tab then checks storage again.
    navigator.locks
      .request("tools", () =>
        hasStoredPlan() ? registerWorker() : unregisterWorker(),
      )
      .catch(() => undefined);
  };
  sync();
  subscribe(sync);
}

/** Whether the tools open without a connection. */
export const useIsOfflineReady = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isOfflineReady,
    () => false,
  );
