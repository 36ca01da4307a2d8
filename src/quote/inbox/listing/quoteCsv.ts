import { stringify } from "csv-stringify/sync";
import type { SavedQuote } from "./savedQuotes";
import { stateOf } from "./quoteText";

/** Control characters that spreadsheets drop before they look for a formula. */
const droppedControls = /[^\P{Cc}\t\n\r]/gu;

/**
 * Where a formula could begin: at the start of a cell, or after a character
 * that some spreadsheets read as a separator, such as `;` in much of Europe.
 */
const formula = /(^|[,;|\t\r\n])(\s*)([=+\-@＝＋－＠])/g;

/** Escapes text so that spreadsheets don't run it as a formula. */
const escapeFormulas = (text: string) =>
  text
    .replace(droppedControls, "")
    .replace(
      formula,
      (_, before: string, blanks: string, sign: string) =>
        `${before || (blanks && "'")}${blanks}'${sign}`,
    );

/**
 * Requests as CSV that is safe to open in spreadsheets, in UTF-8 with a BOM.
 */
export const csv = (quotes: readonly SavedQuote[]): string =>
  stringify(
    quotes.map((quote) => {
      const { id, receivedAt, request, spam = "" } = quote;
      const row = { id, receivedAt, state: stateOf(quote), spam, ...request };
      return Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          escapeFormulas(value),
        ]),
      );
    }),
    { header: true, bom: true },
  );
