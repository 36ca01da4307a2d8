import type { Pending } from "../../site/pending";
import type { CheckedFile } from "../checkedFile";
import { didYouMean } from "../../content-model/faults";

/** What can be named, and why it isn't published, if it isn't. */
export type Names = ReadonlyMap<string, Pending | undefined>;

/** Slugs of a kind's files. */
export const slugsOf = (files: readonly CheckedFile[], kind: string): Names =>
  new Map(
    files
      .filter((file) => file.kind.name === kind)
      .map(({ slug, pending }) => [slug, pending]),
  );

/** Addresses of pages. */
export const addressesOf = (files: readonly CheckedFile[]): Names =>
  new Map(
    files.flatMap(({ paths, pending }) =>
      Object.values(paths).map((path) => [path, pending] as const),
    ),
  );

/**
 * Says what to write in place of a name behind which there is nothing, or
 * nothing that visitors will find.
 * @param own why the file that names it isn't published itself, if it isn't
 */
export function nameRemedy(
  name: string,
  names: Names,
  what: string,
  own?: Pending,
): string | undefined {
  if (!names.has(name))
    return `There is no such ${what}.${didYouMean(name, Array.from(names.keys()))}`;
  const named = names.get(name);
  if (!named || own?.draft) return undefined;
  if (named.draft)
    return `This ${what} is a draft: publish it first, or name another.`;
  const { scheduled = "" } = named;
  return scheduled > (own?.scheduled ?? "")
    ? `This ${what} is scheduled for ${scheduled}: name it from that day on, or publish it earlier.`
    : undefined;
}
