import type { ContentFile } from "../../content/model/contentFile";
import { readContentText } from "../../content/read/readContentText";
import { gitHubToken } from "./decapInsides";
import type { OpenEntry } from "./decapInsides";
import { differences, mergeFiles } from "./mergeFiles";
import type { Clash } from "./mergeFiles";
import type { SiteChecks } from "./siteChecks";

export interface Repository {
  readonly repo: string;
  readonly branch: string;
}

/** @returns `undefined` for a 404 */
async function ask(path: string, accept: string): Promise<string | undefined> {
  const response = await fetch(`https://api.github.com/repos/${path}`, {
    cache: "no-store",
    headers: { Authorization: `token ${gitHubToken()}`, Accept: accept },
  }).catch((cause: unknown) => {
    throw new Error(
      "Nothing is saved: GitHub can't be reached. Check the connection and save again.",
      { cause },
    );
  });
  if (response.status === 401)
    throw new Error(
      "Nothing is saved: your sign-in to GitHub has ended. Load this page again and sign in: what you typed is offered back.",
    );
  if (!response.ok && response.status !== 404)
    throw new Error("Nothing is saved: GitHub doesn't answer. Try again.");
  return response.ok ? response.text() : undefined;
}

/** A version that others may have stored, and the one that mine was made of. */
interface Stored {
  /** None for what the form has started from. */
  readonly before?: ContentFile | undefined;
  /** None if it was deleted. */
  readonly now: ContentFile | undefined;
}

export interface Merged {
  readonly file: ContentFile;
  readonly clashes: readonly Clash[];
  readonly isDeleted: boolean;
}

const keyOf = ({ field, theirs }: Clash, { path }: ContentFile) =>
  JSON.stringify([path, field, theirs]);

/** What is stored of the entries that are edited here. */
export class StoredVersions {
  readonly #checks: SiteChecks;
  readonly #repository: Repository | undefined;
  /** What was saved here, also of others' changes, by path. */
  readonly #saved = new Map<string, ContentFile>();
  /** Clashes in which this editor has chosen their own words. */
  readonly #settled = new Set<string>();

  constructor(checks: SiteChecks, repository?: Repository) {
    this.#checks = checks;
    this.#repository = repository;
  }

  /** Merges what a form holds with what others have stored since it was opened or saved. */
  async merge({ file, raw, branch }: OpenEntry): Promise<Merged> {
    const begun = readContentText(file.path, raw).file;
    if (!begun)
      throw new Error(
        "Decap doesn't say what a form was opened with: see decapInsides.ts",
      );
    let merged: Merged = { file, clashes: [], isDeleted: false };
    for (const { before, now } of await this.#stored(file.path, branch)) {
      merged = now
        ? this.#with(merged, mergeFiles(before ?? begun, merged.file, now))
        : { ...merged, isDeleted: true };
    }
    return merged;
  }

  #with(
    before: Merged,
    { file, clashes }: ReturnType<typeof mergeFiles>,
  ): Merged {
    const open = clashes.filter(
      (clash) => !this.#settled.has(keyOf(clash, file)),
    );
    return { ...before, file, clashes: [...before.clashes, ...open] };
  }

  /** Notes that an editor has chosen their own words. */
  settle({ file, clashes }: Merged): void {
    for (const clash of clashes) this.#settled.add(keyOf(clash, file));
  }

  /** Notes what was saved here. */
  keep(file: ContentFile): void {
    this.#saved.set(file.path, file);
  }

  /** The fields that would be published otherwise than this editor has seen them. */
  async unseen({ file, branch }: OpenEntry): Promise<string[]> {
    const [waiting, published] = await this.#stored(file.path, branch);
    if (!waiting?.now) return [];
    const seen = [file, this.#saved.get(file.path) ?? file].map((one) =>
      differences(one, waiting.now ?? one),
    );
    if (seen.every((fields) => fields.length)) return seen[0] ?? [];
    if (!published?.now || !published.before) return [];
    const merged = mergeFiles(published.before, waiting.now, published.now);
    const { clashes } = this.#with(
      { file, clashes: [], isDeleted: false },
      merged,
    );
    return [
      ...differences(merged.file, waiting.now),
      ...clashes.map(({ field }) => field),
    ];
  }

  /**
   * What is stored, on one machine as the checks have it since their last refresh;
   * and what was published since, if that is a change that waits.
   */
  async #stored(path: string, change: string): Promise<Stored[]> {
    if (!this.#repository)
      return [{ now: this.#checks.files.find((file) => file.path === path) }];
    const { repo, branch } = this.#repository;
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
