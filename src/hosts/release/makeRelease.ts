import fs from "node:fs/promises";
import path from "node:path";
import { readSite } from "../server/servedSite";
import type { ServedSite } from "../server/servedSite";
import { isCopy, originalOf } from "../../site/files";
import { filesBelow } from "../../site/command";
import { keepForever } from "../../site/headers";
import { brokenLinks } from "./brokenLinks";
import { reachableFiles } from "./reachableFiles";

/** How long open tabs can load files of earlier releases. */
const retentionDays = 30;
const dayInMs = 24 * 60 * 60 * 1000;

/** Records when each file kept from earlier releases was replaced, by path. */
const formerFile = ".former.json";

/** The symlink in the releases folder that points to the latest release. */
export const currentLink = "current";

interface ReleaseOptions {
  /** Folder of the built site. */
  readonly built: string;
  /** Folder of the releases. */
  readonly releases: string;
  /** The current time, milliseconds since 1970. */
  readonly now: number;
}

interface Release {
  /** Its folder. */
  readonly folder: string;
  readonly files: number;
  /** How many of them are kept from earlier releases. */
  readonly former: number;
}

/** When each file was replaced, ISO date-time by path. */
type FormerFiles = Readonly<Record<string, string>>;

async function formerFilesOf(release: string): Promise<FormerFiles> {
  const text = await fs
    .readFile(path.join(release, formerFile), "utf8")
    .catch(() => "{}");
  return JSON.parse(text) as FormerFiles;
}

/** @param files the folder that each file is copied from, by path */
async function copyFiles(
  files: ReadonlyMap<string, string>,
  to: string,
): Promise<void> {
  for (const [file, from] of files) {
    const target = path.join(to, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(path.join(from, file), target);
  }
}

/** Replaces a symlink atomically. */
async function linkTo(target: string, link: string): Promise<void> {
  const next = `${link}.next`;
  await fs.rm(next, { force: true });
  await fs.symlink(target, next, "junction");
  await fs.rename(next, link);
}

/**
 * Removes all but the given releases: the new one, and the previous one, which
 * the server still uses for a moment and which can be restored.
 */
async function removeOthers(
  releases: string,
  kept: readonly string[],
): Promise<void> {
  const entries = await fs.readdir(releases, { withFileTypes: true });
  for (const entry of entries)
    if (entry.isDirectory() && !kept.includes(entry.name))
      await fs.rm(path.join(releases, entry.name), { recursive: true });
}

/** @throws if pages have broken links */
async function checkLinks(
  site: ServedSite,
  files: readonly string[],
): Promise<void> {
  const pages = files.filter((file) => file.endsWith(".html"));
  const broken = await brokenLinks(site, pages);
  if (broken.length)
    throw new Error(["Pages have broken links:", ...broken].join("\n  "));
}

/**
 * Chooses the files of a release.
 * @param before folder of the previous release
 * @returns the folder to copy each file from, and when each file kept from
 *   earlier releases was replaced
 */
async function chooseFiles(
  site: ServedSite,
  before: string | undefined,
  now: number,
) {
  const isHashed = (file: string) =>
    site.headersOf(file, false)["Cache-Control"] === keepForever;
  const built = await filesBelow(site.root);
  const originals = built.filter((file) => !isCopy(file));
  await checkLinks(site, originals);
  const own = await reachableFiles(site.root, originals, isHashed);
  const since = before ? await formerFilesOf(before) : {};
  const places = new Map<string, string>();
  if (before)
    for (const file of await filesBelow(before)) places.set(file, before);
  for (const file of built) places.set(file, site.root);

  const files = new Map<string, string>();
  const former: Record<string, string> = {};
  for (const [file, folder] of places) {
    const name = originalOf(file);
    if (!own.has(name)) {
      const date = since[name] ?? new Date(now).toISOString();
      const isOld = now - Date.parse(date) > retentionDays * dayInMs;
      if (isOld || !isHashed(name)) continue;
      former[name] = date;
    }
    files.set(file, folder);
  }
  return { files, former };
}

/**
 * Copies a built site to a new release folder, adds the hashed files of earlier
 * releases from the last 30 days, and atomically switches to it.
 * @throws if the site has broken links or no header rules; nothing has changed
 *   then
 */
export async function makeRelease({
  built,
  releases,
  now,
}: ReleaseOptions): Promise<Release> {
  const link = path.join(releases, currentLink);
  const before = await fs.realpath(link).catch(() => undefined);
  const site = await readSite(built);
  const { files, former } = await chooseFiles(site, before, now);

  const name = new Date(now).toISOString().replace(/[:.]/g, "-");
  const folder = path.join(releases, name);
  const unfinished = path.join(releases, `.${name}`);
  await fs.rm(unfinished, { recursive: true, force: true });
  await copyFiles(files, unfinished);
  await fs.writeFile(
    path.join(unfinished, formerFile),
    JSON.stringify(former, null, 2),
  );
  await fs.rename(unfinished, folder);
  await linkTo(name, link);
  await removeOthers(releases, [
    name,
    ...(before ? [path.basename(before)] : []),
  ]);
  return { folder, files: files.size, former: Object.keys(former).length };
}
