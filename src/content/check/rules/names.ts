import type { Pending } from "../../../site/dates";
import { closestTo } from "../../model/contentErrors";
import type { Advice } from "../../model/contentErrors";
import type { CheckedFile } from "../site";

/** Names that can be referred to, and why each is not published, if so. */
export type Names = ReadonlyMap<string, Pending | undefined>;

export const slugsOf = (files: readonly CheckedFile[], kind: string): Names =>
  new Map(
    files
      .filter((file) => file.kind.name === kind)
      .map(({ slug, pending }) => [slug, pending]),
  );

export const addressesOf = (files: readonly CheckedFile[]): Names =>
  new Map(
    files.flatMap(({ paths, pending }) =>
      Object.values(paths).map((path) => [path, pending] as const),
    ),
  );

/** Lists names, unless there are too many for one sentence. */
const oneOf = (names: readonly string[]): string =>
  names.length > 0 && names.length <= 12
    ? ` Write one of: ${[...names].sort().join(", ")}.`
    : "";

/**
 * What to do about a reference to something that does not exist or will not be
 * published in time.
 * @param own why the referring file is not published itself, if so
 * @returns `undefined` if the reference is valid
 */
export function nameAdvice(
  name: string,
  names: Names,
  what: string,
  own?: Pending,
): Advice | undefined {
  if (!names.has(name)) {
    const all = Array.from(names.keys());
    const meant = closestTo(name, all);
    return {
      fix: `There is no such ${what}.${meant ? "" : oneOf(all)}`,
      meant,
      isUnknown: true,
    };
  }
  const named = names.get(name);
  if (!named || own?.draft) return undefined;
  if (named.draft)
    return {
      fix: `This ${what} is a draft: publish it first, or name another.`,
    };
  const { scheduled = "" } = named;
  return scheduled > (own?.scheduled ?? "")
    ? {
        fix: `This ${what} is scheduled for ${scheduled}: name it from that day on, or publish it earlier.`,
      }
    : undefined;
}
