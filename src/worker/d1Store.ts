import type { D1Database } from "@cloudflare/workers-types";
import { newEntry } from "../server/quotes/quoteEntry";
import type { QuoteStore } from "../server/quotes/quoteEntry";

const insert =
  "INSERT INTO quotes (id, received_at, request) VALUES (?1, ?2, ?3)";

/** Keeps quote requests in a table of a D1 database. */
export const d1Store = (database: D1Database): QuoteStore => ({
  async add(request) {
    const entry = newEntry(request);
    await database
      .prepare(insert)
      .bind(entry.id, entry.receivedAt, JSON.stringify(request))
      .run();
    return entry;
  },
});
