import { fieldRows } from "../request/quoteRequest";
import type { QuoteFields } from "../request/quoteRequest";
import { fieldLine } from "../request/quoteTexts";
import type { QuoteTexts } from "../request/quoteTexts";

/** Replaces lone surrogates, such as half an emoji, which can't be encoded. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/** A `mailto:` link with the whole request, for when posting fails. */
export function mailtoQuote(
  email: string,
  subject: string,
  fields: QuoteFields,
  texts: QuoteTexts,
): string {
  const body = [
    ...fieldRows
      .flat()
      .filter(({ control }) => control !== "textarea")
      .map((field) => fieldLine(field, fields[field.name], texts)),
    "",
    fields.message,
  ].join("\r\n");
  return `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}`;
}
