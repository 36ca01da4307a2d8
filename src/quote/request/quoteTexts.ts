import { interpolate } from "../../shared/text";
import { findRetiredValue, replaceRetiredValue } from "./quoteOptions";
import type { FieldName, QuoteField } from "./quoteRequest";

interface FieldTexts {
  readonly label: string;
  readonly placeholder?: string;
  /** Message below the field if its value is missing or invalid. */
  readonly error?: string;
  /** Labels of the choices by their names in `quoteOptions`. */
  readonly options?: Readonly<Record<string, string>>;
}

interface ToastTexts {
  readonly title: string;
  readonly text: string;
}

/** The texts of the form, from `content/settings/quote-form.md`. */
export type QuoteTexts = Readonly<{
  inputs: Readonly<Record<FieldName, FieldTexts>>;
  button: string;
  sending: string;
  /** Message below a field whose text is too long, with `{number}` for the limit. */
  tooLong: string;
  success: ToastTexts;
  failure: ToastTexts;
}>;

/** Returns the choices of a select field, in display order. Returns an empty list for other controls. */
export const getFieldOptions = (
  field: QuoteField,
  texts: QuoteTexts,
): readonly (readonly [value: string, label: string])[] =>
  field.control === "select"
    ? Object.entries(field.options).map(([name, value]) => [
        value,
        texts.inputs[field.name].options?.[name] ?? value,
      ])
    : [];

/** Returns the label of a current or retired choice, such as `2 Bedrooms`; other values unchanged. */
export function getDisplayValue(
  field: QuoteField,
  value: string,
  texts: QuoteTexts,
): string {
  const retired = findRetiredValue(field.name, value);
  if (retired && "label" in retired) return retired.label;
  const offered = replaceRetiredValue(field.name, value);
  const options = getFieldOptions(field, texts);
  return options.find(([option]) => option === offered)?.[1] ?? value;
}

/** Formats the label of a field and its displayed value, such as `Name: Ann`. */
export function formatField(
  field: QuoteField,
  value: string,
  texts: QuoteTexts,
): string {
  const { label } = texts.inputs[field.name];
  return `${label}${label.endsWith("?") ? "" : ":"} ${getDisplayValue(field, value, texts)}`;
}

/**
 * Returns the message below an invalid field.
 * @param message the rule's message, the fallback if the form has no text for the error
 */
export function getFieldError(
  field: QuoteField,
  value: string,
  texts: QuoteTexts,
  message: string,
): string {
  const { name, maxLength } = field;
  if (value.length > maxLength) {
    const number = maxLength.toLocaleString("en-US");
    return interpolate(texts.tooLong, { number });
  }
  // The error text of a date field covers only a missing date.
  const isDate = field.control === "input" && field.type === "date";
  if (isDate && value !== "") return message;
  return texts.inputs[name].error ?? message;
}
