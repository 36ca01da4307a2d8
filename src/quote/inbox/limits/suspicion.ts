import type { QuoteRequest } from "../../request/quoteRequest";

const link = /https?:\/\/|\bwww\.|<a\s|\[url/gi;

/** Visitors may link to one page, such as their home's listing. */
const allowedLinks = 1;

const linksIn = (text: string) => text.match(link)?.length ?? 0;

/**
 * Why a request is probably spam, in a few words; `undefined` if it isn't.
 * @param honeypot the value of the hidden field
 */
export function spamReason(
  request: QuoteRequest,
  honeypot: string,
): string | undefined {
  const { name, phone, moveFromDate, moveSize, referralSource } = request;
  const otherFields = [name, phone, moveFromDate, moveSize, referralSource];
  if (honeypot) return "filled in a hidden field";
  if (linksIn(request.message) > allowedLinks) return "links";
  if (otherFields.some(linksIn)) return "a link outside the message";
  return undefined;
}

/** Two people don't write the same message of this length. Characters. */
const longMessage = 40;

/**
 * A message reduced to its words, to detect mass mailings that vary case,
 * digits and punctuation; `undefined` for a short one.
 */
export function normalizedMessage({
  message,
}: QuoteRequest): string | undefined {
  const words = message.toLowerCase().replace(/[^\p{L}]+/gu, " ");
  return words.length < longMessage ? undefined : words;
}
