import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";

/** Records the project folder that the cache was built in. */
const note = ".cache/project-folder.txt";

/** Gatsby treats a cache as present while this folder exists. */
const database = ".cache/caches-lmdb";

/**
 * The folders to delete here; Gatsby deletes the rest of an outdated cache. The
 * state goes first and the database last: if this run ends early, the next one
 * still sees that the cache is outdated.
 */
const caches = [".cache/redux", ".cache/webpack", database];

/** Whether there is a cache that was built in another folder. */
export async function isCacheForeign(project: string): Promise<boolean> {
  if (!existsSync(path.join(project, database))) return false;
  const folder = await fs
    .readFile(path.join(project, note), "utf8")
    .catch(() => undefined);
  return folder !== project;
}

/**
 * Invalidates a cache that was copied or moved with the project. It names
 * components by absolute path, so Gatsby would not find their query results and
 * every page would show an error.
 */
export async function forgetForeignCache(
  project: string,
  { store, reporter }: Pick<ParentSpanPluginArgs, "store" | "reporter">,
): Promise<void> {
  if (!(await isCacheForeign(project))) return;
  reporter.info(
    "The cache was made in another folder: this build starts without it and takes longer.",
  );
  for (const cache of caches)
    await fs.rm(path.join(project, cache), { recursive: true, force: true });
  // A cache with a different hash of the plugins is outdated to Gatsby.
  const dispatch = store.dispatch as (action: object) => void;
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}

/** Records that the cache belongs to this folder. Call it after Gatsby's own cleanup. */
export async function claimCache(project: string): Promise<void> {
  await fs.mkdir(path.join(project, ".cache"), { recursive: true });
  await fs.writeFile(path.join(project, note), project);
}
