import type { Unpublished } from "../../site/publication";
import { findClosest } from "../model/diagnostics";
import type { DiagnosticMessage } from "../model/diagnostics";
import type { CheckedFile } from "./rule";

/** Names that can be referred to, and why each is not published, if so. */
export type ReferenceTargets = ReadonlyMap<string, Unpublished | undefined>;

export const entryTargets = (
  files: readonly CheckedFile[],
  typeName: string,
): ReferenceTargets =>
  new Map(
    files
      .filter((file) => file.contentType.name === typeName)
      .map(({ slug, unpublished }) => [slug, unpublished]),
  );

export const pageTargets = (files: readonly CheckedFile[]): ReferenceTargets =>
  new Map(
    files.flatMap(({ paths, unpublished }) =>
      Object.values(paths).map((path) => [path, unpublished] as const),
    ),
  );

/** Lists names, unless there are too many for one sentence. */
const listChoices = (names: readonly string[]): string =>
  names.length > 0 && names.length <= 12
    ? ` Write one of: ${[...names].sort().join(", ")}.`
    : "";

/**
 * What to do about a reference to something that does not exist or will not be
 * published in time.
 * @param referrer why the referring file is not published itself, if so
 * @returns `undefined` if the reference is valid
 */
export function validateReference(
  name: string,
  targets: ReferenceTargets,
  noun: string,
  referrer?: Unpublished,
): DiagnosticMessage | undefined {
  if (!targets.has(name)) {
    const knownNames = Array.from(targets.keys());
    const suggestion = findClosest(name, knownNames);
    return {
      message: `There is no such ${noun}.${suggestion ? "" : listChoices(knownNames)}`,
      suggestion,
      isMissingTarget: true,
    };
  }
  const target = targets.get(name);
  if (!target || referrer?.draft) return undefined;
  if (target.draft)
    return {
      message: `This ${noun} is a draft: publish it first, or name another.`,
    };
  const { scheduled = "" } = target;
  return scheduled > (referrer?.scheduled ?? "")
    ? {
        message: `This ${noun} is scheduled for ${scheduled}: name it from that day on, or publish it earlier.`,
      }
    : undefined;
}
