import { toProjectPath } from "../../model/contentFile";
import { findClosest } from "../../model/diagnostics";
import type { UnlocatedDiagnostic } from "../../model/diagnostics";
import { buildFixDiagnostic, createReplacement } from "../../model/fixes";
import { redirectSettingsFile } from "../../model/contentTypes/redirects";
import { listPathsAbove } from "../../../site/nestByPath";
import { routes } from "../../../site/routes";
import { getFrontMatterByPath } from "../rule";
import type { RuleFile, Rule } from "../rule";
import { collectPageTargets } from "../references";

interface Redirect {
  readonly from: string;
  readonly to: string;
}

const isRedirect = (item: unknown): item is Redirect => {
  const { from, to } = (item ?? {}) as Partial<Redirect>;
  return typeof from === "string" && typeof to === "string";
};

function listRedirects(files: readonly RuleFile[]) {
  const { redirects } = getFrontMatterByPath(files, redirectSettingsFile);
  const list: unknown[] = Array.isArray(redirects) ? redirects : [];
  return list.flatMap((item, index) =>
    isRedirect(item) ? [{ ...item, index }] : [],
  );
}

const publishedPaths = (files: readonly RuleFile[]) =>
  new Set(
    files
      .filter(({ unpublished }) => !unpublished)
      .flatMap(({ paths }) => Object.values(paths))
      .filter((path) => path !== routes.notFound),
  );

/** Matches paths of the editor, the quote receiver and generated files. */
const reservedPath =
  /^\/(?:admin|api|static|page-data|images|healthz)(?:\/|$)|^\/(?:sitemap[\w-]*\.xml|robots\.txt|rss\.xml|favicon[\w.-]*|manifest\.\w+)$/;

/** Closest published page above a path, such as `/blog` for a post. */
const closestParentPage = (path: string, pages: ReadonlySet<string>) =>
  listPathsAbove(path).findLast((parent) => pages.has(parent)) ?? routes.home;

/**
 * Builds the targets of permanent redirects by source path: the redirects of the settings,
 * and redirects from released, now unpublished pages to the closest published page above.
 */
export function buildRedirects(
  files: readonly RuleFile[],
  releasedPaths: readonly string[],
): Record<string, string> {
  const pages = publishedPaths(files);
  const allPages = collectPageTargets(files);
  const unpublishedRedirects = releasedPaths
    .filter((path) => allPages.has(path) && !pages.has(path))
    .map((path) => [path, closestParentPage(path, pages)] as const);
  const configuredRedirects = listRedirects(files).map(
    ({ from, to }) => [from, to] as const,
  );
  return Object.fromEntries([...unpublishedRedirects, ...configuredRedirects]);
}

/** Finds invalid redirects; `brokenReferences` finds redirects to missing pages. */
export const invalidRedirects: Rule = ({ files }) => {
  const pages = publishedPaths(files);
  const redirects = listRedirects(files);
  function validateFrom(from: string, index: number): string | undefined {
    if (redirects.find((other) => other.from === from)?.index !== index)
      return "Compare it with the entry above that has this address, and keep one of them.";
    if (pages.has(from))
      return "Write an address without a page: there is one at this address.";
    return reservedPath.test(from)
      ? "Write another address: the site itself answers there."
      : undefined;
  }

  const targets = new Map(
    redirects
      .filter(({ from, index }) => !validateFrom(from, index))
      .map(({ from, to }) => [from, to]),
  );

  function validateTo({ from, to }: Redirect): UnlocatedDiagnostic | undefined {
    if (to === routes.notFound)
      return { message: "Write another page: this one tells of an error." };
    const next = targets.get(to);
    if (next === to || next === from)
      return {
        message: "Write the address of a page: this one leads back to itself.",
      };
    const reason = "this address is itself redirected there.";
    return next
      ? buildFixDiagnostic(createReplacement(to, next), reason)
      : undefined;
  }

  return redirects.flatMap(({ index, ...redirect }) => {
    const fromMessage = validateFrom(redirect.from, index);
    const key = fromMessage ? "from" : "to";
    const message = fromMessage
      ? { message: fromMessage }
      : validateTo(redirect);
    const fieldPath = `redirects.${index}.${key}`;
    const file = toProjectPath(redirectSettingsFile);
    return message
      ? [{ file, fieldPath, value: redirect[key], ...message }]
      : [];
  });
};

/** Finds released paths that have no published page and no redirect. */
export const removedPages: Rule = ({ files, releasedPaths }) => {
  const pages = publishedPaths(files);
  const redirects = buildRedirects(files, releasedPaths);
  return releasedPaths
    .filter((path) => !pages.has(path) && !Object.hasOwn(redirects, path))
    .map((path) => ({
      file: toProjectPath(redirectSettingsFile),
      fieldPath: "redirects",
      value: path,
      message: `Visitors know this address, but its page is gone. Add it here with the page that replaces it (from: ${path}), or bring its file back.`,
      suggestion: findClosest(path, Array.from(pages)),
    }));
};
