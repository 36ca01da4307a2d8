import { fieldRows } from "./quoteRequest";
import type { QuoteField, QuoteFields } from "./quoteRequest";

/** A field and its value as the form shows them, such as `Name: Ann`. */
function line(field: QuoteField, value: string): string {
  const shown =
    field.control === "select" ? (field.options[value] ?? value) : value;
  return `${field.label}${field.label.endsWith("?") ? "" : ":"} ${shown}`;
}

/** A `mailto:` address that carries a typed request, for when posting fails. */
export function mailtoQuote(
  email: string,
  subject: string,
  fields: QuoteFields,
): string {
  const body = [
    ...fieldRows
      .flat()
      .filter(({ control }) => control !== "textarea")
      .map((field) => line(field, fields[field.name])),
    "",
    fields.message,
  ].join("\r\n");
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
