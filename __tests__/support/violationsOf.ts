import { builtPages, notFoundPage } from "./builtPages";
import type { BuiltPage } from "./builtPages";

/** Returns all built pages, and the 404 page. */
export const allPages = (): BuiltPage[] => [...builtPages(), notFoundPage()];

/**
 * Finds the violations of a rule, each as `path: violation`.
 * @throws if there are no pages
 */
export function violationsOf(
  pages: readonly BuiltPage[],
  check: (page: BuiltPage) => readonly string[],
): string[] {
  if (!pages.length) throw new Error("There are no pages to check");
  return pages.flatMap((page) =>
    check(page).map((error) => `${page.path}: ${error}`),
  );
}

/**
 * Finds the paths of the pages that violate a rule.
 * @throws if there are no pages
 */
export function pathsOfViolations(
  pages: readonly BuiltPage[],
  isViolation: (page: BuiltPage) => boolean,
): string[] {
  if (!pages.length) throw new Error("There are no pages to check");
  return pages.filter(isViolation).map(({ path }) => path);
}
