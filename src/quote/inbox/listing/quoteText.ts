import { stringify } from "csv-stringify/sync";
import type { Delivery, SavedQuote } from "./savedQuotes";
import { recipientOf } from "../store/quoteStore";
import { stripControlChars } from "../../request/quoteTexts";
import { counted } from "../../../site/text";

const attemptsOf = ({ attempts, result }: Delivery) =>
  `${counted(attempts, "attempt")}, last error: ${result ?? "none yet"}`;

function deliveryState(delivery: Delivery): string {
  const { channel, deliveredAt } = delivery;
  const recipient = recipientOf(channel);
  if (deliveredAt === null)
    return `${recipient ? `e-mail to ${recipient} ` : ""}waiting, ${attemptsOf(delivery)}`;
  return recipient ? `e-mailed to ${recipient}` : "delivered";
}

/**
 * The state of a request: "handled", "delivered; e-mailed to …", "waiting, …",
 * "saved".
 */
function stateOf({ handledAt, deliveries }: SavedQuote): string {
  const states = deliveries.map(deliveryState);
  if (handledAt) states.unshift("handled");
  return states.join("; ") || "saved";
}

const quoteLine = (quote: SavedQuote) => {
  const { id, receivedAt, request, spam } = quote;
  return stripControlChars(
    `${id.slice(0, 8)}  ${receivedAt.slice(0, 16)}  ${request.name}, ${request.phone}, ${request.moveSize} on ${request.moveFromDate}  (${stateOf(quote)}${spam ? `; ${spam}` : ""})`,
  );
};

/** One line per request, probable spam listed separately. */
export function list(quotes: readonly SavedQuote[]): string {
  const spam = quotes.filter((quote) => quote.spam).map(quoteLine);
  return [
    ...quotes.filter((quote) => !quote.spam).map(quoteLine),
    ...(spam.length ? ["", "Probably spam", ...spam] : []),
  ].join("\n");
}

/** How many requests nobody was told of, and since when; empty if there are none. */
export function untoldText(quotes: readonly SavedQuote[]): string {
  const undelivered = quotes.filter(
    ({ spam, handledAt, deliveries }) =>
      !spam && !handledAt && deliveries.every((each) => !each.deliveredAt),
  );
  const [first] = undelivered;
  return first
    ? `\nNobody has been notified of ${counted(undelivered.length, "request")} since ${first.receivedAt.slice(0, 16)}\n`
    : "";
}

/** All fields of a request, one per line. Only the message may span lines. */
export function show(quote: SavedQuote): string {
  const { id, receivedAt, request, spam = "" } = quote;
  const fields = { id, receivedAt, state: stateOf(quote), spam, ...request };
  return (
    Object.entries(fields)
      // Removing line breaks keeps one field from imitating another.
      .map(([name, value]) =>
        stripControlChars(`${name}: ${value}`, name === "message" ? "\n" : ""),
      )
      .join("\n")
  );
}

/** Without spaces before a formula, behind which csv-stringify doesn't see it. */
const cellOf = (value: string) =>
  stripControlChars(value, "\n").replace(
    /^\s+(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/,
    "",
  );

/** Requests as CSV that is safe to open in spreadsheets, in UTF-8 with a BOM. */
export const csv = (quotes: readonly SavedQuote[]): string =>
  stringify(
    quotes.map((quote) => {
      const { id, receivedAt, request, spam = "" } = quote;
      const row = { id, receivedAt, state: stateOf(quote), spam, ...request };
      return Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, cellOf(value)]),
      );
    }),
    { header: true, bom: true, escape_formulas: true },
  );
