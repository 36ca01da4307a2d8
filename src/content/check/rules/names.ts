import type { Pending } from "../../../site/dates";
import type { CheckedFile } from "../checkedFile";
import { tidySlug } from "../../model/contentFile";
import { didYouMean } from "../../model/faults";
import { movablePage } from "../../model/movablePath";

/** Names that can be referred to, and why each is not published, if so. */
export type Names = ReadonlyMap<string, Pending | undefined>;

/** The slugs of a kind's files. */
export const slugsOf = (files: readonly CheckedFile[], kind: string): Names =>
  new Map(
    files
      .filter((file) => file.kind.name === kind)
      .map(({ slug, pending }) => [slug, pending]),
  );

/** The paths of all pages. */
export const addressesOf = (files: readonly CheckedFile[]): Names =>
  new Map(
    files.flatMap(({ paths, pending }) =>
      Object.values(paths).map((path) => [path, pending] as const),
    ),
  );

/**
 * The present path of a page that had another one before, such as a city that
 * was in another county; `undefined` if no page was at the path.
 */
export function movedTo(
  path: string,
  files: readonly CheckedFile[],
): string | undefined {
  const page = movablePage(path);
  const file =
    page &&
    files.find(
      ({ kind, slug }) => kind.name === page.kind && slug === page.slug,
    );
  const now = page && file?.paths[page.field];
  return now === path ? undefined : now;
}

/** The name that was written in another form, such as `Pierce County`. */
function exactName(name: string, what: string, names: Names) {
  const bare = name.replace(/\.md$/, "");
  if (what === "page") {
    const slug = bare.slice(bare.lastIndexOf("/") + 1);
    const pages = Array.from(names.keys()).filter((path) =>
      path.endsWith(`/${slug}`),
    );
    const [page] = pages;
    return pages.length === 1 && page && slug
      ? `Write the page's address: ${page}`
      : undefined;
  }
  const slug = tidySlug(bare.slice(bare.lastIndexOf("/") + 1));
  return names.has(slug)
    ? `Write ${slug}: a ${what} is named by its file.`
    : undefined;
}

/**
 * What to do about a reference to something that does not exist or will not be
 * published in time.
 * @param own why the referring file is not published itself, if so
 * @param isGone whether there was something of that name
 * @returns `undefined` if the reference is valid
 */
export function nameRemedy(
  name: string,
  names: Names,
  what: string,
  own?: Pending,
  isGone = false,
): string | undefined {
  if (!names.has(name)) {
    const others = didYouMean(name, Array.from(names.keys()));
    return isGone
      ? `This ${what} was removed: name another, or bring its file back.${others}`
      : (exactName(name, what, names) ?? `There is no such ${what}.${others}`);
  }
  const named = names.get(name);
  if (!named || own?.draft) return undefined;
  if (named.draft)
    return `This ${what} is a draft: publish it first, or name another.`;
  const { scheduled = "" } = named;
  return scheduled > (own?.scheduled ?? "")
    ? `This ${what} is scheduled for ${scheduled}: name it from that day on, or publish it earlier.`
    : undefined;
}
