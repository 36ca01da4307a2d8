import { bodyField, kindOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { readContentText } from "../../content/read/readContentText";
import { fieldLabel } from "../preview/faultText";
import { gitHubToken } from "./decapInsides";
import type { OpenEntry } from "./decapInsides";
import type { SiteChecks } from "./siteChecks";

export interface Repository {
  readonly repo: string;
  readonly branch: string;
}

type Version = ContentFile | undefined;

const keyOf = (version: Version) =>
  version ? JSON.stringify([version.frontMatter, version.body]) : "";

const valueIn = ({ frontMatter, body }: ContentFile, name: string) =>
  name === bodyField ? body : frontMatter[name];

function differingFields(one: ContentFile, other: ContentFile): string[] {
  const same = (name: string) =>
    JSON.stringify(valueIn(one, name)) === JSON.stringify(valueIn(other, name));
  const fields = Object.keys(kindOf(one.path)?.fields ?? {});
  return [...fields, bodyField].filter((name) => !same(name));
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

/** Which versions are stored of an entry, and which one its form started from. */
export class StoredVersions {
  readonly #checks: SiteChecks;
  readonly #repository: Repository | undefined;
  /** By path: the text that a form started from, and what it has saved since. */
  readonly #saved = new Map<string, { raw: string; key: string }>();
  readonly #told = new Set<string>();

  constructor(checks: SiteChecks, repository?: Repository) {
    this.#checks = checks;
    this.#repository = repository;
  }

  /** Says once how the stored version differs, if somebody else has saved since the form was opened. */
  async newer({ file, ...open }: OpenEntry): Promise<string | undefined> {
    const { path } = file;
    const saved = this.#saved.get(path);
    const begun =
      saved?.raw === open.raw
        ? saved.key
        : keyOf(readContentText(path, open.raw).file);
    const stored = await this.#stored(path, open.branch);
    const other = stored.findIndex((version) => keyOf(version) !== begun);
    const told = path + keyOf(stored[other]);
    if (other < 0 || this.#told.has(told)) return undefined;
    this.#told.add(told);
    return `Nothing is saved yet: since you opened this, somebody else has ${differences(file, stored[other])}. Look at theirs in another window and bring in what you need of it, then save again.`;
  }

  /** Notes what a form has saved, from which it goes on. */
  async keep({ file: { path }, raw, branch }: OpenEntry): Promise<void> {
    const [stored] = await this.#stored(path, branch);
    this.#saved.set(path, { raw, key: keyOf(stored) });
  }

  /** What is stored; and what was published since, if that is a change that waits. */
  async #stored(path: string, change: string): Promise<Version[]> {
    if (!this.#repository) {
      await this.#checks.refresh();
      return [this.#checks.files.find((file) => file.path === path)];
    }
    const { repo, branch } = this.#repository;
    const read = async (ref: string): Promise<Version> => {
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
    if (!waiting) return [published];
    const compared = await ask(
      `${repo}/compare/${branch}...${encodeURIComponent(change)}`,
      "application/json",
    );
    const { merge_base_commit: base } = JSON.parse(compared ?? "{}") as {
      merge_base_commit?: { sha: string };
    };
    const before = base && (await read(base.sha));
    return keyOf(before) === keyOf(published)
      ? [waiting]
      : [waiting, published];
  }
}

function differences(mine: ContentFile, theirs: Version): string {
  if (!theirs) return "deleted it";
  const fields = kindOf(mine.path)?.fields ?? {};
  const names = differingFields(mine, theirs);
  return `changed ${names.map((name) => fieldLabel(fields, name)).join(", ")}`;
}
