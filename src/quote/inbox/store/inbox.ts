import path from "node:path";
import { localDatabase } from "./localDatabase";
import type { LocalDatabase } from "./localDatabase";

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
