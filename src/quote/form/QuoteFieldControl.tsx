import type { FormikContextType } from "formik";
import { useEffect, useEffectEvent } from "react";
import type { ReactNode, RefObject } from "react";
import { useOnClient } from "../../hooks/useOnClient";
import { isoDay } from "../../site/dates";
import * as fieldStyles from "../../components/Field.module.css";
import * as styles from "./QuoteForm.module.css";
import { fieldNames } from "../request/quoteRequest";
import type { QuoteField, QuoteFields } from "../request/quoteRequest";
import { choicesOf, errorText } from "../request/quoteTexts";
import type { QuoteTexts } from "../request/quoteTexts";

export type FieldElement =
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface QuoteFieldControlProps {
  field: QuoteField;
  texts: QuoteTexts;
  value: string;
  error: string | undefined;
  onChange: React.ChangeEventHandler<FieldElement>;
  /**
   * Shown below the control, which its element with the id `noteId` describes.
   */
  note?: ReactNode;
}

const controlId = (name: keyof QuoteFields) => `quote-${name}`;

/**
 * Focuses a control in the middle of the screen. WebKit scrolls a focused one only
 * to the edge, under the header.
 */
export function focusControl(name: keyof QuoteFields): void {
  const control = document.getElementById(controlId(name));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}

/**
 * When sending ends, focuses the first invalid field, or the button again, which
 * lost the focus while it was disabled.
 * @param isChecked whether the visitor has tried to send
 */
export function useFocusAfterSending(
  {
    errors,
    isSubmitting,
  }: Pick<FormikContextType<QuoteFields>, "errors" | "isSubmitting">,
  isChecked: boolean,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const moveFocus = useEffectEvent(() => {
    if (!isChecked) return;
    const first = fieldNames.find((name) => errors[name]);
    if (first) focusControl(first);
    else if (document.activeElement?.contains(button.current))
      button.current?.focus();
  });
  // Only the end of sending moves the focus, not typing.
  useEffect(() => {
    if (!isSubmitting) moveFocus();
  }, [isSubmitting]);
}

export const noteId = (name: keyof QuoteFields) => `${controlId(name)}-note`;

/** Today in the visitor's time zone, `YYYY-MM-DD`. */
const today = isoDay();

export function QuoteFieldControl({
  field,
  texts,
  value,
  error,
  onChange,
  note,
}: QuoteFieldControlProps) {
  const earliest = useOnClient(today, undefined);
  const { name } = field;
  const { label, placeholder } = texts.inputs[name];
  const id = controlId(name);
  const errorId = error && `${id}-error`;
  const describedBy = [errorId, note && noteId(name)].filter(Boolean);
  const common = {
    id,
    name,
    value,
    onChange,
    className: fieldStyles.control,
    "aria-required": true,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy.join(" ") || undefined,
  };
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      {field.control === "input" && (
        <input
          {...common}
          type={field.type}
          placeholder={placeholder}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
          enterKeyHint="send"
          min={field.type === "date" ? earliest : undefined}
          // Keeps the year at four digits.
          max={field.type === "date" ? "9999-12-31" : undefined}
        />
      )}
      {field.control === "select" && (
        <select {...common}>
          <option value="">{placeholder}</option>
          {choicesOf(field, texts).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
      {field.control === "textarea" && (
        <textarea {...common} placeholder={placeholder} />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {errorText(field, value, texts, error)}
        </p>
      )}
      {note}
    </div>
  );
}
