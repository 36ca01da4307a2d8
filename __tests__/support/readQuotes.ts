import type { Database } from "../../src/quote/inbox/store/database";
import {
  quoteColumns,
  parseQuoteRow,
} from "../../src/quote/inbox/store/quoteStore";
import type { QuoteRow } from "../../src/quote/inbox/store/quoteStore";
import { openInbox } from "../../src/quote/inbox/store/inbox";
import type { StoredQuote } from "../../src/quote/inbox/store/quoteStore";

/** All requests in a database, oldest first. */
export async function readQuotes(database: Database): Promise<StoredQuote[]> {
  const rows = await database.read<QuoteRow>({
    sql: `SELECT ${quoteColumns} FROM quotes ORDER BY received_at, rowid`,
    values: [],
  });
  return rows.map(parseQuoteRow);
}

/** All requests in an inbox, oldest first. */
export async function readInbox(file: string): Promise<StoredQuote[]> {
  const inbox = openInbox(file);
  try {
    return await readQuotes(inbox);
  } finally {
    inbox.close();
  }
}

/** The requests at the shared server whose message begins with a text. */
export async function requestsStartingWith(start: string) {
  const entries = await readInbox(process.env.TEST_INBOX!);
  return entries
    .map(({ request }) => request)
    .filter(({ message }) => message.startsWith(start));
}
