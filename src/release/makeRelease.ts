import fs from "node:fs/promises";
import path from "node:path";
import { readSite } from "../server/servedSite";
import type { ServedSite } from "../server/servedSite";
import { isCopy, originalOf } from "../site/buildFiles";
import { filesBelow } from "../site/filesBelow";
import { keepForever } from "../site/headers";
import { brokenAddresses } from "./brokenAddresses";
import { reachableFiles } from "./reachableFiles";

/** How long tabs that are open may ask for files of former releases. */
const daysKept = 30;
const dayLong = 24 * 60 * 60 * 1000;

/** In a release: since when files of former ones are not its own, by path. */
const formerFile = ".former.json";

/** The link in the folder of releases that leads to the last one. */
export const currentLink = "current";

interface ReleaseOptions {
  /** Folder of the built site. */
  readonly built: string;
  /** Folder of the releases. */
  readonly releases: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface Release {
  /** Its folder. */
  readonly folder: string;
  readonly files: number;
  /** How many of them are kept from former releases. */
  readonly former: number;
}

type FormerFiles = Readonly<Record<string, string>>;

async function formerFilesOf(release: string): Promise<FormerFiles> {
  const text = await fs
    .readFile(path.join(release, formerFile), "utf8")
    .catch(() => "{}");
  return JSON.parse(text) as FormerFiles;
}

/** Copies files, given with the folder that each is in, into a new one. */
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

/** Replaces a link in one step: whoever follows it finds one or the other. */
async function linkTo(target: string, link: string): Promise<void> {
  const next = `${link}.next`;
  await fs.rm(next, { force: true });
  await fs.symlink(target, next, "junction");
  await fs.rename(next, link);
}

/**
 * Removes releases but for the new one and the one before it, which is served
 * until the server looks, and to which one may go back.
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

/** @throws when pages lead to what is not there */
async function expectWhole(
  site: ServedSite,
  files: readonly string[],
): Promise<void> {
  const pages = files.filter((file) => file.endsWith(".html"));
  const broken = await brokenAddresses(site, pages);
  if (broken.length)
    throw new Error(
      ["Pages lead to what is not there:", ...broken].join("\n  "),
    );
}

/**
 * Chooses what is in a release.
 * @param before folder of the former release
 * @returns its files with the folder that each is in; and since when those of
 *   former releases are no longer the site's own
 */
async function chooseFiles(
  site: ServedSite,
  before: string | undefined,
  now: number,
) {
  const isNamedByContent = (file: string) =>
    site.headersOf(file, false)["Cache-Control"] === keepForever;
  const built = await filesBelow(site.root);
  const originals = built.filter((file) => !isCopy(file));
  await expectWhole(site, originals);
  const own = await reachableFiles(site.root, originals, isNamedByContent);
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
      const isOld = now - Date.parse(date) > daysKept * dayLong;
      if (isOld || !isNamedByContent(name)) continue;
      former[name] = date;
    }
    files.set(file, folder);
  }
  return { files, former };
}

/**
 * Makes a release of a built site: a folder of its own, with the files named
 * after their content that former releases had in the last 30 days. It then
 * takes their place in one step.
 * @throws when the site is not whole; nothing has changed then
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
