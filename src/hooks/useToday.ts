import { useSyncExternalStore } from "react";
import { createDayFormatter } from "../shared/dates";

/** Today in the visitor's time zone, `YYYY-MM-DD`. */
export const getToday = createDayFormatter();

/** A page that stayed open for days comes back, or is used, with one of these. */
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
 * Today, updated when the visitor comes back to the page or uses it. Empty until the
 * page is hydrated.
 */
export const useToday = (): string =>
  useSyncExternalStore(onReturn, getToday, () => "");
