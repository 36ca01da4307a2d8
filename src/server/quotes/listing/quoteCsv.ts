import { stringify } from "csv-stringify/sync";
import type { KeptQuote } from "./keptQuotes";
import { stateOf } from "./quoteText";

/** What spreadsheets drop before they look for a formula: all control characters but blanks. */
const dropped = /[^\P{Cc}\t\n\r]/gu;

/**
 * Where a formula might begin: at the start of a cell, and after whatever a
 * spreadsheet may take for the end of one, such as `;` in half of Europe.
 */
const formula = /(^|[,;|\t\r\n])(\s*)([=+\-@＝＋－＠])/g;

/** Text that is shown as it is. */
const inert = (text: string) =>
  text
    .replace(dropped, "")
    .replace(
      formula,
      (_, before: string, blanks: string, sign: string) =>
        `${before || (blanks && "'")}${blanks}'${sign}`,
    );

/** Requests as CSV, which spreadsheets take for UTF-8 and run nothing of. */
export const csv = (quotes: readonly KeptQuote[]): string =>
  stringify(
    quotes.map((quote) => {
      const { id, receivedAt, request, spam = "" } = quote;
      const row = { id, receivedAt, state: stateOf(quote), spam, ...request };
      return Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, inert(value)]),
      );
    }),
    { header: true, bom: true },
  );
