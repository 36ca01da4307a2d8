/**
 * Reads and writes fields regardless of events: form fillers set fields without an
 * event, or with an event that React drops.
 */

export type FieldElement =
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isCheckable = (field: FieldElement): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/**
 * Whether a date lies before the year 1000: its year is half typed, as 2027 is 0002 at
 * first, or has five digits, of which browsers drop some.
 */
export const hasEarlyYear = ({ type, value }: FieldElement): boolean =>
  type === "date" && value.startsWith("0");

/** Whether a date is half typed: it lacks a part, or its year does. */
const isIncompleteDate = (field: FieldElement): boolean =>
  hasEarlyYear(field) || (field.type === "date" && field.validity.badInput);

/**
 * Reads a field's value. A checkbox has `on` or an empty value. `undefined` for an
 * incomplete date and for a radio button that isn't checked.
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
  // The stored option no longer exists: select the placeholder.
  if ("selectedIndex" in field && field.selectedIndex < 0)
    field.selectedIndex = 0;
}

/**
 * Calls a function with each field that loses the focus, to restore its last value over
 * an incomplete one. If the focus goes to a submit button, the field stays as it is, so
 * that validation can say what is wrong.
 * @returns an unsubscribe function
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
  /** Reads fields. */
  readonly read: () => void;
  /** Writes the last values over what fields show. */
  readonly write: () => void;
}

const watchers = new Set<FieldWatcher>();

/** Events at which fields are read: after each input, and before anything uses a value. */
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
  // The reset is a task that WebKit queues before this event.
  setTimeout(() => {
    for (const { write } of watchers) write();
    isRestoring = false;
  });
}

if (typeof window !== "undefined") {
  for (const event of readEvents)
    window.addEventListener(event, readFields, { capture: true });
  window.addEventListener("pageshow", writeRestoredFields);
}

/** Has fields read and written when needed. @returns a function that ends it */
export function watchFields(watcher: FieldWatcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
