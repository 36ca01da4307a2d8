import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * A value that only the browser knows. During the build and until the page is
 * hydrated it is `before`, so that server and client render the same HTML.
 */
export const useClientValue = <T>(getValue: () => T, serverValue: T): T =>
  useSyncExternalStore(subscribeToNothing, getValue, () => serverValue);

/** Whether the page is hydrated, so that what needs scripts can be shown. */
export const useIsHydrated = (): boolean => useClientValue(() => true, false);
