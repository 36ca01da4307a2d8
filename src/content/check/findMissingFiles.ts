import { toProjectPath, slugify } from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";
import { requiredFiles } from "../model/contentType";
import { contentTypes } from "../model/contentTypes";

/** A file's name in a form that mistyped names and endings share. */
const comparisonKey = (file: string) => slugify(file.replace(/\.[^/]*$/, ""));

/**
 * Finds files that the site needs and that are missing.
 * @param paths paths from the project's folder, also of files with errors
 */
export function findMissingFiles(paths: readonly string[]): Diagnostic[] {
  const foundKeys = new Set(paths.map(comparisonKey));
  return contentTypes
    .flatMap(requiredFiles)
    .map(toProjectPath)
    .filter((file) => !foundKeys.has(comparisonKey(file)))
    .map((file) => ({
      file,
      fieldPath: "",
      message: "Bring this file back: the site needs it.",
    }));
}
