import { useSyncExternalStore } from "react";
import { isoDay } from "../site/dates";

/** Today in the visitor's time zone, `YYYY-MM-DD`. */
export const today = isoDay();

/** A page that stayed open for days comes back, or is used, with one of these. */
const comebacks = [
  "visibilitychange",
  "pageshow",
  "focus",
  "pointerdown",
  "keydown",
] as const;

function onComeback(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of comebacks)
    window.addEventListener(type, listener, listening);
  return () => listening.abort();
}

/**
 * Today, updated when the visitor comes back to the page or uses it. Empty until the
 * page is hydrated.
 */
export const useToday = (): string =>
  useSyncExternalStore(onComeback, today, () => "");
