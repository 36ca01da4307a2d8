import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { parseText } from "./values";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** What a field shows; `on` or nothing for a checkbox or radio button. */
const entryIn = (field: Field): string =>
  isToggle(field) ? (field.checked ? "on" : "") : field.value;

function show(field: Field, entry: string): void {
  if (isToggle(field)) field.checked = entry !== "";
  // Also over what isn't a value, such as half a date.
  else if (field.value !== entry || field.validity.badInput)
    field.value = entry;
}

const readers = new Set<() => void>();

const readFields = () => {
  for (const read of readers) read();
};

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
    window.addEventListener(moment, readFields, { capture: true });

interface Synced<F> {
  /**
   * What the plan has. The field is written where it shows something else, and when it
   * is left: until then, half of a character may become a whole one.
   */
  entry: string;
  /** Is told what the field shows. */
  enter: (entry: string) => void;
  /** Reads the field; `undefined` while what it shows is no answer yet. */
  read?: (field: F) => string | undefined;
  ref?: RefObject<F | null> | undefined;
}

/**
 * Keeps a field and an entry of the plan the same, whoever sets the field, and with
 * whichever event: form fillers set it with none, or with one that React drops.
 * @returns properties of the field, which React doesn't control
 */
export function useField<F extends Field = HTMLInputElement>({
  entry,
  enter,
  read = entryIn,
  ref: given,
}: Synced<F>) {
  const own = useRef<F>(null);
  const ref = given ?? own;
  const [first] = useState(entry);
  /** What the field showed when it was last read or written. */
  const lastShown = useRef<string>(entry);

  const showEntry = useEffectEvent(() => {
    if (!ref.current) return;
    show(ref.current, entry);
    // A field can't show each entry, such as words where it takes a number.
    lastShown.current = read(ref.current) ?? entry;
  });
  const showOther = useEffectEvent(() => {
    if (entry !== parseText(lastShown.current, Infinity)) showEntry();
  });
  const readField = useEffectEvent(() => {
    const shown = ref.current ? read(ref.current) : undefined;
    if (shown === undefined || shown === lastShown.current) return;
    lastShown.current = shown;
    flushSync(() => enter(shown));
    showOther();
  });
  useLayoutEffect(() => {
    const field = ref.current;
    readers.add(readField);
    field?.addEventListener("focusout", showEntry);
    return () => {
      readers.delete(readField);
      field?.removeEventListener("focusout", showEntry);
    };
  }, [ref]);
  useLayoutEffect(() => showOther(), [entry]);

  return { ref, defaultValue: first };
}

/** Does the same with a checkbox or a radio button. */
export function useToggle(isOn: boolean, turn: (isOn: boolean) => void) {
  const { ref, defaultValue } = useField({
    entry: isOn ? "on" : "",
    enter: (entry) => turn(entry !== ""),
  });
  return { ref, defaultChecked: defaultValue !== "" };
}
