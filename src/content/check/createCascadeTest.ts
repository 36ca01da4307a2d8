import {
  toContentPath,
  contentTypeOf,
  slugOf,
  slugify,
} from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";
import { routes } from "../../site/routes";

/** Whether an error is in a field that determines the path or publish date of a page, or in the whole file. */
function affectsPagePath({ file, fieldPath }: Diagnostic): boolean {
  const { publishDateField, pathPatterns = {} } =
    contentTypeOf(toContentPath(file)) ?? {};
  const patterns = Object.values(pathPatterns);
  return (
    !fieldPath ||
    fieldPath === publishDateField ||
    patterns.some((pattern) => pattern.includes(`{${fieldPath}}`))
  );
}

/**
 * Creates a predicate for cascading errors. Their value refers to a page whose path or
 * publish date is invalid in another file, so the reference can't be checked yet.
 */
export function createCascadeTest(errors: readonly Diagnostic[]) {
  const slugs = new Set(
    errors
      .filter(affectsPagePath)
      .map(({ file }) => slugify(slugOf(file).replace(/\..*$/, ""))),
  );
  return ({ value }: Diagnostic): boolean => {
    if (typeof value !== "string") return false;
    const [path = ""] = value.split(/[?#]/);
    const segments = path === routes.home ? ["home"] : path.split("/");
    return segments.some((segment) => segment && slugs.has(segment));
  };
}
