/**
 * Calls a function when another page of the site may have changed what the browser
 * stores: another tab, or a page that was shown while the browser kept this one aside,
 * which then isn't told.
 * @param listener is called with the name of what changed; null if that may be anything
 * @returns a function that ends it
 */
export function onStorageChange(
  listener: (key: string | null) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener("storage", ({ key }) => listener(key), { signal });
  window.addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (persisted) listener(null);
    },
    { signal },
  );
  return () => controller.abort();
}
