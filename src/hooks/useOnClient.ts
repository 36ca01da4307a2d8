import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * A value that only the browser knows. During the build and until the page is
 * hydrated it is `before`, so that server and client render the same HTML.
 */
export const useOnClient = <T>(value: () => T, before: T): T =>
  useSyncExternalStore(never, value, () => before);

/** Whether the page is hydrated, so that what needs scripts can be shown. */
export const useIsHydrated = (): boolean => useOnClient(() => true, false);
