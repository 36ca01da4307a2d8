import type { GitHubApi, ImmutableMap } from "./decapApi";
import { textOf } from "./tidy";

/**
 * What was published of an entry when its waiting change was begun. With each
 * save, Decap puts the change on top of what is published by then.
 * @returns the file's text; empty if there was none
 */
export async function begunFrom(
  api: GitHubApi,
  entry: ImmutableMap,
): Promise<string> {
  const [collection, slug, path] = ["collection", "slug", "path"].map((name) =>
    textOf(entry.get(name)),
  ) as [string, string, string];
  const branch = `cms/${api.generateContentKey(collection, slug)}`;
  const head = await api.getHeadReference(branch);
  const { merge_base_commit: base } = await api.getDifferences(
    api.branch,
    head,
  );
  try {
    return await api.readFile(path, null, { branch: base.sha });
  } catch (error) {
    if ((error as { status?: number }).status === 404) return "";
    throw error;
  }
}
