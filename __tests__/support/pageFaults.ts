import { builtPages, notFoundPage } from "./builtPages";
import type { BuiltPage } from "./builtPages";

/** All pages and the 404 page. */
export const pagesAnd404 = (): BuiltPage[] => [...builtPages(), notFoundPage()];

/**
 * The faults that a rule finds, as `path: fault`.
 * @throws if there are no pages
 */
export function faultsOf(
  pages: readonly BuiltPage[],
  find: (page: BuiltPage) => readonly string[],
): string[] {
  if (!pages.length) throw new Error("There are no pages to check");
  return pages.flatMap((page) =>
    find(page).map((error) => `${page.path}: ${error}`),
  );
}

/**
 * Paths of the pages that break a rule.
 * @throws if there are no pages
 */
export function pathsWhere(
  pages: readonly BuiltPage[],
  isWrong: (page: BuiltPage) => boolean,
): string[] {
  if (!pages.length) throw new Error("There are no pages to check");
  return pages.filter(isWrong).map(({ path }) => path);
}
