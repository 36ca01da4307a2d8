/**
 * Calls a function when another page of the site may have changed localStorage: at a
 * `storage` event, and when this page comes back from the bfcache, where it gets none.
 * @param listener called with the changed key, or `null` if any may have changed
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
