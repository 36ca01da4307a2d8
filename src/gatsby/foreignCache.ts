import fs from "node:fs/promises";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";

/** Says for which folder the cache was made. */
const note = ".cache/project-folder.txt";

/**
 * What has to be gone from the disk: webpack's modules, and what Gatsby takes
 * as the sign that there is a cache at all. Gatsby deletes the rest itself.
 */
const caches = [".cache/webpack", ".cache/caches-lmdb"];

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** Whether there is a cache that was made for another folder. */
export async function isCacheForeign(project: string): Promise<boolean> {
  if (!(await exists(path.join(project, ".cache/caches-lmdb")))) return false;
  const folder = await fs
    .readFile(path.join(project, note), "utf8")
    .catch(() => undefined);
  return folder !== project;
}

/**
 * Has Gatsby begin anew where the project was copied or moved with its cache.
 * The cache names components by their absolute paths, so that Gatsby would not
 * find the answers to their queries: every page would show an error.
 */
export async function forgetForeignCache(
  project: string,
  { store, reporter }: Pick<ParentSpanPluginArgs, "store" | "reporter">,
): Promise<void> {
  if (!(await isCacheForeign(project))) return;
  reporter.info(
    "The cache was made in another folder: building without it, which takes longer once.",
  );
  await Promise.all(
    caches.map((cache) =>
      fs.rm(path.join(project, cache), { recursive: true, force: true }),
    ),
  );
  // Without the digest of its plugins, Gatsby takes the cache for outdated.
  const dispatch = store.dispatch as (action: object) => void;
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}

/** Notes that the cache is this folder's, once Gatsby has deleted what is old. */
export async function claimCache(project: string): Promise<void> {
  await fs.mkdir(path.join(project, ".cache"), { recursive: true });
  await fs.writeFile(path.join(project, note), project);
}
