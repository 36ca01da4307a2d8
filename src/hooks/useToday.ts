import { useSyncExternalStore } from "react";
import { createDayFormatter } from "../shared/dates";

/** Today in the visitor's time zone, `YYYY-MM-DD`. */
export const getToday = createDayFormatter();

/** Events after which a page that was open for days may show a stale date. */
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
 * Today in the visitor's time zone, `YYYY-MM-DD`, updated when the visitor returns to
 * the page or uses it. Empty until hydration.
 */
export const useToday = (): string =>
  useSyncExternalStore(onReturn, getToday, () => "");
