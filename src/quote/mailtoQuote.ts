import { moveSizes } from "./quoteRequest";
import type { QuoteFields } from "./quoteRequest";

/** A `mailto:` address that carries a typed request, for when posting fails. */
export function mailtoQuote(email: string, fields: QuoteFields): string {
  const sizes: Readonly<Record<string, string | undefined>> = moveSizes;
  const size = sizes[fields.moveSize] ?? fields.moveSize;
  const body = [
    `Name: ${fields.name}`,
    `Email: ${fields.email}`,
    `Phone: ${fields.phone}`,
    `Preferred move start date: ${fields.moveFromDate}`,
    `Move size: ${size}`,
    "",
    fields.message,
  ].join("\r\n");
  return `mailto:${email}?subject=${encodeURIComponent("Quote request")}&body=${encodeURIComponent(body)}`;
}
