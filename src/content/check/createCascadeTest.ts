import {
  bodyFieldPath,
  toContentPath,
  contentTypeOf,
  slugOf,
  slugify,
} from "../model/contentFile";
import { listPathFields } from "../model/pagePaths";
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
    patterns.flatMap(listPathFields).includes(fieldPath)
  );
}

const collectSlugs = (errors: readonly Diagnostic[]): ReadonlySet<string> =>
  new Set(errors.map(({ file }) => slugify(slugOf(file).replace(/\..*$/, ""))));

/**
 * Creates a predicate for cascading errors: references that can't be checked until another
 * error is fixed. The path or publish date of the target page is invalid, or the text that
 * should have the target heading, such as after unclosed code.
 * @param fileErrors errors of single files
 * @param siteErrors errors across files
 */
export function createCascadeTest(
  fileErrors: readonly Diagnostic[],
  siteErrors: readonly Diagnostic[],
) {
  const invalidPages = collectSlugs(
    [...fileErrors, ...siteErrors].filter(affectsPagePath),
  );
  const invalidTexts = collectSlugs(
    fileErrors.filter(({ fieldPath }) => fieldPath === bodyFieldPath),
  );
  return ({ value }: Diagnostic): boolean => {
    if (typeof value !== "string") return false;
    const [path = "", id] = value.split(/[?#]/);
    const segments = path === routes.home ? ["home"] : path.split("/");
    return segments
      .filter(Boolean)
      .some(
        (segment) =>
          invalidPages.has(segment) || (id && invalidTexts.has(segment)),
      );
  };
}
