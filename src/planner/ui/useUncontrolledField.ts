import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import {
  onFieldBlur,
  readFieldValue,
  watchFields,
  writeFieldValue,
} from "../../browser/formFields";
import type { FieldElement } from "../../browser/formFields";
import { useIsHydrated } from "../../hooks/useClientValue";
import { sanitizeText } from "../plan/parseValues";

interface FieldOptions<F> {
  /**
   * Current value. Written to the field if the field's text parses to another value, and
   * always on blur: until then, half of a surrogate pair may await the other half.
   */
  value: string;
  /** Called with the field's displayed value. */
  onChange: (value: string) => void;
  ref?: RefObject<F | null> | undefined;
}

/**
 * Synchronizes an uncontrolled field and a value. A prerendered field is read at hydration,
 * because visitors may have filled in the field earlier.
 * @returns props of the field
 */
export function useUncontrolledField<
  F extends FieldElement = HTMLInputElement,
>({ value, onChange, ref: givenRef }: FieldOptions<F>) {
  const localRef = useRef<F>(null);
  const ref = givenRef ?? localRef;
  const [initial] = useState(value);
  /** Displayed value after the last read or write. */
  const lastDisplayed = useRef<string>(value);
  /** Whether a prerendered field is yet to be read; writes wait until then. */
  const isUnread = useRef(!useIsHydrated());

  const write = useEffectEvent(() => {
    if (!ref.current) return;
    writeFieldValue(ref.current, value);
    // Elements reject some values, such as words in number inputs.
    lastDisplayed.current = readFieldValue(ref.current) ?? value;
  });
  const writeOther = useEffectEvent(() => {
    if (isUnread.current) return;
    if (value !== sanitizeText(lastDisplayed.current, Infinity)) write();
  });
  const read = useEffectEvent(() => {
    const displayed = ref.current ? readFieldValue(ref.current) : undefined;
    if (displayed === undefined || displayed === lastDisplayed.current) return;
    lastDisplayed.current = displayed;
    flushSync(() => onChange(displayed));
    writeOther();
  });
  const writeRestored = useEffectEvent(() => {
    if (!isUnread.current) write();
  });
  const takeOver = useEffectEvent(() => {
    isUnread.current = false;
    read();
    // Since the first render, the stored value may have replaced the default.
    writeOther();
  });
  useEffect(() => {
    const field = ref.current;
    // In a microtask, the stored state is already rendered. Each field has its own
    // microtask, because fields that share a state would overwrite each other.
    if (isUnread.current) queueMicrotask(takeOver);
    const unwatch = watchFields({ read, write: writeRestored });
    const unlisten = field ? onFieldBlur(field, write) : undefined;
    return () => {
      unwatch();
      unlisten?.();
    };
  }, [ref]);
  useLayoutEffect(() => writeOther(), [value]);

  return { ref, defaultValue: initial };
}

/** {@link useUncontrolledField} for a checkbox or a radio button. */
export function useUncontrolledCheckbox(
  isChecked: boolean,
  onChange: (isChecked: boolean) => void,
) {
  const { ref, defaultValue } = useUncontrolledField({
    value: isChecked ? "on" : "",
    onChange: (value) => onChange(value !== ""),
  });
  return { ref, defaultChecked: defaultValue !== "" };
}
