/** How long a check's outcome is cached. Milliseconds. */
const cacheTime = 5000;

/**
 * Caches a check's outcome: each check writes to the disk, and anyone may
 * request the server's health.
 */
export function cachedCheck<T>(check: () => Promise<T>) {
  let last: { readonly at: number; readonly outcome: Promise<T> } | undefined;
  return {
    check: () => {
      const now = performance.now();
      if (!last || now - last.at > cacheTime)
        last = { at: now, outcome: check() };
      return last.outcome;
    },
    forget: () => {
      last = undefined;
    },
  };
}
