import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";

/** Records what the cache was built by: a folder, and a digest of the hooks. */
const note = ".cache/built-by.txt";

/** Gatsby compiles its hooks, with all that they import, to this file. */
const hooks = ".cache/compiled/gatsby-node.js";

/** Gatsby treats a cache as present while this folder exists. */
const database = ".cache/caches-lmdb";

/**
 * The folders to delete here; Gatsby deletes the rest of an outdated cache. The
 * state goes first and the database last: if this run ends early, the next one
 * still sees that the cache is outdated.
 */
const caches = [".cache/redux", ".cache/webpack", database];

/** What this build notes of itself, line by line. */
async function builder(project: string): Promise<[string, string]> {
  const code = await fs.readFile(path.join(project, hooks));
  return [project, createHash("sha256").update(code).digest("hex")];
}

/** Why the cache, if there is one, is of no use to this build. */
export async function whyOutdated(
  project: string,
): Promise<string | undefined> {
  if (!existsSync(path.join(project, database))) return undefined;
  const noted = await fs
    .readFile(path.join(project, note), "utf8")
    .catch(() => "");
  const [lastFolder, lastCode] = noted.split("\n");
  const [folder, code] = await builder(project);
  if (lastFolder !== folder) return "The cache was made in another folder";
  if (lastCode !== code) return "The code of the build has changed";
  return undefined;
}

/**
 * Invalidates a cache that was copied or moved with the project, or made by other
 * code. It names components by absolute path, so Gatsby would not find their query
 * results and every page would show an error; and Gatsby itself only notices
 * changes of gatsby-node.ts, not of what that imports.
 */
export async function forgetOutdatedCache(
  project: string,
  { store, reporter }: Pick<ParentSpanPluginArgs, "store" | "reporter">,
): Promise<void> {
  const reason = await whyOutdated(project);
  if (!reason) return;
  reporter.info(
    `${reason}: this build starts without the cache and takes longer.`,
  );
  for (const cache of caches)
    await fs.rm(path.join(project, cache), { recursive: true, force: true });
  // A cache with a different hash of the plugins is outdated to Gatsby.
  const dispatch = store.dispatch as (action: object) => void;
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}

/** Records that this build makes the cache. Call it after Gatsby's own cleanup. */
export async function claimCache(project: string): Promise<void> {
  const lines = await builder(project);
  await fs.writeFile(path.join(project, note), lines.join("\n"));
}
