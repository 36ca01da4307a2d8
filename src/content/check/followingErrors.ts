import { belowContent, kindOf, slugOf, tidySlug } from "../model/contentFile";
import type { ContentError } from "../model/contentErrors";
import { routes } from "../../site/routes";

/** Whether the address or the publication of an error's page depends on its field. */
function decidesPage({ file, field }: ContentError): boolean {
  const { publishedOn, paths = {} } = kindOf(belowContent(file)) ?? {};
  const patterns = Object.values(paths);
  return (
    !field ||
    field === publishedOn ||
    patterns.some((pattern) => pattern.includes(`{${field}}`))
  );
}

/**
 * Whether an error may only follow from one of these in another file: until that is
 * mended, nobody can tell whether others name its page rightly.
 */
export function followsFrom(errors: readonly ContentError[]) {
  const slugs = new Set(
    errors
      .filter(decidesPage)
      .map(({ file }) => tidySlug(slugOf(file).replace(/\..*$/, ""))),
  );
  return ({ value }: ContentError): boolean => {
    if (typeof value !== "string") return false;
    const [path = ""] = value.split(/[?#]/);
    const names = path === routes.home ? ["home"] : path.split("/");
    return names.some((name) => name && slugs.has(name));
  };
}
