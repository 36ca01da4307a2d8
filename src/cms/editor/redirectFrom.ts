import { pageAbove } from "../../content/check/pageAbove";
import { kindOf, slugOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { pathsOf } from "../../content/model/kind";
import { redirectsFile } from "../../content/model/kinds/redirects";
import { pendingOf } from "../../content/model/pendingOf";
import { companyDay } from "../../site/dates";

function publishedPaths({ path, frontMatter }: ContentFile): string[] {
  const kind = kindOf(path);
  return kind && !pendingOf(kind, frontMatter, companyDay())
    ? Object.values(pathsOf(kind, slugOf(path), frontMatter))
    : [];
}

/**
 * The list of redirects, with those from the pages of deleted files to the
 * pages above them: visitors may know their addresses.
 * @param left all other files
 * @returns `undefined` if nothing is to be redirected
 */
export function redirectFrom(
  deleted: readonly ContentFile[],
  left: readonly ContentFile[],
): ContentFile | undefined {
  const list = left.find(({ path }) => path === redirectsFile);
  const addresses = deleted.flatMap(publishedPaths);
  if (!list || !addresses.length) return undefined;
  const { redirects: before } = list.frontMatter;
  const pages = new Set(left.flatMap(publishedPaths));
  const redirects = [
    ...(Array.isArray(before) ? (before as unknown[]) : []),
    ...addresses.map((from) => ({ from, to: pageAbove(from, pages) })),
  ];
  return { ...list, frontMatter: { ...list.frontMatter, redirects } };
}
