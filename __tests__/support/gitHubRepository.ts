import type { Page, Route } from "playwright-core";
import { compareCommits, shownCommit } from "./compareCommits";
import { GitStore } from "./gitStore";

interface PullRequest {
  readonly number: number;
  readonly branch: string;
  labels: readonly string[];
}

type Body = Readonly<Record<string, unknown>>;

const openHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*",
  "Access-Control-Allow-Methods": "*",
};

/** A repository at a GitHub in memory, as Decap asks for it over REST. */
export class GitHubRepository {
  readonly #name: string;
  readonly #owner: string;
  readonly #git: GitStore;
  readonly #pulls: PullRequest[] = [];

  /**
   * @param name such as `owner/website`
   * @param files texts by path, which the branch `main` has
   */
  constructor(name: string, files: Readonly<Record<string, string>>) {
    this.#name = name;
    this.#owner = name.replace(/\/.*/, "");
    this.#git = new GitStore(files);
  }

  /** The text of a file on a branch. */
  read(path: string, branch = "main"): string {
    return this.#git.blob(this.#git.files(branch)[path] ?? "") ?? "";
  }

  /** Commits a changed file as somebody else would. */
  write(path: string, text: string, branch = "main"): void {
    const git = this.#git;
    const files = { ...git.files(branch), [path]: git.addBlob(text) };
    const tree = git.addTree(Object.entries(files));
    git.branches.set(branch, git.addCommit(tree, [git.at(branch)]));
  }

  /** Has a change wait as Decap keeps it, on top of what is published. */
  propose(branch: string, path: string, text: string): void {
    this.#git.branches.set(branch, this.#git.at("main"));
    this.write(path, text, branch);
    this.#pull(branch).labels = ["decap-cms/draft"];
  }

  /** Answers what a page asks GitHub, and has its editor signed in. */
  async serve(page: Page): Promise<void> {
    await page.route("https://api.github.com/**", (route) =>
      this.#fulfill(route),
    );
    const user = { backendName: "github", token: "gho_1", login: "ann" };
    await page.addInitScript(
      (text) => localStorage.setItem("decap-cms-user", text),
      JSON.stringify(user),
    );
  }

  async #fulfill(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const path = decodeURIComponent(pathname);
    const body = request.postData() ? (request.postDataJSON() as Body) : {};
    const own = `/repos/${this.#name}`;
    const raw = path.startsWith(`${own}/contents/`)
      ? this.read(
          path.slice(`${own}/contents/`.length),
          searchParams.get("ref") ?? "main",
        )
      : undefined;
    if (raw !== undefined)
      return route.fulfill({
        status: raw ? 200 : 404,
        headers: openHeaders,
        body: raw,
      });
    const answer = !path.startsWith(own)
      ? { login: "ann" }
      : request.method() === "GET"
        ? this.#answer(path.slice(own.length), searchParams)
        : this.#change(path.slice(own.length), body);
    await route.fulfill({
      status: answer ? 200 : 404,
      headers: openHeaders,
      json: answer ?? { message: "Not Found" },
    });
  }

  #answer(path: string, query: URLSearchParams): unknown {
    const git = this.#git;
    const [, what, part = "", ...more] = path.split("/");
    const rest = [part, ...more].join("/");
    switch (what) {
      case undefined:
        return { owner: { login: this.#owner }, permissions: { push: true } };
      case "branches":
        return { name: rest, commit: { sha: git.at(rest) } };
      case "compare": {
        const [from = "", to = ""] = rest.split("...");
        return compareCommits(git, from, to.replace(`${this.#owner}:`, ""));
      }
      case "commits":
        return part ? { sha: git.at("main"), statuses: [] } : [];
      case "pulls": {
        const branch = query.get("head")?.replace(`${this.#owner}:`, "");
        return this.#pulls
          .filter((pull) => !branch || pull.branch === branch)
          .map((pull) => this.#shown(pull));
      }
      case "git":
        return part === "trees"
          ? this.#list(more.join("/"), query.has("recursive"))
          : this.#blob(more.join("/"));
      default:
        return undefined;
    }
  }

  #change(path: string, body: Body): unknown {
    const git = this.#git;
    const [, what, part, ...more] = path.split("/");
    if (what === "issues") {
      const pull = this.#pulls[Number(part) - 1];
      if (pull) pull.labels = body.labels as string[];
      return [];
    }
    switch (part) {
      case "blobs": {
        const text = Buffer.from(String(body.content), "base64").toString();
        return { sha: git.addBlob(text) };
      }
      case "trees": {
        const files = new Map(
          Object.entries(git.files(String(body.base_tree))),
        );
        for (const { path: file, sha } of body.tree as {
          path: string;
          sha: string | null;
        }[])
          if (sha) files.set(file, sha);
          else files.delete(file);
        return { sha: git.addTree(files) };
      }
      case "commits":
        return shownCommit(
          git,
          git.addCommit(
            String(body.tree),
            body.parents as string[],
            String(body.message),
          ),
        );
      case "refs": {
        const branch = more.slice(1).join("/");
        git.branches.set(branch, String(body.sha));
        return { object: { sha: body.sha } };
      }
      default:
        return undefined;
    }
  }

  #list(expression: string, isDeep: boolean): unknown {
    const [at = "", folder = ""] = expression.split(":");
    const start = folder && `${folder}/`;
    const tree = Object.entries(this.#git.files(at))
      .filter(([path]) => path.startsWith(start))
      .map(([path, sha]) => ({
        path: path.slice(start.length),
        type: "blob",
        sha,
      }))
      .filter(({ path }) => isDeep || !path.includes("/"));
    return tree.length ? { tree } : undefined;
  }

  #blob(id: string) {
    const text = this.#git.blob(id);
    return (
      text !== undefined && { content: Buffer.from(text).toString("base64") }
    );
  }

  #pull(branch: string): PullRequest {
    const known = this.#pulls.find((pull) => pull.branch === branch);
    if (known) return known;
    const made = { number: this.#pulls.length + 1, branch, labels: [] };
    this.#pulls.push(made);
    return made;
  }

  #shown = ({ number, branch, labels }: PullRequest) => ({
    number,
    state: "open",
    labels: labels.map((name) => ({ name })),
    head: { ref: branch, sha: this.#git.at(branch) },
    user: { login: "ann" },
    updated_at: "2026-01-01T00:00:00Z",
  });
}
