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
  onFieldLeft,
  readFieldValue,
  watchFields,
  writeFieldValue,
} from "../../browser/formFields";
import type { FieldElement } from "../../browser/formFields";
import { useIsHydrated } from "../../hooks/useClientValue";
import { parseText } from "../plan/parseValues";

interface FieldOptions<F> {
  /**
   * The current value. The field is written where it shows something else, and when it
   * is left: until then, a surrogate may await its pair.
   */
  value: string;
  /** Is told what the field shows. */
  onChange: (value: string) => void;
  ref?: RefObject<F | null> | undefined;
}

/**
 * Keeps an uncontrolled field and a value the same. A field of the HTML is read when
 * React takes it over, because visitors may have used it before.
 * @returns properties of the field
 */
export function useUncontrolledField<
  F extends FieldElement = HTMLInputElement,
>({ value, onChange, ref: givenRef }: FieldOptions<F>) {
  const localRef = useRef<F>(null);
  const ref = givenRef ?? localRef;
  const [initial] = useState(value);
  /** What the field showed when it was last read or written. */
  const lastDisplayed = useRef<string>(value);
  /** Whether the field is the HTML's and was never read. It isn't written until then. */
  const isUnread = useRef(!useIsHydrated());

  const write = useEffectEvent(() => {
    if (!ref.current) return;
    writeFieldValue(ref.current, value);
    // A field can't show each value, such as words where it takes a number.
    lastDisplayed.current = readFieldValue(ref.current) ?? value;
  });
  const writeOther = useEffectEvent(() => {
    if (isUnread.current) return;
    if (value !== parseText(lastDisplayed.current, Infinity)) write();
  });
  const read = useEffectEvent(() => {
    const displayed = ref.current ? readFieldValue(ref.current) : undefined;
    if (displayed === undefined || displayed === lastDisplayed.current) return;
    lastDisplayed.current = displayed;
    flushSync(() => onChange(displayed));
    writeOther();
  });
  const takeOver = useEffectEvent(() => {
    isUnread.current = false;
    read();
    // The value may have been another since the first render: the stored one.
    writeOther();
  });
  useEffect(() => {
    const field = ref.current;
    // When the stored state is rendered, and field by field: those of one state would
    // overwrite each other.
    if (isUnread.current) queueMicrotask(takeOver);
    const unwatch = watchFields(read);
    const unlisten = field ? onFieldLeft(field, write) : undefined;
    return () => {
      unwatch();
      unlisten?.();
    };
  }, [ref]);
  useLayoutEffect(() => writeOther(), [value]);

  return { ref, defaultValue: initial };
}

/** Does the same with a checkbox or a radio button. */
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
