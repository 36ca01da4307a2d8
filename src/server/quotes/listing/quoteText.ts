import type { Delivery, KeptQuote } from "./keptQuotes";
import { plain } from "./plainText";

const attemptsOf = ({ attempts, result }: Delivery) =>
  `${attempts} ${attempts === 1 ? "attempt" : "attempts"}, last: ${result ?? "none yet"}`;

const wordsFor = {
  forward: { waiting: "waiting", done: "delivered" },
  mail: { waiting: "e-mail waiting", done: "e-mailed" },
};

function deliveryState(delivery: Delivery): string {
  const { waiting, done } = wordsFor[delivery.way];
  return delivery.delivered_at === null
    ? `${waiting}, ${attemptsOf(delivery)}`
    : done;
}

/** What has become of a request: "handled", "delivered; e-mailed", "waiting, …", "kept". */
export function stateOf({ handledAt, deliveries }: KeptQuote): string {
  const states = deliveries.map(deliveryState);
  if (handledAt) states.unshift("handled");
  return states.join("; ") || "kept";
}

const lineOf = (quote: KeptQuote) => {
  const { id, receivedAt, request, spam } = quote;
  return plain(
    `${id.slice(0, 8)}  ${receivedAt.slice(0, 16)}  ${request.name}, ${request.phone}, ${request.moveSize} on ${request.moveFromDate}  (${stateOf(quote)}${spam ? `; ${spam}` : ""})`,
  );
};

/** A line for each request, and those apart that are probably spam. */
export function list(quotes: readonly KeptQuote[]): string {
  const spam = quotes.filter((quote) => quote.spam).map(lineOf);
  return [
    ...quotes.filter((quote) => !quote.spam).map(lineOf),
    ...(spam.length ? ["", "Probably spam", ...spam] : []),
  ].join("\n");
}

/** Everything of a request, a field a line; a message may have several. */
export function show(quote: KeptQuote): string {
  const { id, receivedAt, request, spam = "" } = quote;
  const fields = { id, receivedAt, state: stateOf(quote), spam, ...request };
  return (
    Object.entries(fields)
      // A field of one line can't look like several.
      .map(([name, value]) =>
        plain(`${name}: ${value}`, name === "message" ? "\n" : ""),
      )
      .join("\n")
  );
}
