import { stringify } from "csv-stringify/sync";
import { formatCompanyTime } from "../formatCompanyTime";
import type { Delivery, QuoteRequestWithDeliveries } from "./storedQuotes";
import { getChannelName } from "../delivery/channelDefinitions";
import { fieldRows } from "../../request/quoteRequest";
import type { QuoteValues } from "../../request/quoteRequest";
import { getDisplayValue } from "../../request/quoteTexts";
import type { QuoteTexts } from "../../request/quoteTexts";
import { pluralize, replaceUnsafeCharacters } from "../../../shared/text";

const formatAttempts = ({ attempts, result }: Delivery) =>
  `${pluralize(attempts, "attempt")}, last error: ${result ?? "none yet"}`;

function formatDelivery(delivery: Delivery): string {
  const to = getChannelName(delivery.channel);
  if (delivery.deliveredAt !== null) return `delivered to ${to}`;
  const doubt = delivery.uncertainAttempts ? " (may have arrived)" : "";
  return `waiting for ${to}${doubt}, ${formatAttempts(delivery)}`;
}

/**
 * Formats the state of a request, such as "handled", "saved", or "delivered to …; waiting
 * for …, 2 attempts, last error: …".
 */
function formatState({
  handledAt,
  deliveries,
}: QuoteRequestWithDeliveries): string {
  const states = deliveries
    .filter(({ deliveredAt }) => deliveredAt !== null || handledAt === null)
    .map(formatDelivery);
  if (handledAt) states.unshift("handled");
  return states.join("; ") || "saved";
}

function formatQuoteLine(quote: QuoteRequestWithDeliveries): string {
  const { id, receivedAt, request, spam } = quote;
  const { name, phone, moveSize, moveFromDate } = request;
  const state = spam ? `${formatState(quote)}; ${spam}` : formatState(quote);
  return replaceUnsafeCharacters(
    `${id.slice(0, 8)}  ${formatCompanyTime(receivedAt)}  ${name}, ${phone}, ${moveSize} on ${moveFromDate}  (${state})`,
  );
}

/** Formats how many requests are undelivered, and since when; no lines if there are none. */
function formatUnnotified(
  quotes: readonly QuoteRequestWithDeliveries[],
): string[] {
  const unnotifiedQuotes = quotes
    .filter(({ spam, handledAt }) => !spam && !handledAt)
    .filter(({ deliveries }) =>
      deliveries.every((delivery) => !delivery.deliveredAt),
    );
  const [first] = unnotifiedQuotes;
  if (!first) return [];
  const count = pluralize(unnotifiedQuotes.length, "request");
  const since = formatCompanyTime(first.receivedAt);
  const uncertainCount = unnotifiedQuotes.filter(({ deliveries }) =>
    deliveries.some((delivery) => delivery.uncertainAttempts),
  ).length;
  const doubt = uncertainCount
    ? `, but ${uncertainCount} may have arrived`
    : "";
  return ["", `Nobody has been notified of ${count} since ${since}${doubt}`];
}

/** Formats a list of requests, one per line, and of probable spam below it. */
export function formatQuoteRequestList(
  quotes: readonly QuoteRequestWithDeliveries[],
): string {
  const spam = quotes.filter((quote) => quote.spam).map(formatQuoteLine);
  return [
    ...quotes.filter((quote) => !quote.spam).map(formatQuoteLine),
    ...(spam.length ? ["", "Probably spam", ...spam] : []),
    ...formatUnnotified(quotes),
  ].join("\n");
}

/** Returns a request with the labels of its choices in place of their values. */
export function withDisplayValues(
  quote: QuoteRequestWithDeliveries,
  texts: QuoteTexts,
): QuoteRequestWithDeliveries {
  const { request } = quote;
  const displayValues: Partial<QuoteValues> = {};
  for (const field of fieldRows.flat()) {
    const value = request[field.name];
    displayValues[field.name] = getDisplayValue(field, value, texts);
  }
  return { ...quote, request: { ...request, ...displayValues } };
}

/** Flattens a request to strings by column, including fields that the form no longer has. */
function toStringRecord(
  quote: QuoteRequestWithDeliveries,
): Record<string, string> {
  const { id, receivedAt, request, spam = "" } = quote;
  return { id, receivedAt, state: formatState(quote), spam, ...request };
}

/** Names of the fields whose values may span lines. */
const multilineFields: readonly string[] = fieldRows
  .flat()
  .filter(({ control }) => control === "textarea")
  .map(({ name }) => name);

/** Formats the fields of a request, one per line. Only messages may span several lines. */
export const formatQuoteRequest = (quote: QuoteRequestWithDeliveries): string =>
  Object.entries(toStringRecord(quote))
    // A line break in a value could imitate another field.
    .map(([name, value]) =>
      replaceUnsafeCharacters(
        `${name}: ${value}`,
        multilineFields.includes(name) ? "\n" : "",
      ),
    )
    .join("\n");

/**
 * Replaces control characters, and removes spaces before a formula, because csv-stringify escapes
 * only formulas at the start of a cell.
 */
const formatCell = (value: string) =>
  replaceUnsafeCharacters(value, "\n").replace(
    /^\s+(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/,
    "",
  );

/** Formats requests as CSV in UTF-8 with a BOM, safe against formula injection in spreadsheets. */
export function quoteRequestsToCsv(
  quotes: readonly QuoteRequestWithDeliveries[],
): string {
  const rows = quotes.map(toStringRecord);
  return stringify(rows, {
    // Older requests may have other fields.
    columns: Object.keys(Object.assign({}, ...rows) as object),
    header: true,
    bom: true,
    cast: { string: formatCell },
    escape_formulas: true,
  });
}
