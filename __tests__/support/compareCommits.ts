import type { GitStore } from "./gitStore";

const author = { name: "Editor", email: "e@x.example", date: "2026-01-01" };

/** A commit as GitHub's REST shows it. */
export function shownCommit(git: GitStore, sha: string) {
  const { tree, parents, message } = git.commit(sha);
  const facts = { message, author, committer: author, tree: { sha: tree } };
  return {
    sha,
    ...facts,
    parents: parents.map((parent) => ({ sha: parent })),
    commit: facts,
  };
}

/** How a branch differs from another since they parted, as GitHub's REST shows it. */
export function compareCommits(git: GitStore, from: string, to: string) {
  const [ours, theirs] = [git.history(from), git.history(to)];
  const base = theirs.find((id) => ours.includes(id)) ?? "";
  const [before, after] = [git.files(base), git.files(to)];
  return {
    base_commit: shownCommit(git, git.at(from)),
    merge_base_commit: shownCommit(git, base),
    commits: theirs
      .slice(0, theirs.indexOf(base))
      .reverse()
      .map((id) => shownCommit(git, id)),
    files: Object.keys({ ...before, ...after })
      .filter((path) => before[path] !== after[path])
      .map((path) => ({
        filename: path,
        status: before[path] ? "modified" : "added",
        sha: after[path],
        patch: "@@",
      })),
  };
}
