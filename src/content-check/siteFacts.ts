import type { Kind } from "../content-model/kind";
import { pathsOf } from "../content-model/kind";

/** What a check knows of the site besides its content. */
export interface SiteFacts {
  /** Paths that visitors and search engines know. */
  readonly released?: readonly string[];
  /** The site's own origin, which links must not spell out. */
  readonly origin?: string | undefined;
}

/** Stands for any part of a path in place of a field. */
const anyPart = new Proxy({}, { get: () => "*" });

const isLike = (path: string, pattern: string) => {
  const parts = path.split("/");
  const wanted = pattern.split("/");
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part === "*" || part === parts[index])
  );
};

/** Whether an entry that had this name was on the site once. */
export const wasReleased = (
  kind: Kind,
  slug: string,
  released: readonly string[],
): boolean =>
  Object.values(pathsOf(kind, slug, anyPart)).some((pattern) =>
    released.some((path) => isLike(path, pattern)),
  );
