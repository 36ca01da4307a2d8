import { builtPages, notFoundPage } from "./builtPages";
import type { BuiltPage } from "./builtPages";

/** Every page, and the screen of unknown paths. */
export const pagesAnd404 = (): BuiltPage[] => [...builtPages(), notFoundPage()];

/**
 * What a rule objects to, as `path: fault`.
 * @throws where there is no page to judge
 */
export function faultsOf(
  pages: readonly BuiltPage[],
  find: (page: BuiltPage) => readonly string[],
): string[] {
  if (!pages.length) throw new Error("There is no page to judge");
  return pages.flatMap((page) =>
    find(page).map((fault) => `${page.path}: ${fault}`),
  );
}

/**
 * Paths of the pages that break a rule.
 * @throws where there is no page to judge
 */
export function pathsWhere(
  pages: readonly BuiltPage[],
  isWrong: (page: BuiltPage) => boolean,
): string[] {
  if (!pages.length) throw new Error("There is no page to judge");
  return pages.filter(isWrong).map(({ path }) => path);
}
