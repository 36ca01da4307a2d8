import type { FormikContextType } from "formik";
import { useEffect, useEffectEvent } from "react";
import type { AriaAttributes, ReactNode } from "react";
import { FutureDateInput } from "../../components/FutureDateInput";
import * as fieldStyles from "../../components/Field.module.css";
import { readFieldValue, writeFieldValue } from "../../browser/formFields";
import type { FieldElement } from "../../browser/formFields";
import * as styles from "./QuoteForm.module.css";
import { fieldNames, mapFields, isRequired } from "../request/quoteRequest";
import type { QuoteField, QuoteValues } from "../request/quoteRequest";
import { getFieldOptions, getFieldError } from "../request/quoteTexts";
import type { QuoteTexts } from "../request/quoteTexts";

export const getFieldElement = (
  form: HTMLFormElement,
  name: keyof QuoteValues,
) => form.elements.namedItem(name) as FieldElement;

/**
 * Reads the values of all fields.
 * @param fallback values of date fields whose date is incomplete
 */
export const readFormValues = (form: HTMLFormElement, fallback: QuoteValues) =>
  mapFields(
    (name) => readFieldValue(getFieldElement(form, name)) ?? fallback[name],
  );

/**
 * Reads the DOM's values of all fields. Dates with a half-typed year are included; other
 * incomplete dates are empty.
 */
export const readRawFormValues = (form: HTMLFormElement) =>
  mapFields((name) => getFieldElement(form, name).value);

/** Writes the values of all fields to the DOM. */
export function writeFormValues(
  form: HTMLFormElement,
  values: QuoteValues,
): void {
  for (const name of fieldNames)
    writeFieldValue(getFieldElement(form, name), values[name]);
}

interface QuoteFieldControlProps {
  field: QuoteField;
  texts: QuoteTexts;
  value: string;
  /** Empty for a valid field, and `undefined` before the first attempt to send. */
  error: string | undefined;
  /**
   * Content below the control. Its element with the ID `getHintId(name)` is the control's
   * accessible description.
   */
  hint?: ReactNode;
}

const getControlId = (name: keyof QuoteValues) => `quote-${name}`;
const getErrorId = (name: keyof QuoteValues) => `${getControlId(name)}-error`;

/** Reads the error that a field shows. */
export const readShownError = (name: keyof QuoteValues): string =>
  document.getElementById(getErrorId(name))?.textContent ?? "";

/**
 * Focuses a control and scrolls it to the middle of the screen. By itself, WebKit
 * scrolls only until the control is under the header.
 */
export function focusField(name: keyof QuoteValues): void {
  const control = document.getElementById(getControlId(name));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}

/**
 * Focuses the first invalid field after a failed attempt to send.
 * @param showsErrors whether the visitor has tried to send
 * @param onFocusedAlready called with the field if it has the focus already, as after Enter in it:
 * screen readers then don't announce its error
 */
export function useFocusFirstInvalidField(
  {
    errors,
    isSubmitting,
  }: Pick<FormikContextType<QuoteValues>, "errors" | "isSubmitting">,
  showsErrors: boolean,
  onFocusedAlready: (name: keyof QuoteValues) => void,
): void {
  const moveFocus = useEffectEvent(() => {
    if (!showsErrors) return;
    const firstInvalid = fieldNames.find((name) => errors[name]);
    if (!firstInvalid) return;
    const focusedId = document.activeElement?.id;
    if (focusedId === getControlId(firstInvalid))
      onFocusedAlready(firstInvalid);
    focusField(firstInvalid);
  });
  // `errors` isn't a dependency: the focus must not move while the visitor types.
  useEffect(() => {
    if (!isSubmitting) moveFocus();
  }, [isSubmitting]);
}

export const getHintId = (name: keyof QuoteValues) =>
  `${getControlId(name)}-note`;

interface ControlProps extends AriaAttributes {
  field: QuoteField;
  texts: QuoteTexts;
  isEmpty: boolean;
  id: string;
  className: string | undefined;
}

/** The element of a field. It is uncontrolled: the DOM holds its value. */
function Control({ field, texts, isEmpty, ...attributes }: ControlProps) {
  const { name } = field;
  const { placeholder } = texts.inputs[name];
  if (field.control === "select")
    return (
      <select {...attributes} name={name}>
        <option value="">{placeholder}</option>
        {getFieldOptions(field, texts).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    );
  const textAttributes = { ...attributes, name, placeholder, dir: "auto" };
  if (field.control === "textarea") return <textarea {...textAttributes} />;
  const { type, autoComplete, inputMode } = field;
  const input = { ...textAttributes, autoComplete, inputMode };
  return type === "date" ? (
    <FutureDateInput {...input} enterKeyHint="send" isEmpty={isEmpty} />
  ) : (
    <input {...input} enterKeyHint="send" type={type} />
  );
}

export function QuoteFieldControl({
  field,
  texts,
  value,
  error,
  hint,
}: QuoteFieldControlProps) {
  const { name } = field;
  const { label } = texts.inputs[name];
  const id = getControlId(name);
  const labelId = `${id}-label`;
  const errorId = getErrorId(name);
  const describedBy = [error && errorId, hint && getHintId(name)].filter(
    Boolean,
  );
  const control = (
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
  );
  const isDate = "type" in field && field.type === "date";
  return (
    <div className={fieldStyles.field}>
      <label
        id={isDate ? labelId : undefined}
        htmlFor={id}
        className={fieldStyles.label}
      >
        {label}
      </label>
      {isDate ? (
        // Firefox focuses the parts of a date, which have neither label nor error. The group
        // has both, and screen readers announce them when the focus enters the group.
        <div
          role="group"
          aria-labelledby={error ? `${labelId} ${errorId}` : labelId}
        >
          {control}
        </div>
      ) : (
        control
      )}
      {/* Stays, empty, when the error is gone: Orca may be there and doesn't announce the next
          date if it loses its place. */}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error && getFieldError(field, value, texts, error)}
        </p>
      )}
      {hint}
    </div>
  );
}
