import { stringify } from "csv-stringify/sync";
import type { SavedQuote } from "./savedQuotes";
import { stateOf } from "./quoteText";

/** Control characters that spreadsheets drop before they look for a formula. */
const droppedControls = /[^\P{Cc}\t\n\r]/gu;

/** A formula at the start of a cell. */
const firstFormula = /^(\s*)([=+\-@＝＋－＠])/;

/**
 * One after a character that some spreadsheets read as a separator, such as `;`
 * in much of Europe.
 */
const laterFormula = /([,;|\t\r\n])([^\S\t\r\n]*)([=+\-@＝＋－＠])/g;

/** Escapes text so that spreadsheets don't run it as a formula. */
const escapeFormulas = (text: string) =>
  text
    .replace(droppedControls, "")
    .replace(
      firstFormula,
      (_, blanks: string, sign: string) => `${blanks && "'"}${blanks}'${sign}`,
    )
    .replace(laterFormula, "$1$2'$3");

/**
 * Requests as CSV that is safe to open in spreadsheets, in UTF-8 with a BOM.
 * @param isFirst whether they are the begin of the file, with the header
 */
export const csv = (quotes: readonly SavedQuote[], isFirst = true): string =>
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
    { header: isFirst, bom: isFirst },
  );
