import { createHash } from "node:crypto";
import type { Page, Route } from "playwright-core";

type Files = Readonly<Record<string, string>>;

const blobId = (text: string) => createHash("sha1").update(text).digest("hex");

const openHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*",
  "Access-Control-Allow-Methods": "*",
};

/**
 * A read-only fake of a GitHub repository, as Decap reads it over REST, with at most one
 * pending change.
 */
export class FakeGitHubRepository {
  readonly #name: string;
  /** Files by version: a branch, or `base`. The ID of a version's commit is the version's name. */
  readonly #versions = new Map<string, Files>();
  #change = "";
  #label = "";
  /** Requests that tried to write. */
  readonly writes: string[] = [];

  /**
   * @param name such as `owner/website`
   * @param files texts by path, on the branch `main`
   */
  constructor(name: string, files: Files) {
    this.#name = name;
    this.#versions.set("main", files).set("base", files);
  }

  /** Returns the text of a file in a version; `undefined` if there is no such file. */
  read = (path: string, version = "main"): string | undefined =>
    this.#versions.get(version)?.[path];

  /** Publishes a changed file, as another person would. */
  publish(path: string, text: string): void {
    this.#versions.set("main", { ...this.#versions.get("main"), [path]: text });
  }

  /**
   * Adds a pending change in Decap's format.
   * @param label of the editorial workflow's state
   */
  propose(
    branch: string,
    path: string,
    text: string,
    label = "decap-cms/draft",
  ): void {
    this.#change = branch;
    this.#label = label;
    this.#versions.set(branch, {
      ...this.#versions.get("base"),
      [path]: text,
    });
  }

  /** Fulfills a page's requests to GitHub, and signs the page in. */
  async serve(page: Page): Promise<void> {
    await page.route("https://api.github.com/**", (route) =>
      this.#fulfill(route),
    );
    const user = { backendName: "site", token: "gho_1", login: "ann" };
    await page.addInitScript(
      (text) => localStorage.setItem("decap-cms-user", text),
      JSON.stringify(user),
    );
  }

  async #fulfill(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const repositoryPath = `/repos/${this.#name}`;
    const path = decodeURIComponent(pathname);
    const isOfRepository = path.startsWith(repositoryPath);
    const isWrite =
      isOfRepository && !["GET", "OPTIONS"].includes(request.method());
    if (isWrite) this.writes.push(path);
    const read = () =>
      isOfRepository
        ? this.#respond(path.slice(repositoryPath.length), searchParams)
        : { login: "ann" };
    // GitHub responds 404 to users without write access.
    const answer = isWrite ? undefined : read();
    await route.fulfill({
      status: answer === undefined ? 404 : 200,
      headers: openHeaders,
      ...(typeof answer === "string" ? { body: answer } : { json: answer }),
    });
  }

  #respond(path: string, query: URLSearchParams): unknown {
    const [, resource = "", ...more] = path.split("/");
    const rest = more.join("/");
    switch (resource) {
      case "":
        return { owner: { login: "movers" }, permissions: { push: true } };
      case "branches":
        return { name: rest, commit: { sha: rest } };
      case "contents":
        return this.read(rest, query.get("ref") ?? "main");
      case "commits":
        return rest ? { sha: "main", statuses: [] } : [];
      case "pulls":
        return this.#change ? [this.#pull()] : [];
      case "compare":
        return { merge_base_commit: { sha: "base" }, files: this.#changed() };
      case "git":
        return more[0] === "trees"
          ? this.#tree(more.slice(1).join("/"))
          : this.#blob(more[1]);
      default:
        return undefined;
    }
  }

  #pull = () => ({
    number: 1,
    state: "open",
    labels: [{ name: this.#label }],
    head: { ref: this.#change, sha: this.#change },
    user: { login: "ann" },
    updated_at: "2026-01-01T00:00:00Z",
  });

  /** Returns the files that the pending change modifies. */
  #changed = () =>
    Object.entries(this.#versions.get(this.#change) ?? {})
      .filter(([path, text]) => this.read(path, "base") !== text)
      .map(([path, text]) => ({
        filename: path,
        status: "modified",
        sha: blobId(text),
        patch: "@@",
      }));

  /** @param expression such as `main:content/cities` */
  #tree(expression: string) {
    const [version = "", folder = ""] = expression.split(":");
    const start = folder && `${folder}/`;
    const tree = Object.entries(this.#versions.get(version) ?? {})
      .filter(([path]) => path.startsWith(start))
      .map(([path, text]) => ({
        path: path.slice(start.length),
        type: "blob",
        sha: blobId(text),
      }));
    return tree.length ? { tree } : undefined;
  }

  #blob(id: string | undefined) {
    const text = Array.from(this.#versions.values(), (files) =>
      Object.values(files),
    )
      .flat()
      .find((each) => blobId(each) === id);
    return (
      text !== undefined && { content: Buffer.from(text).toString("base64") }
    );
  }
}
