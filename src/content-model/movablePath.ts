import { pathsOf } from "./kind";
import { kinds } from "./kinds";

/** Stand for a file's name and for its fields in a path. */
const [name, value] = ["NAME", "VALUE"];
const anyData = new Proxy({}, { get: () => value });

/** The paths that depend on a field, such as a city's on its county. */
const movable = kinds.flatMap((kind) =>
  Object.entries(kind.folder ? pathsOf(kind, name, anyData) : {})
    .filter(([, path]) => path.includes(value))
    .map(([field, path]) => ({
      kind: kind.name,
      field,
      pattern: new RegExp(
        `^${path.replace(value, "[^/]+").replace(name, "([^/]+)")}$`,
      ),
    })),
);

/** A page whose path changes with one of its fields. */
export interface MovablePage {
  readonly kind: string;
  readonly slug: string;
  /** GraphQL field of its path. */
  readonly field: string;
}

/**
 * The page that a path names, if its path may have been another before: a city
 * stays the same page when its county changes.
 */
export function movablePage(path: string): MovablePage | undefined {
  for (const { kind, field, pattern } of movable) {
    const [, slug] = pattern.exec(path) ?? [];
    if (slug) return { kind, slug, field };
  }
  return undefined;
}
