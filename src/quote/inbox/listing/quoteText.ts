import type { Waiting } from "../delivery/waiting";
import type { Delivery, SavedQuote } from "./savedQuotes";
import { plain } from "../../request/quoteTexts";
import { counted } from "../../../site/text";

const attemptsOf = ({ attempts, result }: Delivery) =>
  `${counted(attempts, "attempt")}, last: ${result ?? "none yet"}`;

function deliveryState(delivery: Delivery): string {
  const { way, delivered_at: deliveredAt } = delivery;
  const [, recipient] = way.split(":");
  if (deliveredAt === null)
    return `${recipient ? `e-mail to ${recipient} ` : ""}waiting, ${attemptsOf(delivery)}`;
  return recipient ? `e-mailed to ${recipient}` : "delivered";
}

/**
 * The state of a request: "handled", "delivered; e-mailed to …", "waiting, …",
 * "saved".
 */
export function stateOf({ handledAt, deliveries }: SavedQuote): string {
  const states = deliveries.map(deliveryState);
  if (handledAt) states.unshift("handled");
  return states.join("; ") || "saved";
}

const quoteLine = (quote: SavedQuote) => {
  const { id, receivedAt, request, spam } = quote;
  return plain(
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

function waitingLine({ way, count, since, reason }: Waiting): string {
  const requests = `${counted(count, "request")} since ${since.slice(0, 16)}`;
  if (way === null) return `Nobody was told of ${requests}`;
  const [, recipient] = way.split(":");
  return plain(
    `Not ${recipient ? `e-mailed to ${recipient}` : "delivered"} yet: ${requests}, last: ${reason ?? "none yet"}`,
  );
}

/** What has reached nobody, one line per way. */
export const waitingText = (waiting: readonly Waiting[]): string =>
  waiting.map((each) => `\n${waitingLine(each)}`).join("");

/** All fields of a request, one per line. Only the message may span lines. */
export function show(quote: SavedQuote): string {
  const { id, receivedAt, request, spam = "" } = quote;
  const fields = { id, receivedAt, state: stateOf(quote), spam, ...request };
  return (
    Object.entries(fields)
      // Removing line breaks keeps one field from imitating another.
      .map(([name, value]) =>
        plain(`${name}: ${value}`, name === "message" ? "\n" : ""),
      )
      .join("\n")
  );
}
