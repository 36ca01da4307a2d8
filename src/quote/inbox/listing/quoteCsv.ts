import { stringify } from "csv-stringify/sync";
import type { SavedQuote } from "./savedQuotes";
import { plain } from "../../request/quoteTexts";
import { stateOf } from "./quoteText";

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
        Object.entries(row).map(([name, value]) => [name, plain(value, "\n")]),
      );
    }),
    { header: isFirst, bom: isFirst, escape_formulas: true },
  );
