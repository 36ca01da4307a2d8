import { stringify } from "csv-stringify/sync";
import type { SavedQuote } from "./savedQuotes";
import { stripControlChars } from "../../request/quoteTexts";
import { stateOf } from "./quoteText";

/** Without spaces before a formula, behind which csv-stringify doesn't see it. */
const cellOf = (value: string) =>
  stripControlChars(value, "\n").replace(
    /^\s+(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/,
    "",
  );

/**
 * Requests as CSV that is safe to open in spreadsheets, in UTF-8 with a BOM.
 * @param isFirst whether to write the header row
 */
export const csv = (quotes: readonly SavedQuote[], isFirst = true): string =>
  stringify(
    quotes.map((quote) => {
      const { id, receivedAt, request, spam = "" } = quote;
      const row = { id, receivedAt, state: stateOf(quote), spam, ...request };
      return Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, cellOf(value)]),
      );
    }),
    { header: isFirst, bom: isFirst, escape_formulas: true },
  );
