import fs from "node:fs";
import path from "node:path";
import { readQuotes } from "./databaseStore";
import { importLines } from "./importLines";
import { localDatabase } from "./localDatabase";
import type { LocalDatabase } from "./localDatabase";
import type { QuoteEntry } from "./quoteEntry";

/** Doesn't exist in a bundle, which has to pass the folder. */
const ownMigrations = path.join(__dirname, "migrations");

/** The file in which earlier releases stored requests. */
const linesOf = (inboxFile: string) =>
  inboxFile.replace(/(?:\.db)?$/, ".jsonl");

/**
 * An inbox in a local file, opened on first use. An older `.jsonl` file beside
 * it is imported.
 * @param migrations folder of the migrations
 */
export const openInbox = (
  file: string,
  migrations = ownMigrations,
): LocalDatabase =>
  localDatabase({
    file,
    migrations,
    prepare: (connection) =>
      importLines(connection, linesOf(file), (text) => console.error(text)),
  });

/**
 * Files of earlier releases beside an inbox that may still contain requests.
 */
export const olderFiles = (file: string): string[] =>
  ["", ".imported", ".unreadable", ".torn"]
    .map((end) => linesOf(file) + end)
    .filter((older) => fs.existsSync(older));

/** Whether there is an inbox, or an older one to import. */
export const isInbox = (file: string): boolean =>
  fs.existsSync(file) || fs.existsSync(linesOf(file));

/** All requests in an inbox, oldest first. */
export async function readInbox(file: string): Promise<QuoteEntry[]> {
  const inbox = openInbox(file);
  try {
    return await readQuotes(inbox);
  } finally {
    await inbox.close();
  }
}
