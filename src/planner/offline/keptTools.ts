import { useSyncExternalStore } from "react";
import { offlineWorkerFile } from "../../site/files";
import { storedPlan } from "../plan/storedPlan";

const listeners = new Set<() => void>();
let hasPlan = false;
let areKept = false;

function tell(kept: boolean): void {
  areKept = kept && hasPlan;
  for (const listener of listeners) listener();
}

/** Has a worker look whether it has all files, as soon as it is active. */
function ask(worker: ServiceWorker | null): void {
  if (worker?.state === "activated") worker.postMessage("");
  else
    worker?.addEventListener("statechange", () => ask(worker), { once: true });
}

async function keep(): Promise<void> {
  const { active, waiting, installing } =
    await navigator.serviceWorker.register(offlineWorkerFile);
  // One that was about to be removed has lost its files.
  ask(active ?? waiting ?? installing);
}

async function forget(): Promise<void> {
  tell(false);
  const worker =
    await navigator.serviceWorker.getRegistration(offlineWorkerFile);
  await worker?.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/**
 * Keeps the tools' pages on the device for as long as it keeps a plan, so that they open
 * without a connection. Where the browser can't, nothing changes. Only the pages of a
 * built site have the worker: neither those of `develop` nor the editor's previews.
 * @param subscribe calls a function after each change of the plan
 */
export function keepToolsWithPlan(
  subscribe: (listener: () => void) => unknown,
): void {
  if (
    !("serviceWorker" in navigator) ||
    !document.querySelector("script[data-release]")
  )
    return;
  // A worker that has all files says so.
  navigator.serviceWorker.addEventListener("message", () => tell(true));
  let work = Promise.resolve();
  const follow = () => {
    if (hasPlan === (storedPlan() !== null)) return;
    hasPlan = !hasPlan;
    work = work.then(hasPlan ? keep : forget).catch(() => undefined);
  };
  follow();
  subscribe(follow);
}

/** Whether the tools' pages open without a connection. */
export const useKeptTools = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => areKept,
    () => false,
  );
