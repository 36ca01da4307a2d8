/**
 * Reads and writes fields whoever sets them, and with whichever event: form fillers set
 * them with none, or with one that React drops.
 */

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/**
 * Whether a field holds only a part of a date: one without its day, or with the first
 * digits of its year, as 2027 is 0002 at first. Its value isn't meant yet.
 */
export const isHalfTyped = ({ type, value, validity }: Field): boolean =>
  type === "date" && (validity.badInput || value.startsWith("0"));

/**
 * What a field shows; `on` or nothing for a checkbox or radio button. `undefined` while
 * what it shows is no answer yet.
 */
export function entryIn(field: Field): string | undefined {
  if (isToggle(field)) return field.checked ? "on" : "";
  return isHalfTyped(field) ? undefined : field.value;
}

/** Has a field show something else. */
export function showEntry(field: Field, entry: string): void {
  if (isToggle(field)) field.checked = entry !== "";
  // Writing the same would move the caret, and forget what can be undone; but what isn't a
  // value, such as half a date, is written over.
  else if (field.value !== entry || field.validity.badInput)
    field.value = entry;
  // A choice that isn't offered any more.
  if ("selectedIndex" in field && field.selectedIndex < 0)
    field.selectedIndex = 0;
}

const readers = new Set<() => void>();

/** When fields are read: at each entry, and before anything is done with one. */
const moments = [
  "input",
  "change",
  "focusout",
  "click",
  "submit",
  "beforeprint",
  "visibilitychange",
  "pagehide",
];

if (typeof window !== "undefined")
  for (const moment of moments)
    window.addEventListener(
      moment,
      () => {
        for (const read of readers) read();
      },
      { capture: true },
    );

/** Calls a function whenever fields are read. @returns a function that ends it */
export function onEntry(read: () => void): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}
