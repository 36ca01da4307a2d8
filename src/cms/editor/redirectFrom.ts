import { stringify } from "yaml";
import { contentPath, kindOf, slugOf } from "../../content-model/contentFile";
import type { ContentFile } from "../../content-model/contentFile";
import { pathsOf } from "../../content-model/kind";
import { redirectsFile } from "../../content-model/kinds/redirects";
import { pendingOf } from "../../content-model/pendingOf";
import { companyDay } from "../../site/companyDay";
import { routes } from "../../site/routes";

function publishedPaths({ path, frontMatter }: ContentFile): string[] {
  const kind = kindOf(path);
  return kind && !pendingOf(kind, frontMatter, companyDay())
    ? Object.values(pathsOf(kind, slugOf(path), frontMatter))
    : [];
}

/** The nearest page above an address, such as `/blog` for a post. */
function above(address: string, pages: ReadonlySet<string>): string {
  const parent = address.slice(0, address.lastIndexOf("/")) || routes.home;
  return parent === routes.home || pages.has(parent)
    ? parent
    : above(parent, pages);
}

/**
 * The list of redirects, with those from the pages of a deleted file to the
 * pages above them: visitors may know their addresses.
 * @param left all files but the deleted one
 * @returns the file as it is stored; `undefined` if nothing is to be redirected
 */
export function redirectFrom(
  deleted: ContentFile,
  left: readonly ContentFile[],
): { path: string; raw: string } | undefined {
  const list = left.find(({ path }) => path === redirectsFile);
  const addresses = publishedPaths(deleted);
  if (!list || !addresses.length) return undefined;
  const { redirects: before } = list.frontMatter;
  const pages = new Set(left.flatMap(publishedPaths));
  const redirects = [
    ...(Array.isArray(before) ? (before as unknown[]) : []),
    ...addresses.map((from) => ({ from, to: above(from, pages) })),
  ];
  return {
    path: contentPath(redirectsFile),
    raw: `---\n${stringify({ ...list.frontMatter, redirects })}---\n${list.body}`,
  };
}
