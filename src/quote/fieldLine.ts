import type { QuoteField } from "./quoteRequest";

/** A field and its value as the form shows them, such as `Name: Ann`. */
export function fieldLine(field: QuoteField, value: string): string {
  const shown =
    field.control === "select" ? (field.options[value] ?? value) : value;
  return `${field.label}${field.label.endsWith("?") ? "" : ":"} ${shown}`;
}
