import { stringify } from "csv-stringify/sync";
import { companyTime } from "../companyTime";
import type { Delivery, SavedQuote } from "./savedQuotes";
import { describeChannel } from "../delivery/channelTypes";
import { fieldRows } from "../../request/quoteRequest";
import type { QuoteFields } from "../../request/quoteRequest";
import { shownValue, stripControlChars } from "../../request/quoteTexts";
import type { QuoteTexts } from "../../request/quoteTexts";
import { counted } from "../../../site/text";

const attemptsOf = ({ attempts, result }: Delivery) =>
  `${counted(attempts, "attempt")}, last error: ${result ?? "none yet"}`;

function deliveryState(delivery: Delivery): string {
  const to = describeChannel(delivery.channel);
  return delivery.deliveredAt === null
    ? `waiting for ${to}, ${attemptsOf(delivery)}`
    : `delivered to ${to}`;
}

/**
 * The state of a request: "handled", "delivered to …; waiting for …, 2 attempts", or
 * "saved".
 */
function stateOf({ handledAt, deliveries }: SavedQuote): string {
  const states = deliveries
    .filter(({ deliveredAt }) => deliveredAt !== null || handledAt === null)
    .map(deliveryState);
  if (handledAt) states.unshift("handled");
  return states.join("; ") || "saved";
}

const quoteLine = (quote: SavedQuote) => {
  const { id, receivedAt, request, spam } = quote;
  return stripControlChars(
    `${id.slice(0, 8)}  ${companyTime(receivedAt)}  ${request.name}, ${request.phone}, ${request.moveSize} on ${request.moveFromDate}  (${stateOf(quote)}${spam ? `; ${spam}` : ""})`,
  );
};

/** How many requests nobody was notified of, and since when. */
function unnotified(quotes: readonly SavedQuote[]): string[] {
  const waiting = quotes.filter(
    ({ spam, handledAt, deliveries }) =>
      !spam && !handledAt && deliveries.every((each) => !each.deliveredAt),
  );
  const [first] = waiting;
  return first
    ? [
        "",
        `Nobody has been notified of ${counted(waiting.length, "request")} since ${companyTime(first.receivedAt)}`,
      ]
    : [];
}

/** One line per request, probable spam listed separately. */
export function listing(quotes: readonly SavedQuote[]): string {
  const spam = quotes.filter((quote) => quote.spam).map(quoteLine);
  return [
    ...quotes.filter((quote) => !quote.spam).map(quoteLine),
    ...(spam.length ? ["", "Probably spam", ...spam] : []),
    ...unnotified(quotes),
  ].join("\n");
}

/** A request with its choices as the form shows them. */
export const inWords =
  (texts: QuoteTexts) =>
  (quote: SavedQuote): SavedQuote => {
    const { request } = quote;
    const answers: Partial<QuoteFields> = {};
    for (const field of fieldRows.flat())
      answers[field.name] = shownValue(field, request[field.name], texts);
    return { ...quote, request: { ...request, ...answers } };
  };

/** What is known of a request by name, with what a field that is gone had. */
const valuesOf = (quote: SavedQuote): Record<string, string> => {
  const { id, receivedAt, request, spam = "" } = quote;
  return { id, receivedAt, state: stateOf(quote), spam, ...request };
};

/** The fields whose values may span lines. */
const messages: readonly string[] = fieldRows
  .flat()
  .filter(({ control }) => control === "textarea")
  .map(({ name }) => name);

/** All fields of a request, one per line. Only messages may span lines. */
export const show = (quote: SavedQuote): string =>
  Object.entries(valuesOf(quote))
    // Removing line breaks keeps one field from imitating another.
    .map(([name, value]) =>
      stripControlChars(
        `${name}: ${value}`,
        messages.includes(name) ? "\n" : "",
      ),
    )
    .join("\n");

/** Without spaces before a formula, behind which csv-stringify doesn't see it. */
const cellOf = (value: string) =>
  stripControlChars(value, "\n").replace(
    /^\s+(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/,
    "",
  );

/** Requests as CSV that is safe to open in spreadsheets, in UTF-8 with a BOM. */
export function csv(quotes: readonly SavedQuote[]): string {
  const rows = quotes.map(valuesOf);
  return stringify(rows, {
    // Requests of other times may have had other fields.
    columns: Object.keys(Object.assign({}, ...rows) as object),
    header: true,
    bom: true,
    cast: { string: cellOf },
    escape_formulas: true,
  });
}
