import { fieldNames, forEachField } from "./quoteRequest";
import type { FieldName, QuoteField } from "./quoteRequest";

/** The texts of a field, from `content/settings/quote-form.md`. */
export interface FieldTexts {
  readonly label: string;
  readonly placeholder?: string;
  /** Labels of its choices, by their names in `quoteOptions`. */
  readonly options?: Readonly<Record<string, string>>;
}

export type QuoteTexts = Readonly<Record<FieldName, FieldTexts>>;

/** The names of the fields, for a host that can't read their texts. */
export const bareTexts: QuoteTexts = forEachField((name) => ({ label: name }));

/** Whether parsed JSON has the texts of all fields. */
export const isQuoteTexts = (value: unknown): value is QuoteTexts =>
  typeof value === "object" &&
  value !== null &&
  fieldNames.every(
    (name) => typeof (value as Partial<QuoteTexts>)[name]?.label === "string",
  );

/** The choices of a field as values and labels, in the form's order. */
export const choicesOf = (
  field: QuoteField,
  texts: QuoteTexts,
): readonly (readonly [value: string, label: string])[] =>
  field.control === "select"
    ? Object.entries(field.options).map(([name, value]) => [
        value,
        texts[field.name].options?.[name] ?? value,
      ])
    : [];

/** A field and its value as the form shows them, such as `Name: Ann`. */
export function fieldLine(
  field: QuoteField,
  value: string,
  texts: QuoteTexts,
): string {
  const { label } = texts[field.name];
  const choice = choicesOf(field, texts).find(([sent]) => sent === value);
  return `${label}${label.endsWith("?") ? "" : ":"} ${choice?.[1] ?? value}`;
}
