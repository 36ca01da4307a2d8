import { quoteOptions } from "../../request/quoteOptions";
import type { QuoteRequest } from "../../request/quoteRequest";

const link = /https?:\/\/|\bwww\./i;

/** How forums and web pages write links, and nobody who types or pastes one. */
const linkMarkup = /<a\s[^>]*href|\[(?:url|link)[=\]]/i;

/** What form spam offers, in words of its own trade. */
const offers =
  /\b(?:seo (?:services?|packages?|experts?)|backlinks?|guest posts?|link building|domain authority|web(?:site)? traffic|google rankings?|web ?design (?:services?|offers?)|website redesign|explainer videos?|lead generation|buy email lists?|online casinos?|free spins|sports betting|(?:crypto|bitcoin) (?:profits?|investments?|trading)|forex signals?|payday loans?|business loans?|merchant cash|viagra|cialis|escorts?|replica watches|essay writing)\b|казино онлайн|ставки на спорт|продвижение сайт/i;

const isOption = (options: Readonly<Record<string, string>>, value: string) =>
  Object.values(options).includes(value);

/** Whether a field has a value that the form can't send. */
const isForeignToForm = (request: QuoteRequest): boolean =>
  !isOption(quoteOptions.moveSize, request.moveSize) ||
  !isOption(quoteOptions.referralSource, request.referralSource) ||
  !/^\d{4}-\d\d-\d\d$/.test(request.moveFromDate);

/**
 * Why a request is probably spam, in a few words; `undefined` if it isn't. Families
 * send links, such as to their home's listing: links count only with another sign.
 * @param honeypot the value of the hidden field
 */
export function spamReason(
  request: QuoteRequest,
  honeypot: string,
): string | undefined {
  const { name, phone, moveFromDate, moveSize, referralSource } = request;
  const { message } = request;
  const otherFields = [name, phone, moveFromDate, moveSize, referralSource];
  if (honeypot) return "filled in a hidden field";
  if (otherFields.some((value) => link.test(value)))
    return "a link outside the message";
  if (linkMarkup.test(message)) return "links written as HTML";
  if (!link.test(message)) return undefined;
  if (offers.test(message)) return "a link and words that spam uses";
  if (isForeignToForm(request))
    return "a link and choices that the form doesn't have";
  return undefined;
}
