/** Queues a task that runs after the timers of now. */
const queueTask = (task: () => void) => setTimeout(() => setTimeout(task));

/** Stub of `MessageChannel`, which jsdom lacks. Pages use it at each return. */
class Channel {
  readonly port1 = { onmessage: () => undefined };
  readonly port2 = {
    postMessage: () => queueTask(() => this.port1.onmessage()),
  };
}

Object.assign(window, { MessageChannel: Channel });

/**
 * Simulates a return from WebKit's bfcache in jsdom. Like WebKit, resets fields with
 * `autocomplete=off` in a task that it queues before `pageshow`, which timers may overtake, and
 * fires events at which fields are read.
 */
export async function restoreFromBfcache(): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement>("input");
  window.dispatchEvent(new Event("visibilitychange"));
  queueTask(() => {
    for (const field of fields) field.value = field.defaultValue;
    window.dispatchEvent(new Event("input"));
  });
  window.dispatchEvent(
    Object.assign(new Event("pageshow"), { persisted: true }),
  );
  await new Promise<void>((resolve) => {
    queueTask(resolve);
  });
  window.dispatchEvent(new Event("input"));
}
