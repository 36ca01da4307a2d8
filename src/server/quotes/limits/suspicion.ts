import type { QuoteRequest } from "../../../quote/quoteRequest";

const link = /https?:\/\/|\bwww\.|<a\s|\[url/gi;

/** A visitor may show one page, such as that of a house. */
const fewLinks = 1;

const linksIn = (text: string) => text.match(link)?.length ?? 0;

/**
 * Why a request is probably spam, in a few words; nothing where it isn't.
 * @param trap what stood in the field that people don't see
 */
export function suspicionOf(
  request: QuoteRequest,
  trap: string,
): string | undefined {
  const { name, phone, moveFromDate, moveSize, referralSource } = request;
  const answers = [name, phone, moveFromDate, moveSize, referralSource];
  if (trap) return "filled in a hidden field";
  if (linksIn(request.message) > fewLinks) return "links";
  if (answers.some(linksIn)) return "a link for an answer";
  return undefined;
}

/** Messages that long are not written twice by chance. Characters. */
const longMessage = 40;

/** Messages that say the same, as far as a sender of many would go; none of a short one. */
export function sameMessage({ message }: QuoteRequest): string | undefined {
  const words = message.toLowerCase().replace(/[^\p{L}]+/gu, " ");
  return words.length < longMessage ? undefined : words;
}
