import fs from "node:fs/promises";
import path from "node:path";
import { headerRulesFile, redirectsFile } from "../../site/files";
import { filesBelow } from "../../site/command";
import type { Redirects } from "../../site/routes";
import { readHeaderRules, responseHeaders } from "./headers";
import { sitePaths } from "./sitePaths";

export interface ServedSite {
  /** Its folder, with symlinks resolved. */
  readonly root: string;
  readonly resolve: ReturnType<typeof sitePaths>;
  readonly headersOf: ReturnType<typeof responseHeaders>;
}

/** The redirects of a built site; none if it was built before there was a file. */
async function readRedirects(root: string): Promise<Redirects> {
  const file = path.join(root, redirectsFile);
  const text = await fs.readFile(file, "utf8").catch(() => "{}");
  return JSON.parse(text) as Redirects;
}

/**
 * Reads a site's file list, redirects and header rules.
 * @throws if the folder has no built site
 */
export async function readSite(folder: string): Promise<ServedSite> {
  const missing = `${folder} has no built site: run "npm run build" first`;
  const root = await fs.realpath(folder).catch((cause: unknown) => {
    throw new Error(missing, { cause });
  });
  const resolve = sitePaths(await filesBelow(root), await readRedirects(root));
  if (!("file" in resolve("/"))) throw new Error(missing);
  return {
    root,
    resolve,
    headersOf: responseHeaders(await readHeaderRules(root)),
  };
}

/** Changes with every release and every build. */
async function versionOf(folder: string): Promise<string> {
  const root = await fs.realpath(folder);
  // The build writes this file last.
  const { mtimeMs } = await fs.stat(path.join(root, headerRulesFile));
  return `${root} ${mtimeMs}`;
}

/** How often the server checks for a new release. Milliseconds. */
const pollInterval = 1000;

/**
 * The site in a folder, reloaded after each release. If a release can't be
 * read, the previous site stays.
 * @param onError called if a release can't be read, which is tried again
 * @throws if the folder has no built site at the start
 */
export async function currentSite(
  folder: string,
  onError: (error: unknown) => void,
): Promise<{ site: () => ServedSite; stop: () => void }> {
  let version = await versionOf(folder).catch(() => "");
  let site = await readSite(folder);
  let isReloading = false;
  /** What could not be read, which is reported once. */
  let failed: string | undefined;

  async function reload(): Promise<void> {
    const found = await versionOf(folder);
    if (found === version) return;
    // Noted once it is read, so that the next round tries again if it can't be.
    site = await readSite(folder);
    version = found;
    failed = undefined;
  }

  const timer = setInterval(() => {
    if (isReloading) return;
    isReloading = true;
    void reload()
      .catch((error: unknown) => {
        if (String(error) !== failed) onError(error);
        failed = String(error);
      })
      .finally(() => (isReloading = false));
  }, pollInterval);
  timer.unref();
  return { site: () => site, stop: () => clearInterval(timer) };
}
