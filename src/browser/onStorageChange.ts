/**
 * Calls a function when another page of the site may have changed localStorage: at a
 * `storage` event, and when this page returns from the bfcache, because pages in the
 * bfcache get no events.
 * @param listener called with the changed key, or `null` if any key may have changed
 * @returns an unsubscribe function
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
