import type { ContentFile } from "../../content/model/contentFile";
import { kindOf } from "../../content/model/contentFile";
import { shownValue } from "../../content/model/faults";
import { readContentText } from "../../content/read/readContentText";
import type { ImmutableMap } from "./decapApi";
import { fieldLabel } from "../preview/faultText";
import { refusal } from "./refusals";
import type { SiteChecks } from "./siteChecks";
import { textOf } from "../preview/tidy";

/** The repository at GitHub that keeps the content. */
export interface Repository {
  readonly repo: string;
  readonly branch: string;
}

type Version = Pick<ContentFile, "frontMatter" | "body"> | undefined;

const keyOf = (version: Version) =>
  version ? JSON.stringify([version.frontMatter, version.body]) : "";

/** Asks GitHub as the editor who is signed in to Decap. @returns `undefined` for a 404 */
async function ask(path: string, accept: string): Promise<string | undefined> {
  const user = JSON.parse(localStorage.getItem("decap-cms-user") ?? "{}") as {
    token?: string;
  };
  const response =
    user.token &&
    (await fetch(`https://api.github.com/repos/${path}`, {
      cache: "no-store",
      headers: { Authorization: `token ${user.token}`, Accept: accept },
    }));
  if (!response || (!response.ok && response.status !== 404))
    throw refusal(
      "Nothing is saved: GitHub doesn't say whether somebody else has changed this. Try again, or sign in again.",
    );
  return response.ok ? response.text() : undefined;
}

/** Which versions of entries are stored, and which ones the forms started from. */
export class StoredVersions {
  readonly #checks: SiteChecks;
  readonly #repository: Repository | undefined;
  /** By path: the text that a form started from, and what it has saved since. */
  readonly #saved = new Map<string, { raw: unknown; key: string }>();
  /** What editors were told of. */
  readonly #told = new Set<string>();

  constructor(checks: SiteChecks, repository: Repository | undefined) {
    this.#checks = checks;
    this.#repository = repository;
  }

  /**
   * Refuses once to save over what somebody else has stored since the form was
   * opened, and says where it differs.
   * @param mine the open form
   */
  async refuseNewer(entry: ImmutableMap, mine: ContentFile): Promise<void> {
    const theirs = await this.#newer(entry, mine.path);
    if (!theirs) return;
    const key = mine.path + keyOf(theirs.version);
    if (this.#told.has(key)) return;
    this.#told.add(key);
    throw refusal(
      `Nothing is saved yet: somebody else has ${theirs.version ? "saved" : "deleted"} this since you opened it. ${differences(mine, theirs.version)} Bring in what you need of it, then save again.`,
    );
  }

  /** Notes what a form has saved, from which it goes on. */
  async keep(entry: ImmutableMap, { path }: ContentFile): Promise<void> {
    const { stored } = await this.#now(entry, path);
    this.#saved.set(path, { raw: entry.get("raw"), key: keyOf(stored) });
  }

  async #newer(entry: ImmutableMap, path: string) {
    const raw = entry.get("raw");
    // Without it a form would seem to start from nothing.
    if (typeof raw !== "string")
      throw new Error("Decap gives no text of what it opened.");
    const saved = this.#saved.get(path);
    const begun =
      saved?.raw === raw ? saved.key : keyOf(readContentText(path, raw).file);
    const { stored, published, base } = await this.#now(entry, path);
    if (keyOf(stored) !== begun) return { version: stored };
    return keyOf(published) === keyOf(base)
      ? undefined
      : { version: published };
  }

  /** What is stored; of a change that waits, also what is published and what it was based on. */
  async #now(entry: ImmutableMap, path: string) {
    if (!this.#repository) {
      await this.#checks.refresh();
      return { stored: this.#checks.files.find((file) => file.path === path) };
    }
    const { repo, branch } = this.#repository;
    const change = `cms/${textOf(entry.get("collection"))}/${textOf(entry.get("slug"))}`;
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
    if (!waiting) return { stored: published };
    const compared = await ask(
      `${repo}/compare/${branch}...${encodeURIComponent(change)}`,
      "application/json",
    );
    const { merge_base_commit: base } = JSON.parse(compared ?? "{}") as {
      merge_base_commit?: { sha: string };
    };
    return { stored: waiting, published, base: base && (await read(base.sha)) };
  }
}

/** What another version has where it differs from a form. */
function differences(mine: ContentFile, theirs: Version): string {
  const fields = kindOf(mine.path)?.fields ?? {};
  const own: Record<string, unknown> = { ...mine.frontMatter, body: mine.body };
  const others: Record<string, unknown> = {
    ...theirs?.frontMatter,
    body: theirs?.body,
  };
  const names = [...Object.keys(fields), "body"].filter(
    (name) => JSON.stringify(own[name]) !== JSON.stringify(others[name]),
  );
  return names.length
    ? `Theirs differs in ${names.map((name) => `${fieldLabel(fields, name)} (${shownValue(others[name])})`).join(", ")}.`
    : "";
}
