import fs from "node:fs/promises";
import path from "node:path";
import { originalOf } from "../../site/files";
import { filesBelow } from "../../site/command";
import { keepForever } from "../../site/headers";
import { readSite } from "../server/servedSite";
import { checkSpace } from "./checkSpace";

/** How long open tabs can load files of earlier releases. Milliseconds. */
const retention = 30 * 24 * 60 * 60 * 1000;

/** When each file kept from earlier releases was replaced: ISO date-times by path. */
const formerFile = ".former.json";

/** The symlink in the releases folder that points to the latest release. */
export const currentLink = "current";

interface ReleaseOptions {
  readonly built: string;
  readonly releases: string;
  /** The current time, milliseconds since 1970. */
  readonly now: number;
}

interface Release {
  readonly folder: string;
  readonly files: number;
  /** How many of them are kept from earlier releases. */
  readonly former: number;
}

async function sizesBelow(folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const file of await filesBelow(folder))
    sizes.set(file, (await fs.stat(folder + file)).size);
  return sizes;
}

async function formerOf(release: string): Promise<Record<string, string>> {
  const file = path.join(release, formerFile);
  const text = await fs.readFile(file, "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, string>;
}

/**
 * Copies a built site to a new release folder, adds the hashed files of earlier
 * releases from the last 30 days, switches to it in one step, and removes all
 * releases but this one and the one before. Call it in `withLock`.
 * @throws if it fails; nothing has changed then
 */
export async function makeRelease({
  built,
  releases,
  now,
}: ReleaseOptions): Promise<Release> {
  const link = path.join(releases, currentLink);
  const name = new Date(now).toISOString().replace(/[:.]/g, "-");
  const before = await fs.realpath(link).catch(() => undefined);
  const { headersOf } = await readSite(built);
  const files = await sizesBelow(built);

  const former: Record<string, string> = {};
  const replaced = before ? await formerOf(before) : {};
  for (const [file, size] of before ? await sizesBelow(before) : []) {
    const date = replaced[file] ?? new Date(now).toISOString();
    const headers = headersOf(originalOf(file), false);
    const isHashed = headers["Cache-Control"] === keepForever;
    const isOld = now - Date.parse(date) > retention;
    if (files.has(file) || !isHashed || isOld) continue;
    former[file] = date;
    files.set(file, size);
  }

  // What is left of a release that was cut off.
  const next = path.join(releases, ".next");
  await fs.rm(next, { recursive: true, force: true });
  try {
    await checkSpace(releases, files.values());
    for (const file of files.keys()) {
      await fs.mkdir(path.dirname(next + file), { recursive: true });
      const from = file in former && before ? before : built;
      await fs.copyFile(from + file, next + file);
    }
    const copied = await sizesBelow(next);
    for (const [file, size] of files)
      if (copied.get(file) !== size)
        throw new Error(`${file} changed while it was copied: release again`);
    await fs.writeFile(path.join(next, formerFile), JSON.stringify(former));
    await fs.rename(next, path.join(releases, name));
  } catch (error) {
    await fs.rm(next, { recursive: true, force: true });
    throw error;
  }

  await fs.rm(`${link}.next`, { force: true });
  await fs.symlink(name, `${link}.next`, "junction");
  await fs.rename(`${link}.next`, link);
  const kept = [name, path.basename(before ?? name)];
  for (const entry of await fs.readdir(releases, { withFileTypes: true }))
    if (entry.isDirectory() && !kept.includes(entry.name))
      await fs.rm(path.join(releases, entry.name), { recursive: true });
  return {
    folder: path.join(releases, name),
    files: files.size,
    former: Object.keys(former).length,
  };
}
