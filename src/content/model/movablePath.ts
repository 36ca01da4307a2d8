import { slugIn } from "./kind";
import { kinds } from "./kinds";

/** A page whose path changes with one of its fields. */
export interface MovablePage {
  readonly kind: string;
  readonly slug: string;
  /** GraphQL field of its path. */
  readonly field: string;
}

/** The paths that depend on a field, such as a city's on its county. */
const movable = kinds.flatMap(({ name, paths = {} }) =>
  Object.entries(paths)
    .filter(([, pattern]) => /\{(?!slug\})/.test(pattern))
    .map(([field, pattern]) => ({ kind: name, field, pattern })),
);

/**
 * The page that a path names, if its path may have been another before: a city
 * stays the same page when its county changes.
 */
export function movablePage(path: string): MovablePage | undefined {
  for (const { kind, field, pattern } of movable) {
    const slug = slugIn(pattern, path);
    if (slug) return { kind, slug, field };
  }
  return undefined;
}
