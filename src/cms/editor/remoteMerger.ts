import type { ContentFile } from "../../content/model/contentFile";
import { parseContentSource } from "../../content/read/parseContentSource";
import { serializeContentFile } from "../../content/write/serializeContentFile";
import { findChangedFields, mergeThreeWay } from "./mergeThreeWay";
import { readGitHubToken } from "./decapInternals";
import type { OpenEntry } from "./decapInternals";
import { describeGitHubFailure } from "./describeGitHubFailure";
import type { EditorContent } from "./editorContent";

export interface GitHubRepository {
  readonly repo: string;
  readonly branch: string;
}

/**
 * Fetches a path below `/repos/` of GitHub's API.
 * @returns the body; `undefined` for status 404
 * @throws with a message for the user, for any other failure
 */
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

/** A file as others have stored it. */
interface RemoteVersion {
  /**
   * The common ancestor of `theirs` and the open form; `undefined` for what the form was
   * opened with.
   */
  readonly base?: ContentFile | undefined;
  /** The stored version; `undefined` if the file was deleted. */
  readonly theirs: ContentFile | undefined;
}

export interface MergeResult {
  readonly file: ContentFile;
  /** Fields that the user and others have changed to different values. */
  readonly conflicts: readonly string[];
  readonly isDeleted: boolean;
  /** The stored versions that were merged. */
  readonly theirVersions: readonly ContentFile[];
}

/** Merges the open entry with its stored versions, on this machine or at GitHub. */
export class RemoteMerger {
  /** Files as last saved in this session, by path. */
  readonly #saved = new Map<string, ContentFile>();
  /** Sources of stored versions whose conflicts the user has resolved. */
  readonly #resolved = new Set<string>();

  constructor(
    private readonly editorContent: EditorContent,
    private readonly repository?: GitHubRepository,
  ) {}

  /**
   * Merges changes that others have stored since the form was opened or saved.
   * @throws when a stored version can't be fetched, or the form has no base
   */
  async merge({ file, raw, branch }: OpenEntry): Promise<MergeResult> {
    const formBase = parseContentSource(file.path, raw).file;
    if (!formBase)
      throw new Error(
        "Decap doesn't say what a form was opened with: see decapInternals.ts",
      );
    let merged: MergeResult = {
      file,
      conflicts: [],
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
        conflicts: [
          ...merged.conflicts,
          ...(isResolved ? [] : result.conflicts),
        ],
        theirVersions: [...merged.theirVersions, theirs],
      };
    }
    return merged;
  }

  /**
   * Records that the user has resolved the conflicts of a merge in favor of the open
   * form.
   */
  markResolved({ theirVersions }: MergeResult): void {
    for (const file of theirVersions)
      this.#resolved.add(serializeContentFile(file));
  }

  /** Records a file that was saved in this session. */
  recordSave(file: ContentFile): void {
    this.#saved.set(file.path, file);
  }

  /**
   * Finds the fields whose values would be published although the user's form has never
   * shown them.
   */
  async findUnseenFields({ file, branch }: OpenEntry): Promise<string[]> {
    // Without a pull request, the first is the only version: the published or the local file.
    const [latest, published] = await this.#fetchVersions(file.path, branch);
    if (!latest?.theirs) return [];
    const latestFile = latest.theirs;
    const formChanges = findChangedFields(file, latestFile);
    const saved = this.#saved.get(file.path);
    const savedChanges = saved
      ? findChangedFields(saved, latestFile)
      : formChanges;
    // What this session has saved was seen, even if the form has other values by now.
    if (formChanges.length && savedChanges.length) return formChanges;
    if (!published?.theirs || !published.base) return [];
    const result = mergeThreeWay(published.base, latestFile, published.theirs);
    const isResolved = this.#resolved.has(
      serializeContentFile(published.theirs),
    );
    return [
      ...findChangedFields(result.file, latestFile),
      ...(isResolved ? [] : result.conflicts),
    ];
  }

  /**
   * Fetches the stored versions of a file: on this machine, the version in the content as
   * last refreshed; at GitHub, the version of the pull request, then the published one.
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
