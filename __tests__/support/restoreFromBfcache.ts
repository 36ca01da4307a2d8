/**
 * Has a page come back from WebKit's bfcache, which resets fields with `autocomplete=off`
 * before or after `pageshow`. Events follow at which fields are read.
 */
export async function restoreFromBfcache(): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement>("input");
  const reset = (event: string) => {
    for (const field of fields) field.value = field.defaultValue;
    window.dispatchEvent(new Event(event));
  };
  reset("visibilitychange");
  setTimeout(reset, 0, "input");
  window.dispatchEvent(
    Object.assign(new Event("pageshow"), { persisted: true }),
  );
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  window.dispatchEvent(new Event("input"));
}
