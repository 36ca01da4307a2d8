import { isBuildFile, isCopy, pageFile } from "../../site/files";
import { redirectOf, canonicalPath, routes } from "../../site/routes";
import type { Redirects } from "../../site/routes";
import { decoded } from "../../site/text";

export type PathResult =
  | { readonly file: string }
  | { readonly redirect: string }
  | { readonly notFound: true };

/**
 * Maps a path to a response using only the list of built files, so that no
 * request can reach any other file.
 * @param files relative to the site's folder, such as `/about/index.html`
 * @param redirects target paths by former path
 */
export function sitePaths(
  files: Iterable<string>,
  redirects: Redirects,
): (path: string) => PathResult {
  const served = new Set(
    Array.from(files).filter((file) => !isBuildFile(file) && !isCopy(file)),
  );

  return (path) => {
    const page = canonicalPath(path.replace(/\/index\.html$/i, "/"));
    if (page !== routes.notFound && served.has(pageFile(page)))
      return page === path ? { file: pageFile(page) } : { redirect: page };
    // Such as `/price list.pdf` at `/price%20list.pdf`.
    const file = decoded(path);
    if (served.has(file) && !file.endsWith(".html")) return { file };
    const target = redirectOf(page, redirects);
    return target ? { redirect: target } : { notFound: true };
  };
}
