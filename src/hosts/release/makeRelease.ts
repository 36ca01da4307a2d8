import fs from "node:fs/promises";
import path from "node:path";
import { originalOf } from "../../site/files";
import { filesBelow } from "../../site/command";
import { keepForever } from "../../site/headers";
import { readSite } from "../server/servedSite";

/** How long open tabs can load files of earlier releases. Milliseconds. */
const retention = 30 * 24 * 60 * 60 * 1000;

/** When each file kept from earlier releases was replaced: ISO date-times by path. */
const formerFile = "former.json";

/** The symlink in the releases folder that points to the latest release. */
export const currentLink = "current";

/** The folder in `releases` with the packages of releases, by their lock files. */
const packagesFolder = ".packages";

/** The built site in a release. */
export const siteOf = (release: string): string => path.join(release, "public");

interface ReleaseOptions {
  /** The folder of the new release in `releases`, with its built site. */
  readonly release: string;
  readonly releases: string;
  /** The current time, milliseconds since 1970. */
  readonly now: number;
}

async function formerOf(release: string): Promise<Record<string, string>> {
  const file = path.join(release, formerFile);
  const text = await fs.readFile(file, "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, string>;
}

/**
 * Adds the hashed files that the release before had, up to 30 days after they were
 * replaced, for tabs that are still open.
 * @param before the folder of the release before, if there is one
 * @returns how many there are
 */
export async function addFormerFiles(
  { release, now }: ReleaseOptions,
  before: string | undefined,
): Promise<number> {
  const site = siteOf(release);
  const { headersOf } = await readSite(site);
  const files = new Set(await filesBelow(site));
  const former: Record<string, string> = {};
  const replaced = before ? await formerOf(before) : {};
  for (const file of before ? await filesBelow(siteOf(before)) : []) {
    const date = replaced[file] ?? new Date(now).toISOString();
    const headers = headersOf(originalOf(file), false);
    const isHashed = headers["Cache-Control"] === keepForever;
    const isOld = now - Date.parse(date) > retention;
    if (!before || files.has(file) || !isHashed || isOld) continue;
    former[file] = date;
    await fs.mkdir(path.dirname(site + file), { recursive: true });
    await fs.copyFile(siteOf(before) + file, site + file);
  }
  await fs.writeFile(path.join(release, formerFile), JSON.stringify(former));
  return Object.keys(former).length;
}

/** Deletes all folders in a folder but some. */
async function deleteOthers(folder: string, kept: readonly string[]) {
  const entries = await fs
    .readdir(folder, { withFileTypes: true })
    .catch(() => []);
  for (const entry of entries)
    if (entry.isDirectory() && !kept.includes(entry.name))
      await fs.rm(path.join(folder, entry.name), { recursive: true });
}

/** The folder's name in `packagesFolder` that a release's packages are in. */
async function packagesOf(release: string): Promise<string> {
  const link = path.join(release, "node_modules");
  const target = await fs.realpath(link).catch(() => "");
  return path.basename(path.dirname(target));
}

/**
 * Completes a release with the files of the one before, switches to it in one
 * step, and deletes all but these two with their packages. Call it in `withLock`.
 * @param isReady called before the switch; if it throws, nothing has changed
 * @returns how many files are kept from earlier releases
 */
export async function makeRelease(
  options: ReleaseOptions,
  isReady = () => Promise.resolve(),
): Promise<number> {
  const { release, releases } = options;
  const link = path.join(releases, currentLink);
  const before = await fs.realpath(link).catch(() => undefined);
  const former = await addFormerFiles(options, before);
  await isReady();

  await fs.rm(`${link}.next`, { force: true });
  await fs.symlink(path.basename(release), `${link}.next`, "junction");
  await fs.rename(`${link}.next`, link);
  const kept = before ? [release, before] : [release];
  const names = kept.map((folder) => path.basename(folder));
  await deleteOthers(releases, [...names, packagesFolder]);
  await deleteOthers(
    path.join(releases, packagesFolder),
    await Promise.all(kept.map(packagesOf)),
  );
  return former;
}
