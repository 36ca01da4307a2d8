import type { Database } from "../../src/quote/inbox/store/database";
import {
  quoteColumns,
  parseQuoteRequestRow,
} from "../../src/quote/inbox/store/quoteStore";
import type {
  QuoteRequestRow,
  StoredQuoteRequest,
} from "../../src/quote/inbox/store/quoteStore";
import { createInbox } from "../../src/quote/inbox/store/inbox";

/** Reads all requests in an open database, oldest first. */
export async function readQuotes(
  database: Database,
): Promise<StoredQuoteRequest[]> {
  const rows = await database.read<QuoteRequestRow>({
    sql: `SELECT ${quoteColumns} FROM quotes ORDER BY received_at, rowid`,
    values: [],
  });
  return rows.map(parseQuoteRequestRow);
}

/** Reads all requests in an inbox file, oldest first. */
export async function readInbox(file: string): Promise<StoredQuoteRequest[]> {
  const inbox = createInbox(file);
  try {
    return await readQuotes(inbox);
  } finally {
    inbox.close();
  }
}

/** Finds the requests in the shared server's inbox whose message begins with a text. */
export async function findRequestsByMessageStart(start: string) {
  const entries = await readInbox(process.env.TEST_INBOX!);
  return entries
    .map(({ request }) => request)
    .filter(({ message }) => message.startsWith(start));
}
