import type { QuoteRequest } from "../../request/quoteRequest";
import { planHeading } from "../../../site/text";

/** A link counts once, also one such as `https://www.example.com`. */
const link = /(?:https?:\/\/)?\bwww\.|https?:\/\/|<a\s|\[url/gi;

/** Visitors may link to one page, such as their home's listing. */
const allowedLinks = 1;

/** Two people don't write the same message of this length. Characters. */
const longMessage = 40;

const linksIn = (text: string) => text.match(link)?.length ?? 0;

/**
 * A message reduced to its words, to detect mass mailings that vary case,
 * digits and punctuation; `undefined` for a short one. The moving plan is left
 * out, because those of two people may only differ in digits.
 */
export function comparedMessage({ message }: QuoteRequest): string | undefined {
  const [typed = ""] = message.split(`\n${planHeading}\n`);
  const words = typed.toLowerCase().replace(/[^\p{L}]+/gu, " ");
  return words.length < longMessage ? undefined : words;
}

const digitsOf = ({ phone }: QuoteRequest) => phone.replace(/\D/g, "");

/** Whether two requests come from the same person, who may correct the first. */
const isSameSender = (one: QuoteRequest, other: QuoteRequest) =>
  one.email.toLowerCase() === other.email.toLowerCase() ||
  (digitsOf(one) !== "" && digitsOf(one) === digitsOf(other));

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

/**
 * The same for a request whose message has arrived before.
 * @param others recent requests with the same `comparedMessage`
 */
export const copyReason = (
  request: QuoteRequest,
  others: readonly QuoteRequest[],
): string | undefined =>
  others.some((other) => !isSameSender(request, other))
    ? "the same message as another request"
    : undefined;
