import { contentPath, kindOf, slugOf } from "../../content/model/contentFile";
import { pathsOf } from "../../content/model/kind";
import { plainError } from "./plainError";
import type { SiteChecks } from "./siteChecks";

/** What to do about the addresses of a page that goes. */
function redirectAdvice(checks: SiteChecks, path: string): string {
  const file = checks.files.find((one) => one.path === path);
  const kind = kindOf(path);
  const addresses =
    file && kind
      ? Object.values(pathsOf(kind, slugOf(path), file.frontMatter))
      : [];
  return addresses.length
    ? ` Visitors may know ${addresses.join(" and ")}: add a redirect from there under Settings → Redirects.`
    : "";
}

/**
 * Why a file or picture can't be deleted: who uses it, and what to do first.
 * @param path below `content/`
 * @returns `undefined` if nothing uses it
 */
export function deleteRefusal(
  checks: SiteChecks,
  path: string,
): Error | undefined {
  const uses = checks.usesOf([path]);
  if (!uses.length) return undefined;
  const places = uses.map(({ file, field }) => `${file} (${field})`).join(", ");
  const who =
    uses.length === 1 ? "One place uses" : `${uses.length} places use`;
  return plainError(
    `${contentPath(path)} can't be deleted yet. ${who} it: ${places}. Choose something else there first.${redirectAdvice(checks, path)}`,
  );
}
