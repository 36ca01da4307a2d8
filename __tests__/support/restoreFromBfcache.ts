/**
 * Has a page come back from WebKit's bfcache: fields with `autocomplete=off` are reset
 * after `pageshow`, and an input event of any field follows.
 * @returns once tasks that were queued before are done
 */
export async function restoreFromBfcache(): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement>("input");
  setTimeout(() => {
    for (const field of fields) field.value = field.defaultValue;
    window.dispatchEvent(new Event("input"));
  });
  window.dispatchEvent(
    Object.assign(new Event("pageshow"), { persisted: true }),
  );
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  window.dispatchEvent(new Event("input"));
}
