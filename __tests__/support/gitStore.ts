import { createHash } from "node:crypto";

/** Blob ids by path. */
type Tree = Readonly<Record<string, string>>;

interface Commit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
}

const idOf = (value: unknown) =>
  createHash("sha1").update(JSON.stringify(value)).digest("hex");

/** A git repository in memory. Its trees are flat. */
export class GitStore {
  readonly #blobs = new Map<string, string>();
  readonly #trees = new Map<string, Tree>();
  readonly #commits = new Map<string, Commit>();
  /** Commit ids by name. */
  readonly branches = new Map<string, string>();

  /** @param files texts by path, which the branch `main` has */
  constructor(files: Readonly<Record<string, string>>) {
    const tree = Object.entries(files).map(
      ([path, text]) => [path, this.addBlob(text)] as const,
    );
    this.branches.set("main", this.addCommit(this.addTree(tree), []));
  }

  blob = (id: string): string | undefined => this.#blobs.get(id);

  addBlob(text: string): string {
    const id = idOf(text);
    this.#blobs.set(id, text);
    return id;
  }

  addTree(files: Iterable<readonly [path: string, blob: string]>): string {
    const tree = Object.fromEntries(files);
    const id = idOf(tree);
    this.#trees.set(id, tree);
    return id;
  }

  addCommit(tree: string, parents: readonly string[], message = ""): string {
    const id = idOf([tree, parents, message]);
    this.#commits.set(id, { tree, parents, message });
    return id;
  }

  commit(id: string): Commit {
    const commit = this.#commits.get(id);
    if (!commit) throw new Error(`There is no commit ${id}`);
    return commit;
  }

  /** The id of a commit or tree that is named by a branch or by itself. */
  at = (name: string): string => this.branches.get(name) ?? name;

  /** The files of a branch, commit or tree. */
  files(name: string): Tree {
    const id = this.at(name);
    return this.#trees.get(this.#commits.get(id)?.tree ?? id) ?? {};
  }

  /** A commit and those before it, along first parents. */
  history(name: string): string[] {
    const id = this.at(name);
    const [parent] = this.commit(id).parents;
    return [id, ...(parent ? this.history(parent) : [])];
  }
}
