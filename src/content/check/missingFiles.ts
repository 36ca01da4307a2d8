import { contentPath, tidySlug } from "../model/contentFile";
import type { ContentError } from "../model/contentErrors";
import { requiredFiles } from "../model/kind";
import { kinds } from "../model/kinds";

/** A file's name in a form that mistyped names and endings share. */
const key = (file: string) => tidySlug(file.replace(/\.[^/]*$/, ""));

/**
 * Finds files that the site needs and that are missing.
 * @param present paths from the project's folder, also of files with errors
 */
export function missingFiles(present: readonly string[]): ContentError[] {
  const found = new Set(present.map(key));
  return kinds
    .flatMap(requiredFiles)
    .map(contentPath)
    .filter((file) => !found.has(key(file)))
    .map((file) => ({
      file,
      field: "",
      fix: "Bring this file back: the site needs it.",
    }));
}
