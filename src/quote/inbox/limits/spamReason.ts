import { fieldRows } from "../../request/quoteRequest";
import type { QuoteField, QuoteRequest } from "../../request/quoteRequest";

const linkPattern = /https?:\/\/|\bwww\./i;

/** How forums and web pages write links, and nobody who types or pastes one. */
const linkMarkupPattern = /<a\s[^>]*href|\[(?:url|link)[=\]]/i;

/** What form spam offers, in words of its own trade. */
const spamOfferPattern =
  /\b(?:seo (?:services?|packages?|experts?)|backlinks?|guest posts?|link building|domain authority|web(?:site)? traffic|google rankings?|web ?design (?:services?|offers?)|buy email lists?|free spins|sports betting|(?:crypto|bitcoin) (?:profits?|investments?|trading)|forex signals?|payday loans?|merchant cash|viagra|cialis|replica watches)\b|казино онлайн|ставки на спорт|продвижение сайт/i;

/** Such as "date", "email" or "textarea". */
const getFieldType = (field: QuoteField) =>
  field.control === "input" ? field.type : field.control;

/** Whether a field has a value that the form can't send. */
const isImpossibleValue = (field: QuoteField, value: string): boolean =>
  field.control === "select"
    ? !["", ...Object.values(field.options)].includes(value)
    : getFieldType(field) === "date" && !/^(?:\d{4}-\d\d-\d\d)?$/.test(value);

/**
 * Why a request is probably spam, in a few words; `undefined` if it isn't. Families
 * send links, such as to their home's listing: links count only with another sign.
 * @param honeypot the value of the hidden field
 */
export function spamReason(
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
  // An email address may begin with "www.".
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
