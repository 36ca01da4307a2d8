/** How long the outcome of a check is told again. Milliseconds. */
const checkedFor = 5000;

/** Anybody may ask for the server's health, and each check writes to the disk. */
export function checkedSometimes(check: () => Promise<void>) {
  let last:
    { readonly at: number; readonly outcome: Promise<void> } | undefined;
  return {
    check: () => {
      const now = performance.now();
      if (!last || now - last.at > checkedFor)
        last = { at: now, outcome: check() };
      return last.outcome;
    },
    /** Has the next one checked anew. */
    forget: () => {
      last = undefined;
    },
  };
}
