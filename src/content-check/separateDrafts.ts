import { contentPath, isDraft } from "../content-model/contentFile";
import type { ContentFile } from "../content-model/contentFile";
import type { Fault } from "../content-model/faults";

/** Separates the faults that stop a build from those in drafts, which are warnings. */
export function separateDrafts(
  files: readonly ContentFile[],
  found: readonly Fault[],
): Record<"faults" | "warnings", Fault[]> {
  const drafts = new Set(
    files.filter(isDraft).map(({ path }) => contentPath(path)),
  );
  return {
    faults: found.filter(({ file }) => !drafts.has(file)),
    warnings: found.filter(({ file }) => drafts.has(file)),
  };
}
