import type { UnpublishedReason } from "../../site/publication";
import { findClosest } from "../model/diagnostics";
import type { UnlocatedDiagnostic } from "../model/diagnostics";
import type { RuleFile } from "./rule";

/**
 * Slugs, page paths or picture paths that a reference may name, each with the reason why it
 * is unpublished; `undefined` if it is published.
 */
export type ReferenceTargets = ReadonlyMap<
  string,
  UnpublishedReason | undefined
>;

export const collectEntryTargets = (
  files: readonly RuleFile[],
  typeName: string,
): ReferenceTargets =>
  new Map(
    files
      .filter((file) => file.contentType.name === typeName)
      .map(({ slug, unpublished }) => [slug, unpublished]),
  );

export const collectPageTargets = (
  files: readonly RuleFile[],
): ReferenceTargets =>
  new Map(
    files.flatMap(({ paths, unpublished }) =>
      Object.values(paths).map((path) => [path, unpublished] as const),
    ),
  );

/** Sentence that lists all names; empty if there are none, or too many for one sentence. */
const listChoices = (names: readonly string[]): string =>
  names.length > 0 && names.length <= 12
    ? ` Write one of: ${[...names].sort().join(", ")}.`
    : "";

/**
 * Validates that a reference's target exists and is published no later than the
 * referring file.
 * @param noun noun for the target in messages, such as "page"
 * @param referrer reason why the referring file is unpublished; `undefined` if it is published
 * @returns `undefined` if the reference is valid
 */
export function validateReference(
  name: string,
  targets: ReferenceTargets,
  noun: string,
  referrer?: UnpublishedReason,
): UnlocatedDiagnostic | undefined {
  if (!targets.has(name)) {
    const knownNames = Array.from(targets.keys());
    const suggestion = findClosest(name, knownNames);
    const choices = suggestion ? "" : listChoices(knownNames);
    return {
      message: `There is no such ${noun}.${choices}`,
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
