import type { CheckedFile } from "./checkedFile";
import { didYouMean } from "./faults";

/** What can be named, and whether it is a draft. */
export type Names = ReadonlyMap<string, boolean>;

/** Slugs of a kind's files. */
export const slugsOf = (files: readonly CheckedFile[], kind: string): Names =>
  new Map(
    files
      .filter((file) => file.kind.name === kind)
      .map(({ slug, isDraft }) => [slug, isDraft]),
  );

/** Addresses of pages. */
export const addressesOf = (files: readonly CheckedFile[]): Names =>
  new Map(
    files.flatMap(({ paths, isDraft }) =>
      Object.values(paths).map((path) => [path, isDraft] as const),
    ),
  );

/**
 * Says what to write in place of a name behind which there is nothing, or
 * nothing that is published.
 * @param isDraft whether the file that names it is a draft itself
 */
export function nameRemedy(
  name: string,
  names: Names,
  what: string,
  isDraft: boolean,
): string | undefined {
  const isOfDraft = names.get(name);
  if (isOfDraft === undefined)
    return `There is no such ${what}.${didYouMean(name, Array.from(names.keys()))}`;
  return isOfDraft && !isDraft
    ? `This ${what} is a draft: publish it first, or name another.`
    : undefined;
}
