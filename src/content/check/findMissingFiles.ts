import { toProjectPath, slugify } from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";
import { listRequiredFiles } from "../model/contentType";
import { contentTypes } from "../model/contentTypes";

/** Key for comparing file names: case, punctuation and the extension don't matter. */
const comparisonKey = (file: string) => slugify(file.replace(/\.[^/]*$/, ""));

/**
 * Finds required files that are missing.
 * @param paths paths of all files, also of files with errors, from the project's folder
 */
export function findMissingFiles(paths: readonly string[]): Diagnostic[] {
  const foundKeys = new Set(paths.map(comparisonKey));
  return contentTypes
    .flatMap(listRequiredFiles)
    .map(toProjectPath)
    .filter((file) => !foundKeys.has(comparisonKey(file)))
    .map((file) => ({
      file,
      fieldPath: "",
      message: "Bring this file back: the site needs it.",
    }));
}
