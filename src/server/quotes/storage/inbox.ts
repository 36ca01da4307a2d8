import fs from "node:fs";
import path from "node:path";
import { readQuotes } from "./databaseStore";
import { importLines } from "./importLines";
import { localDatabase } from "./localDatabase";
import type { LocalDatabase } from "./localDatabase";
import type { QuoteEntry } from "./quoteEntry";

/** The migrations beside this code; bundles of it must be told where they are. */
const ownMigrations = path.join(__dirname, "migrations");

/** The file in which earlier releases kept what an inbox has now. */
const linesOf = (inboxFile: string) =>
  inboxFile.replace(/(?:\.db)?$/, ".jsonl");

/**
 * The inbox in a file on this machine, with what an older `.jsonl` beside it
 * has. It is opened when it is first used.
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

/** Files of earlier releases beside an inbox that may still hold requests. */
export const olderFiles = (file: string): string[] =>
  ["", ".imported", ".unreadable", ".torn"]
    .map((end) => linesOf(file) + end)
    .filter((older) => fs.existsSync(older));

/** Whether there is an inbox, or an older one to make it of. */
export const isInbox = (file: string): boolean =>
  fs.existsSync(file) || fs.existsSync(linesOf(file));

/** Every request in an inbox, oldest first. */
export async function readInbox(file: string): Promise<QuoteEntry[]> {
  const inbox = openInbox(file);
  try {
    return await readQuotes(inbox);
  } finally {
    await inbox.close();
  }
}
