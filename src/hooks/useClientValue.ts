import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * Returns a value that exists only in the browser. Returns `serverValue` in the build and
 * during hydration, which must render the same HTML as the build.
 */
export const useClientValue = <T>(getValue: () => T, serverValue: T): T =>
  useSyncExternalStore(subscribeToNothing, getValue, () => serverValue);

/** Whether the page is hydrated, for parts that need scripts. */
export const useIsHydrated = (): boolean => useClientValue(() => true, false);
