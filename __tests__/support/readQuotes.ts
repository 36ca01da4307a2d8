import type { Database } from "../../src/quote/inbox/store/database";
import { entryColumns, entryOf } from "../../src/quote/inbox/store/quoteStore";
import type { QuoteRow } from "../../src/quote/inbox/store/quoteStore";
import { openInbox } from "../../src/quote/inbox/store/inbox";
import type { QuoteEntry } from "../../src/quote/inbox/store/quoteStore";

/** All requests in a database, oldest first. */
export async function readQuotes(database: Database): Promise<QuoteEntry[]> {
  const rows = await database.read<QuoteRow>({
    sql: `SELECT ${entryColumns} FROM quotes ORDER BY received_at, rowid`,
    values: [],
  });
  return rows.map(entryOf);
}

/** All requests in an inbox, oldest first. */
export async function readInbox(file: string): Promise<QuoteEntry[]> {
  const inbox = openInbox(file);
  try {
    return await readQuotes(inbox);
  } finally {
    inbox.close();
  }
}

/** The requests at the shared server whose message begins with a text. */
export async function requestsWith(start: string) {
  const entries = await readInbox(process.env.TEST_INBOX!);
  return entries
    .map(({ request }) => request)
    .filter(({ message }) => message.startsWith(start));
}
