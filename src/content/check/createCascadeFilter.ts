import {
  toContentPath,
  contentTypeOf,
  slugOf,
  slugify,
} from "../model/contentFile";
import type { Diagnostic } from "../model/diagnostics";
import { routes } from "../../site/routes";

/** Whether the address or the publication of an error's page depends on its field. */
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
 * Whether an error may only follow from one of these in another file: until that is
 * mended, nobody can tell whether others name its page rightly.
 */
export function createCascadeFilter(errors: readonly Diagnostic[]) {
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
