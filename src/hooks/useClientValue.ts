import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * A value that only the browser knows. `serverValue` in the build and until hydration,
 * so that both render the same HTML.
 */
export const useClientValue = <T>(getValue: () => T, serverValue: T): T =>
  useSyncExternalStore(subscribeToNothing, getValue, () => serverValue);

/** Whether the page is hydrated, for parts that need scripts. */
export const useIsHydrated = (): boolean => useClientValue(() => true, false);
