import type { ContentFile } from "../../content/model/contentFile";
import { readContentText } from "../../content/read/readContentText";
import { contentText } from "../../content/write/contentText";
import { differences, withTheirs } from "./compareVersions";
import { signedInToken } from "./decapInternals";
import type { OpenEntry } from "./decapInternals";
import { gitHubRejection } from "./gitHubRejection";
import type { SiteChecks } from "./siteChecks";

export interface Repository {
  readonly repo: string;
  readonly branch: string;
}

/** @returns `undefined` for a 404 */
async function ask(path: string, accept: string): Promise<string | undefined> {
  const response = await fetch(`https://api.github.com/repos/${path}`, {
    cache: "no-store",
    headers: { Authorization: `token ${signedInToken()}`, Accept: accept },
  }).catch((cause: unknown) => {
    throw new Error(
      "Nothing is saved: GitHub can't be reached. Check the connection and save again.",
      { cause },
    );
  });
  if (!response.ok && response.status !== 404)
    throw new Error(gitHubRejection(response.status));
  return response.ok ? response.text() : undefined;
}

/** A version that others may have stored, and the one that mine was made of. */
interface StoredVersion {
  /** None for what the form has started from. */
  readonly before?: ContentFile | undefined;
  /** None if it was deleted. */
  readonly now: ContentFile | undefined;
}

export interface Merged {
  readonly file: ContentFile;
  /** The fields that others have changed, too. */
  readonly clashes: readonly string[];
  readonly isDeleted: boolean;
  /** The versions of others that it was compared with. */
  readonly others: readonly ContentFile[];
}

/** What is stored of the entries that are edited here. */
export class StoredVersions {
  /** What was saved here, also of others' changes, by path. */
  readonly #saved = new Map<string, ContentFile>();
  /** Others' versions over which this editor has chosen their own words. */
  readonly #settled = new Set<string>();

  constructor(
    private readonly checks: SiteChecks,
    private readonly repository?: Repository,
  ) {}

  /**
   * Takes over what only others have stored since a form was opened or saved, and
   * names what both have changed.
   */
  async merge({ file, raw, branch }: OpenEntry): Promise<Merged> {
    const base = readContentText(file.path, raw).file;
    if (!base)
      throw new Error(
        "Decap doesn't say what a form was opened with: see decapInternals.ts",
      );
    let merged: Merged = { file, clashes: [], isDeleted: false, others: [] };
    for (const { before, now } of await this.#stored(file.path, branch)) {
      if (!now) return { ...merged, isDeleted: true };
      const found = withTheirs(before ?? base, merged.file, now);
      const isSettled = this.#settled.has(contentText(now));
      merged = {
        ...merged,
        file: found.file,
        clashes: [...merged.clashes, ...(isSettled ? [] : found.clashes)],
        others: [...merged.others, now],
      };
    }
    return merged;
  }

  /** Notes that an editor has chosen their own words. */
  settle({ others }: Merged): void {
    for (const file of others) this.#settled.add(contentText(file));
  }

  /** Notes what was saved here. */
  keep(file: ContentFile): void {
    this.#saved.set(file.path, file);
  }

  /** The fields that would be published otherwise than this editor has seen them. */
  async unseenFields({ file, branch }: OpenEntry): Promise<string[]> {
    const [waiting, published] = await this.#stored(file.path, branch);
    if (!waiting?.now) return [];
    const { now: stored } = waiting;
    const openedVersions = [file, this.#saved.get(file.path) ?? file].map(
      (one) => differences(one, stored),
    );
    if (openedVersions.every((fields) => fields.length))
      return openedVersions[0] ?? [];
    if (!published?.now || !published.before) return [];
    const found = withTheirs(published.before, stored, published.now);
    const isSettled = this.#settled.has(contentText(published.now));
    return [
      ...differences(found.file, stored),
      ...(isSettled ? [] : found.clashes),
    ];
  }

  /**
   * What is stored, on one machine as the checks have it since their last refresh;
   * and what was published since, if that is a change that waits.
   */
  async #stored(path: string, change: string): Promise<StoredVersion[]> {
    if (!this.repository)
      return [{ now: this.checks.files.find((file) => file.path === path) }];
    const { repo, branch } = this.repository;
    const read = async (ref: string): Promise<ContentFile | undefined> => {
      const text = await ask(
        `${repo}/contents/content/${path}?ref=${encodeURIComponent(ref)}`,
        "application/vnd.github.raw+json",
      );
      return text === undefined ? undefined : readContentText(path, text).file;
    };
    const [waiting, published] = await Promise.all([
      read(change),
      read(branch),
    ]);
    if (!waiting) return [{ now: published }];
    const compared = await ask(
      `${repo}/compare/${branch}...${encodeURIComponent(change)}`,
      "application/json",
    );
    const { merge_base_commit: base } = JSON.parse(compared ?? "{}") as {
      merge_base_commit?: { sha: string };
    };
    const before = base && (await read(base.sha));
    return [{ now: waiting }, ...(before ? [{ before, now: published }] : [])];
  }
}
