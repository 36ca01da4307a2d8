import { belowContent, kindOf, slugOf, tidySlug } from "../model/contentFile";
import type { Fault } from "../model/faults";
import { routes } from "../../site/routes";

/** Whether the address or the publication of a fault's page depends on its field. */
function decidesPage({ file, field }: Fault): boolean {
  const { publishedOn, paths = {} } = kindOf(belowContent(file)) ?? {};
  const patterns = Object.values(paths);
  return (
    !field ||
    field === publishedOn ||
    patterns.some((pattern) => pattern.includes(`{${field}}`))
  );
}

/**
 * Whether a fault may only follow from one of these in another file: until that is
 * mended, nobody can tell whether others name its page rightly.
 */
export function followsFrom(faults: readonly Fault[]) {
  const slugs = new Set(
    faults
      .filter(decidesPage)
      .map(({ file }) => tidySlug(slugOf(file).replace(/\..*$/, ""))),
  );
  return ({ value }: Fault): boolean => {
    if (typeof value !== "string") return false;
    const [path = ""] = value.split(/[?#]/);
    const names = path === routes.home ? ["home"] : path.split("/");
    return names.some((name) => name && slugs.has(name));
  };
}
