import type { FormikContextType } from "formik";
import { useEffect, useEffectEvent } from "react";
import type { AriaAttributes, ReactNode, RefObject } from "react";
import { DateInput } from "../../components/DateInput";
import * as fieldStyles from "../../components/Field.module.css";
import { readFieldValue, writeFieldValue } from "../../hooks/fieldEntries";
import type { FieldElement } from "../../hooks/fieldEntries";
import * as styles from "./QuoteForm.module.css";
import { fieldNames, forEachField, isRequired } from "../request/quoteRequest";
import type { QuoteField, QuoteFields } from "../request/quoteRequest";
import { choicesOf, fieldErrorText } from "../request/quoteTexts";
import type { QuoteTexts } from "../request/quoteTexts";

export const fieldIn = (form: HTMLFormElement, name: keyof QuoteFields) =>
  form.elements.namedItem(name) as FieldElement;

/**
 * What the fields show.
 * @param last taken for a date of which only a part is typed
 */
export const readFields = (form: HTMLFormElement, last: QuoteFields) =>
  forEachField((name) => readFieldValue(fieldIn(form, name)) ?? last[name]);

/** Has the fields show something else. */
export function writeFields(form: HTMLFormElement, fields: QuoteFields): void {
  for (const name of fieldNames)
    writeFieldValue(fieldIn(form, name), fields[name]);
}

interface QuoteFieldControlProps {
  field: QuoteField;
  texts: QuoteTexts;
  value: string;
  error: string | undefined;
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

interface ControlProps extends AriaAttributes {
  field: QuoteField;
  texts: QuoteTexts;
  isEmpty: boolean;
  id: string;
  className: string | undefined;
}

/** Has whatever the browser shows: React gives it no value. */
function Control({ field, texts, isEmpty, ...attributes }: ControlProps) {
  const { name } = field;
  const { placeholder } = texts.inputs[name];
  if (field.control === "select")
    return (
      <select {...attributes} name={name}>
        <option value="">{placeholder}</option>
        {choicesOf(field, texts).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    );
  const written = { ...attributes, name, placeholder, dir: "auto" };
  if (field.control === "textarea") return <textarea {...written} />;
  const { type, autoComplete, inputMode } = field;
  const input = { ...written, autoComplete, inputMode };
  return type === "date" ? (
    <DateInput {...input} enterKeyHint="send" isEmpty={isEmpty} />
  ) : (
    <input {...input} enterKeyHint="send" type={type} />
  );
}

export function QuoteFieldControl({
  field,
  texts,
  value,
  error,
  note,
}: QuoteFieldControlProps) {
  const { name } = field;
  const { label } = texts.inputs[name];
  const id = controlId(name);
  const errorId = error && `${id}-error`;
  const describedBy = [errorId, note && noteId(name)].filter(Boolean);
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <Control
        field={field}
        texts={texts}
        isEmpty={!value}
        id={id}
        className={fieldStyles.control}
        aria-required={isRequired(field) || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy.join(" ") || undefined}
      />
      {error && (
        <p id={errorId} className={styles.error}>
          {fieldErrorText(field, value, texts, error)}
        </p>
      )}
      {note}
    </div>
  );
}
