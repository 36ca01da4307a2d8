import { useSyncExternalStore } from "react";
import { offlineWorkerFile } from "../../site/files";
import { readStoredPlan } from "./storedPlan";

const listeners = new Set<() => void>();
let isOfflineReady = false;

function setOfflineReady(isReady: boolean): void {
  isOfflineReady = isReady;
  for (const listener of listeners) listener();
}

/**
 * Resolves when no worker is on its way any more: WebKit loses what is put into caches
 * later, or never installs another one, if one is removed before that.
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

/** Has a worker look whether it has all files; one that was removed may have lost them. */
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
 * Keeps the tools' pages on the device for as long as it keeps a plan, so that they open
 * without a connection. Where the browser can't, nothing changes. Only the pages of a
 * built site have the worker: neither those of `develop` nor the editor's previews.
 * @param subscribe calls a function after each change of the plan
 */
export function syncServiceWorkerWithPlan(
  subscribe: (listener: () => void) => unknown,
): void {
  if (
    !("serviceWorker" in navigator) ||
    !document.querySelector("script[data-release]")
  )
    return;
  // A worker that has all files says so.
  navigator.serviceWorker.addEventListener("message", () =>
    setOfflineReady(readStoredPlan() !== null),
  );
  let hadPlan: boolean | undefined;
  const sync = () => {
    const hasPlan = readStoredPlan() !== null;
    if (hasPlan === hadPlan) return;
    hadPlan = hasPlan;
    if (!hasPlan) setOfflineReady(false);
    // One after the other in all tabs, and by what is stored then.
    navigator.locks
      .request("tools", () =>
        readStoredPlan() === null ? unregisterWorker() : registerWorker(),
      )
      .catch(() => undefined);
  };
  sync();
  subscribe(sync);
}

/** Whether the tools' pages open without a connection. */
export const useOfflineReady = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isOfflineReady,
    () => false,
  );
