import { useSyncExternalStore } from "react";
import { createIsoDayFormatter } from "../shared/dates";

/** Returns today in the visitor's time zone, `YYYY-MM-DD`. */
export const getToday = createIsoDayFormatter();

/** Events of a visitor's return to an open page, whose date may be stale by then. */
const returnEvents = [
  "visibilitychange",
  "pageshow",
  "focus",
  "pointerdown",
  "keydown",
] as const;

function onReturn(listener: () => void): () => void {
  const controller = new AbortController();
  for (const type of returnEvents)
    window.addEventListener(type, listener, controller);
  return () => controller.abort();
}

/**
 * Returns today in the visitor's time zone, `YYYY-MM-DD`; updated when the visitor returns
 * to the page or uses it. Empty until hydration.
 */
export const useToday = (): string =>
  useSyncExternalStore(onReturn, getToday, () => "");
