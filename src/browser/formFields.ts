/**
 * Reads and writes fields regardless of events: form fillers set them with none, or with
 * one that React drops.
 */

export type FieldElement =
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isCheckable = (field: FieldElement): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/**
 * Whether only a part of a date is typed: one without its day, or with the first digits of
 * its year, as 2027 is 0002 at first. Its value isn't meant yet.
 */
const isIncompleteDate = ({ type, value, validity }: FieldElement): boolean =>
  type === "date" && (validity.badInput || value.startsWith("0"));

/**
 * What a field shows; `on` or nothing for a checkbox. `undefined` while what it shows is
 * no answer: part of a date, or a radio button that isn't chosen.
 */
export function readFieldValue(field: FieldElement): string | undefined {
  if (isCheckable(field) && field.checked) return "on";
  if (isCheckable(field)) return field.type === "radio" ? undefined : "";
  return isIncompleteDate(field) ? undefined : field.value;
}

/** Sets what a field shows. Part of a date stays where no whole one takes its place. */
export function writeFieldValue(field: FieldElement, value: string): void {
  if (isCheckable(field)) {
    field.checked = value !== "";
    return;
  }
  if (value === "" && isIncompleteDate(field)) return;
  // Writing the same would move the caret, and forget what can be undone; but what isn't a
  // value, such as half a number, is written over.
  if (field.value !== value || field.validity.badInput) field.value = value;
  // A choice that isn't offered any more.
  if ("selectedIndex" in field && field.selectedIndex < 0)
    field.selectedIndex = 0;
}

/**
 * Calls a function with each field of an element that is left, to write its value over
 * what is none, such as part of a date. Who goes on to a submit button is told what is
 * wrong instead.
 * @returns a function that ends it
 */
export function onFieldLeft(
  element: HTMLElement,
  restore: (field: FieldElement) => void,
): () => void {
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const next = relatedTarget as FieldElement | null;
    if (next?.type !== "submit") restore(target as FieldElement);
  };
  element.addEventListener("focusout", leave);
  return () => element.removeEventListener("focusout", leave);
}

const listeners = new Set<() => void>();

/** When fields are read: at each entry, and before anything is done with one. */
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

if (typeof window !== "undefined")
  for (const moment of readEvents)
    window.addEventListener(
      moment,
      () => {
        for (const read of listeners) read();
      },
      { capture: true },
    );

/** Calls a function whenever fields are to be read. @returns a function that ends it */
export function watchFields(read: () => void): () => void {
  listeners.add(read);
  return () => void listeners.delete(read);
}
