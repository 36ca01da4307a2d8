import { canonicalPath, routes } from "../../site/routes";
import type { Redirects } from "../../site/redirects";
import { didYouMean } from "../../content-model/faults";
import type { Fault } from "../../content-model/faults";

const file = "src/site/redirects.ts";

interface Addresses {
  readonly redirects: Redirects;
  /** Paths of all pages. */
  readonly pages: readonly string[];
  /** Paths that visitors and search engines may know. */
  readonly released: readonly string[];
}

/** Finds invalid redirects, and released paths without a page or redirect. */
export function redirectFaults({
  redirects,
  pages,
  released,
}: Addresses): Fault[] {
  const isPage = (path: string) =>
    path !== routes.notFound && pages.includes(path);
  const fault = (field: string, value: unknown, remedy: string): Fault => ({
    file,
    field,
    value,
    remedy,
  });

  const wrong = Object.entries(redirects).flatMap(([from, to]) => {
    const faults: Fault[] = [];
    if (!from.startsWith("/") || canonicalPath(from) !== from)
      faults.push(
        fault(
          from,
          to,
          "Write the old address in lower case, with a slash at its start and none at its end.",
        ),
      );
    if (isPage(from))
      faults.push(
        fault(from, to, "Remove this line: there is a page at that address."),
      );
    if (Object.hasOwn(redirects, to))
      faults.push(
        fault(
          from,
          to,
          `Redirect straight to "${String(redirects[to])}": this target is redirected itself.`,
        ),
      );
    else if (!isPage(to))
      faults.push(
        fault(from, to, `There is no such page.${didYouMean(to, pages)}`),
      );
    return faults;
  });

  const lost = released
    .filter((path) => !isPage(path) && !Object.hasOwn(redirects, path))
    .map((path) =>
      fault(
        path,
        undefined,
        `Visitors know this address, but its page is gone: add "${path}" and the page that replaces it.${didYouMean(path, pages)}`,
      ),
    );
  return [...wrong, ...lost];
}
