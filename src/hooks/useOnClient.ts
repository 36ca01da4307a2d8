import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * A value that only the browser knows. While the page is built, and until it
 * is hydrated, it is `before`, so that both render the same.
 */
export const useOnClient = <T>(value: () => T, before: T): T =>
  useSyncExternalStore(never, value, () => before);
