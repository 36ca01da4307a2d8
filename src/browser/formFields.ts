/**
 * Reads and writes fields regardless of events: form fillers set fields without an
 * event, or with an event that React drops.
 */

export type FieldElement =
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isCheckable = (field: FieldElement): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/**
 * Whether a date lies before the year 1000. Its year is half typed, as 0002 on the way to
 * 2027, or was typed with five digits, of which the browser has dropped some.
 */
export const hasEarlyYear = ({ type, value }: FieldElement): boolean =>
  type === "date" && value.startsWith("0");

/** Whether a date is half typed: it lacks day, month or year, or {@link hasEarlyYear}. */
const isIncompleteDate = (field: FieldElement): boolean =>
  hasEarlyYear(field) || (field.type === "date" && field.validity.badInput);

/**
 * Reads a field's value: `on` for a checked checkbox or radio button, and an empty text for
 * an unchecked checkbox.
 * @returns `undefined` for an incomplete date, and for an unchecked radio button
 */
export function readFieldValue(field: FieldElement): string | undefined {
  if (isCheckable(field) && field.checked) return "on";
  if (isCheckable(field)) return field.type === "radio" ? undefined : "";
  return isIncompleteDate(field) ? undefined : field.value;
}

/** Writes a field's value. An empty value leaves an incomplete date in place. */
export function writeFieldValue(field: FieldElement, value: string): void {
  if (isCheckable(field)) {
    field.checked = value !== "";
    return;
  }
  if (value === "" && isIncompleteDate(field)) return;
  // Assigning an equal value would move the caret and clear undo, but bad input, such as
  // half a number, must be overwritten.
  if (field.value !== value || field.validity.badInput) field.value = value;
  // Selects the placeholder if the stored option no longer exists.
  if ("selectedIndex" in field && field.selectedIndex < 0)
    field.selectedIndex = 0;
}

/**
 * Calls `restore` with each field that loses the focus, so that `restore` can replace an
 * incomplete date with the field's last value. Makes no call if a submit button gets the
 * focus: the incomplete date stays, and validation names the error.
 * @returns a function that removes the listener
 */
export function onFieldBlur(
  element: HTMLElement,
  restore: (field: FieldElement) => void,
): () => void {
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const next = relatedTarget as FieldElement | null;
    if (next?.type !== "submit") restore(target as FieldElement);
  };
  element.addEventListener("focusout", onFocusOut);
  return () => element.removeEventListener("focusout", onFocusOut);
}

interface FieldWatcher {
  readonly read: () => void;
  /** Overwrites the fields with the last values. */
  readonly write: () => void;
}

const watchers = new Set<FieldWatcher>();

/** Events at which fields are read: after each input, and before a value is used. */
const readEvents = [
  "input",
  "change",
  "focusout",
  "click",
  "submit",
  "beforeprint",
  "visibilitychange",
  "pagehide",
];

/**
 * Whether the page is coming back from the bfcache. WebKit then resets fields with
 * `autocomplete=off`, without an event: `HTMLInputElement::resumeFromDocumentSuspension`.
 */
let isRestoring = false;

function readFields(): void {
  if (isRestoring) return;
  for (const { read } of watchers) read();
}

function writeRestoredFields({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  isRestoring = true;
  // WebKit has queued its reset before this event, so a message arrives after the reset. A
  // timer may be earlier.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    for (const { write } of watchers) write();
    isRestoring = false;
  };
  port2.postMessage("reset");
}

if (typeof window !== "undefined") {
  for (const event of readEvents)
    window.addEventListener(event, readFields, { capture: true });
  window.addEventListener("pageshow", writeRestoredFields);
}

/**
 * Calls `read` at each event that may change or use a value, and `write` after a return
 * from the bfcache.
 * @returns a function that ends these calls
 */
export function watchFields(watcher: FieldWatcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
