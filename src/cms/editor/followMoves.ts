import { addressesOfFile, isPublished } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import { redirectSettings } from "../../content/model/kinds/redirects";
import { companyDay } from "../../site/dates";

interface Move {
  readonly from: string;
  readonly to: string;
}

/** The addresses of a page that change, such as that of a city by its county. */
function movesOf(before: ContentFile, after: ContentFile): Move[] {
  const now = addressesOfFile(after);
  return Object.entries(addressesOfFile(before))
    .map(([field, from]) => ({ from, to: now[field] ?? from }))
    .filter(({ from, to }) => from !== to);
}

/** A file with links to the new addresses, which look the same in JSON. */
const withLinks = (file: ContentFile, moves: readonly Move[]): ContentFile =>
  JSON.parse(
    moves.reduce(
      (text, { from, to }) =>
        text.replace(new RegExp(`(?<!\\w)${from}(?![\\w/-])`, "g"), to),
      JSON.stringify(file),
    ),
  ) as ContentFile;

/** Redirects from old addresses, and from none at which there is a page now. */
function redirectsWith(
  { redirects = [] }: { readonly redirects?: readonly Move[] },
  moves: readonly Move[],
  released: readonly string[],
) {
  return {
    redirects: [
      ...redirects.filter(({ from }) => moves.every(({ to }) => to !== from)),
      ...moves.filter(({ from }) => released.includes(from)),
    ],
  };
}

/**
 * The other files that change when a published page gets another address: those with
 * links to it, and the redirects, if visitors know the old address.
 * @param files all content
 * @param after the page's file, not saved yet
 * @param released the addresses that visitors know
 */
export function followMoves(
  files: readonly ContentFile[],
  after: ContentFile,
  released: readonly string[],
): ContentFile[] {
  const before = files.find(({ path }) => path === after.path);
  const moves = before ? movesOf(before, after) : [];
  if (!moves.length || !isPublished(after, companyDay())) return [];
  return files.flatMap(({ path, frontMatter, body }) => {
    if (path === after.path) return [];
    const file = { path, frontMatter, body };
    const linked = withLinks(file, moves);
    const moved =
      path === redirectSettings
        ? {
            ...linked,
            frontMatter: redirectsWith(linked.frontMatter, moves, released),
          }
        : linked;
    return JSON.stringify(moved) === JSON.stringify(file) ? [] : [moved];
  });
}
