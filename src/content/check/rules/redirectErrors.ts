import { contentPath } from "../../model/contentFile";
import { closestTo } from "../../model/contentErrors";
import { redirectSettings } from "../../model/kinds/redirects";
import { routes } from "../../../site/routes";
import { dataOf } from "../site";
import type { CheckedFile, Rule } from "../site";
import { addressesOf } from "./names";

interface Redirect {
  readonly from: string;
  readonly to: string;
}

const isRedirect = (entry: unknown): entry is Redirect => {
  const { from, to } = (entry ?? {}) as Partial<Redirect>;
  return typeof from === "string" && typeof to === "string";
};

function listed(files: readonly CheckedFile[]) {
  const { redirects } = dataOf(files, redirectSettings);
  const list: unknown[] = Array.isArray(redirects) ? redirects : [];
  return list.flatMap((entry, index) =>
    isRedirect(entry) ? [{ ...entry, index }] : [],
  );
}

const publishedPaths = (files: readonly CheckedFile[]) =>
  new Set(
    files
      .filter(({ pending }) => !pending)
      .flatMap(({ paths }) => Object.values(paths))
      .filter((path) => path !== routes.notFound),
  );

/** Addresses of the editor, the receiver and files of the site, which are no pages. */
const ownAddress =
  /^\/(?:admin|api|static|page-data|images|healthz)(?:\/|$)|^\/(?:sitemap[\w-]*\.xml|robots\.txt|rss\.xml|favicon[\w.-]*|manifest\.\w+)$/;

/** The nearest page above an address, such as `/blog` for a post. */
function pageAbove(address: string, pages: ReadonlySet<string>): string {
  const above = address.slice(0, address.lastIndexOf("/")) || routes.home;
  return above === routes.home || pages.has(above)
    ? above
    : pageAbove(above, pages);
}

/**
 * The permanent redirects of the site: those in the content, and from released
 * pages that are drafts now to the page above.
 */
export function redirectsOf(
  files: readonly CheckedFile[],
  released: readonly string[],
): Record<string, string> {
  const pages = publishedPaths(files);
  const all = addressesOf(files);
  const withdrawn = released
    .filter((path) => all.has(path) && !pages.has(path))
    .map((path) => [path, pageAbove(path, pages)] as const);
  const written = listed(files).map(({ from, to }) => [from, to] as const);
  return Object.fromEntries([...withdrawn, ...written]);
}

/** Finds invalid redirects; `brokenReferences` finds those to no page. */
export const redirectErrors: Rule = ({ files }) => {
  const pages = publishedPaths(files);
  const redirects = listed(files);
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));

  function fromFix(from: string, index: number): string | undefined {
    if (redirects.find((other) => other.from === from)?.index !== index)
      return "Remove it: this address is listed above.";
    if (pages.has(from)) return "Remove it: there is a page at that address.";
    return ownAddress.test(from)
      ? "Remove it: the site itself answers there."
      : undefined;
  }

  function toFix({ from, to }: Redirect): string | undefined {
    if (to === routes.notFound)
      return "Write another page: this one tells of an error.";
    const next = targets.get(to);
    if (next === to || next === from)
      return "Write the address of a page: this one leads back to itself.";
    return next && `Write ${next}: this address is itself redirected there.`;
  }

  return redirects.flatMap(({ index, ...redirect }) => {
    const wrongFrom = fromFix(redirect.from, index);
    const name = wrongFrom ? "from" : "to";
    const fix = wrongFrom ?? toFix(redirect);
    const field = `redirects.${index}.${name}`;
    const file = contentPath(redirectSettings);
    return fix ? [{ file, field, value: redirect[name], fix }] : [];
  });
};

/** Finds addresses that visitors know and that lead nowhere any more. */
export const lostAddresses: Rule = ({ files, released }) => {
  const pages = publishedPaths(files);
  const redirects = redirectsOf(files, released);
  return released
    .filter((path) => !pages.has(path) && !Object.hasOwn(redirects, path))
    .map((path) => ({
      file: contentPath(redirectSettings),
      field: "redirects",
      value: path,
      fix: `Visitors know this address, but its page is gone. Add it here with the page that replaces it (from: ${path}), or bring its file back.`,
      meant: closestTo(path, Array.from(pages)),
    }));
};
