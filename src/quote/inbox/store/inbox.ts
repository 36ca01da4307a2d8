import path from "node:path";
import { readQuotes } from "./databaseStore";
import { localDatabase } from "./localDatabase";
import type { LocalDatabase } from "./localDatabase";
import type { QuoteEntry } from "./quoteEntry";

/** Doesn't exist in a bundle, which has to pass the folder. */
const ownMigrations = path.join(__dirname, "migrations");

/**
 * An inbox in a local file, opened on first use.
 * @param migrations folder of the migrations
 */
export const openInbox = (
  file: string,
  migrations = ownMigrations,
): LocalDatabase => localDatabase(file, migrations);

/** All requests in an inbox, oldest first. */
export async function readInbox(file: string): Promise<QuoteEntry[]> {
  const inbox = openInbox(file);
  try {
    return await readQuotes(inbox);
  } finally {
    await inbox.close();
  }
}
