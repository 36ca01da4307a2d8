import type { ContentFile } from "../../content/model/contentFile";
import { parseContentSource } from "../../content/read/parseContentSource";
import { serializeContentFile } from "../../content/write/serializeContentFile";
import { changedFields, mergeThreeWay } from "./mergeThreeWay";
import { readGitHubToken } from "./decapInternals";
import type { OpenEntry } from "./decapInternals";
import { describeGitHubFailure } from "./describeGitHubFailure";
import type { EditorContent } from "./editorContent";

export interface Repository {
  readonly repo: string;
  readonly branch: string;
}

/** @returns `undefined` for a 404 */
async function fetchGitHub(
  path: string,
  accept: string,
): Promise<string | undefined> {
  const response = await fetch(`https://api.github.com/repos/${path}`, {
    cache: "no-store",
    headers: { Authorization: `token ${readGitHubToken()}`, Accept: accept },
  }).catch((cause: unknown) => {
    throw new Error(
      "Nothing is saved: GitHub can't be reached. Check the connection and save again.",
      { cause },
    );
  });
  if (!response.ok && response.status !== 404)
    throw new Error(describeGitHubFailure(response.status));
  return response.ok ? response.text() : undefined;
}

/** A version that others may have stored, and the one that mine was made of. */
interface RemoteVersion {
  /** None for what the form has started from. */
  readonly base?: ContentFile | undefined;
  /** None if it was deleted. */
  readonly theirs: ContentFile | undefined;
}

export interface MergeResult {
  readonly file: ContentFile;
  /** The fields that others have changed, too. */
  readonly clashes: readonly string[];
  readonly isDeleted: boolean;
  /** The versions of others that it was compared with. */
  readonly theirVersions: readonly ContentFile[];
}

/** What is stored of the entries that are edited here. */
export class RemoteVersions {
  /** What was saved here, also of others' changes, by path. */
  readonly #saved = new Map<string, ContentFile>();
  /** Others' versions over which this editor has chosen their own words. */
  readonly #resolved = new Set<string>();

  constructor(
    private readonly editorContent: EditorContent,
    private readonly repository?: Repository,
  ) {}

  /**
   * Takes over what only others have stored since a form was opened or saved, and
   * names what both have changed.
   */
  async merge({ file, raw, branch }: OpenEntry): Promise<MergeResult> {
    const formBase = parseContentSource(file.path, raw).file;
    if (!formBase)
      throw new Error(
        "Decap doesn't say what a form was opened with: see decapInternals.ts",
      );
    let merged: MergeResult = {
      file,
      clashes: [],
      isDeleted: false,
      theirVersions: [],
    };
    for (const { base, theirs } of await this.#fetchVersions(
      file.path,
      branch,
    )) {
      if (!theirs) return { ...merged, isDeleted: true };
      const result = mergeThreeWay(base ?? formBase, merged.file, theirs);
      const isResolved = this.#resolved.has(serializeContentFile(theirs));
      merged = {
        ...merged,
        file: result.file,
        clashes: [...merged.clashes, ...(isResolved ? [] : result.conflicts)],
        theirVersions: [...merged.theirVersions, theirs],
      };
    }
    return merged;
  }

  /** Notes that an editor has chosen their own words. */
  markResolved({ theirVersions }: MergeResult): void {
    for (const file of theirVersions)
      this.#resolved.add(serializeContentFile(file));
  }

  /** Notes what was saved here. */
  recordSave(file: ContentFile): void {
    this.#saved.set(file.path, file);
  }

  /** The fields that would be published otherwise than this editor has seen them. */
  async unseenFields({ file, branch }: OpenEntry): Promise<string[]> {
    const [proposed, published] = await this.#fetchVersions(file.path, branch);
    if (!proposed?.theirs) return [];
    const { theirs: proposedFile } = proposed;
    const openedVersions = [file, this.#saved.get(file.path) ?? file].map(
      (one) => changedFields(one, proposedFile),
    );
    if (openedVersions.every((fields) => fields.length))
      return openedVersions[0] ?? [];
    if (!published?.theirs || !published.base) return [];
    const result = mergeThreeWay(
      published.base,
      proposedFile,
      published.theirs,
    );
    const isResolved = this.#resolved.has(
      serializeContentFile(published.theirs),
    );
    return [
      ...changedFields(result.file, proposedFile),
      ...(isResolved ? [] : result.conflicts),
    ];
  }

  /**
   * What is stored, on one machine as the checks have it since their last refresh;
   * and what was published since, if that is a change that waits.
   */
  async #fetchVersions(
    path: string,
    changeBranch: string,
  ): Promise<RemoteVersion[]> {
    if (!this.repository)
      return [
        { theirs: this.editorContent.files.find((file) => file.path === path) },
      ];
    const { repo, branch } = this.repository;
    const readFile = async (ref: string): Promise<ContentFile | undefined> => {
      const text = await fetchGitHub(
        `${repo}/contents/content/${path}?ref=${encodeURIComponent(ref)}`,
        "application/vnd.github.raw+json",
      );
      return text === undefined
        ? undefined
        : parseContentSource(path, text).file;
    };
    const [proposed, published] = await Promise.all([
      readFile(changeBranch),
      readFile(branch),
    ]);
    if (!proposed) return [{ theirs: published }];
    const comparison = await fetchGitHub(
      `${repo}/compare/${branch}...${encodeURIComponent(changeBranch)}`,
      "application/json",
    );
    const { merge_base_commit: mergeBase } = JSON.parse(comparison ?? "{}") as {
      merge_base_commit?: { sha: string };
    };
    const baseFile = mergeBase && (await readFile(mergeBase.sha));
    return [
      { theirs: proposed },
      ...(baseFile ? [{ base: baseFile, theirs: published }] : []),
    ];
  }
}
