import { findRetiredValue } from "../../request/quoteOptions";
import { fieldRows } from "../../request/quoteRequest";
import type { QuoteField, QuoteRequest } from "../../request/quoteRequest";

const linkPattern = /https?:\/\/|\bwww\./i;

/** Links in HTML or BBCode, as bots write them. */
const linkMarkupPattern = /<a\s[^>]*href|\[(?:url|link)[=\]]/i;

/** Offers that are typical of form spam. */
const spamOfferPattern =
  /\b(?:seo (?:services?|packages?|experts?)|backlinks?|guest posts?|link building|domain authority|web(?:site)? traffic|google rankings?|web ?design (?:services?|offers?)|buy email lists?|free spins|sports betting|(?:crypto|bitcoin) (?:profits?|investments?|trading)|forex signals?|payday loans?|merchant cash|viagra|cialis|replica watches)\b|казино онлайн|ставки на спорт|продвижение сайт/i;

/** Returns the type of a field, such as "date", "email" or "textarea". */
const getFieldType = (field: QuoteField) =>
  field.control === "input" ? field.type : field.control;

/** Whether a value can't come from the form: an unknown choice, or a malformed date. */
function isImpossibleValue(field: QuoteField, value: string): boolean {
  if (value === "" || findRetiredValue(field.name, value)) return false;
  if (field.control === "select")
    return !Object.values(field.options).includes(value);
  return getFieldType(field) === "date" && !/^\d{4}-\d\d-\d\d$/.test(value);
}

/**
 * Returns the reason why a request is probably spam; `undefined` if it isn't. A link in the message
 * is no reason by itself: families send the listing of their home.
 * @param honeypot value of the honeypot field
 */
export function findSpamReason(
  request: QuoteRequest,
  honeypot: string,
): string | undefined {
  const fields = fieldRows.flat();
  const joinValues = (includesType: (type: string) => boolean) =>
    fields
      .filter((field) => includesType(getFieldType(field)))
      .map(({ name }) => request[name])
      .join("\n");
  const message = joinValues((type) => type === "textarea");
  // Without the email, which may begin with "www.".
  const otherValues = joinValues(
    (type) => type !== "textarea" && type !== "email",
  );
  if (honeypot) return "filled in a hidden field";
  if (linkPattern.test(otherValues)) return "a link outside the message";
  if (linkMarkupPattern.test(message)) return "links written as HTML";
  if (!linkPattern.test(message)) return undefined;
  if (spamOfferPattern.test(message)) return "a link and words that spam uses";
  if (fields.some((field) => isImpossibleValue(field, request[field.name])))
    return "a link and choices that the form doesn't have";
  return undefined;
}
