/**
 * Simulates a return from WebKit's bfcache in jsdom. Like WebKit, resets fields with
 * `autocomplete=off` in a task around `pageshow`, and fires events at which fields are read.
 */
export async function restoreFromBfcache(): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement>("input");
  window.dispatchEvent(new Event("visibilitychange"));
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
