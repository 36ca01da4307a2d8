import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { entryIn, onEntry, showEntry } from "../../hooks/fieldEntries";
import type { Field } from "../../hooks/fieldEntries";
import { parseText } from "./values";

interface Synced<F> {
  /**
   * What the plan has. The field is written where it shows something else, and when it
   * is left: until then, half of a character may become a whole one.
   */
  entry: string;
  /** Is told what the field shows. */
  enter: (entry: string) => void;
  ref?: RefObject<F | null> | undefined;
}

/**
 * Keeps a field and an entry of the plan the same.
 * @returns properties of the field, which React doesn't control
 */
export function useField<F extends Field = HTMLInputElement>({
  entry,
  enter,
  ref: given,
}: Synced<F>) {
  const own = useRef<F>(null);
  const ref = given ?? own;
  const [first] = useState(entry);
  /** What the field showed when it was last read or written. */
  const lastShown = useRef<string>(entry);

  const show = useEffectEvent(() => {
    if (!ref.current) return;
    showEntry(ref.current, entry);
    // A field can't show each entry, such as words where it takes a number.
    lastShown.current = entryIn(ref.current) ?? entry;
  });
  const showOther = useEffectEvent(() => {
    if (entry !== parseText(lastShown.current, Infinity)) show();
  });
  const read = useEffectEvent(() => {
    const shown = ref.current ? entryIn(ref.current) : undefined;
    if (shown === undefined || shown === lastShown.current) return;
    lastShown.current = shown;
    flushSync(() => enter(shown));
    showOther();
  });
  useLayoutEffect(() => {
    const field = ref.current;
    const end = onEntry(read);
    field?.addEventListener("focusout", show);
    return () => {
      end();
      field?.removeEventListener("focusout", show);
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
