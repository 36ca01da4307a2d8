import type { QuoteRequest } from "../../request/quoteRequest";

/** A link counts once, also one such as `https://www.example.com`. */
const link = /(?:https?:\/\/)?\bwww\.|https?:\/\/|<a\s|\[url/gi;

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
