import fs from "node:fs/promises";
import path from "node:path";
import { headerRulesFile } from "../site/buildFiles";
import { filesBelow } from "../site/filesBelow";
import { answerHeaders, readHeaderRules } from "./headers";
import { sitePaths } from "./sitePaths";

/** A built site as it was when it was read. */
export interface ServedSite {
  /** Its folder, whatever links lead there. */
  readonly root: string;
  readonly answer: ReturnType<typeof sitePaths>;
  readonly headersOf: ReturnType<typeof answerHeaders>;
}

/**
 * Reads which files a site has and how they are answered.
 * @throws when the folder holds no built site
 */
export async function readSite(folder: string): Promise<ServedSite> {
  const missing = `${folder} holds no built site: run "npm run build" first`;
  const root = await fs.realpath(folder).catch((cause: unknown) => {
    throw new Error(missing, { cause });
  });
  const answer = sitePaths(await filesBelow(root));
  if (!("file" in answer("/"))) throw new Error(missing);
  return {
    root,
    answer,
    headersOf: answerHeaders(await readHeaderRules(root)),
  };
}

/** Changes when another release takes a site's place, or a build writes it anew. */
async function versionOf(folder: string): Promise<string> {
  const root = await fs.realpath(folder);
  // A build writes it last.
  const { mtimeMs } = await fs.stat(path.join(root, headerRulesFile));
  return `${root} ${mtimeMs}`;
}

/** How often a server looks for a release, in milliseconds. */
const interval = 1000;

export interface CurrentSite {
  readonly site: () => ServedSite;
  /** Stops looking for releases. */
  readonly stop: () => void;
}

/**
 * The site in a folder, read again whenever a release takes its place. One that
 * can't be read leaves the former in its place.
 * @param onError told why a release can't be served
 * @throws when the folder holds no built site at first
 */
export async function currentSite(
  folder: string,
  onError: (error: unknown) => void,
): Promise<CurrentSite> {
  let version = await versionOf(folder).catch(() => "");
  let site = await readSite(folder);
  let isLooking = false;

  async function look(): Promise<void> {
    const found = await versionOf(folder);
    if (found === version) return;
    version = found;
    site = await readSite(folder);
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(onError)
      .finally(() => (isLooking = false));
  }, interval);
  timer.unref();
  return { site: () => site, stop: () => clearInterval(timer) };
}
