import { logoPath } from "./pageMetadata";
import { routes } from "./routes";

/** Headers of all responses whose path matches a pattern. */
export interface HeaderRule {
  /**
   * Pattern as in `_headers` files of static hosts: `*` matches any text, and `:name` any
   * text within one segment.
   */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** `Cache-Control` of files with a content hash in their name. */
const immutableCacheControl = "public, max-age=31536000, immutable";

/** `Cache-Control` of other files: cached, but revalidated before each use. */
export const revalidatedCacheControl = "public, max-age=0, must-revalidate";

/** `Cache-Control` of the logo, which every page shows: revalidated each hour, and shown meanwhile. */
const logoCacheControl = "public, max-age=3600, stale-while-revalidate=2592000";

/** Content-Security-Policy of the receiver's pages, which may only send a form again. */
export const receiverPageCsp =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Content-Security-Policy header of the editor's pages. Their meta element has the other
 * directives, but can't set `frame-ancestors`.
 */
export const editorPageCsp = "frame-ancestors 'none'";

/** Browsers ignore this header on insecure connections. */
export const strictTransportSecurityHeader = {
  name: "Strict-Transport-Security",
  value: "max-age=31536000",
} as const;

const sameOriginOnly = { "Cross-Origin-Resource-Policy": "same-origin" };

/**
 * Browser features that would prompt the visitor and that no page uses. The list is short,
 * because every response has it and browsers warn of unknown names.
 */
const unusedFeatures = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
];

const pageHeaders = {
  "Permissions-Policy": unusedFeatures
    .map((feature) => `${feature}=()`)
    .join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  ...sameOriginOnly,
};

/**
 * Returns patterns that match all pages and no files: the path of each top-level page, and
 * one pattern for the pages below it, so that the list is short.
 */
function getPagePatterns(pages: readonly string[]): string[] {
  const paths = pages.map((page) => page.replace(/^(\/[^/]+\/).*/, "$1*"));
  return Array.from(new Set(paths)).sort();
}

/**
 * Builds the header rules of the site for every host. Rules that match the same path have
 * no header in common, because hosts resolve duplicates differently. Pictures have no
 * Cross-Origin-Resource-Policy, because search engines and link previews embed them.
 * @param pages paths of all pages
 * @param pageCsp Content-Security-Policy of the pages
 */
export const buildHeaderRules = (
  pages: readonly string[],
  pageCsp: string,
): readonly HeaderRule[] => [
  {
    path: "/*",
    headers: {
      [strictTransportSecurityHeader.name]: strictTransportSecurityHeader.value,
      "X-Content-Type-Options": "nosniff",
    },
  },
  ...getPagePatterns(pages).map((path) => ({
    path,
    headers: { "Content-Security-Policy": pageCsp, ...pageHeaders },
  })),
  { path: "/static/*", headers: { "Cache-Control": immutableCacheControl } },
  ...["/:file.js", "/:file.css"].map((path) => ({
    path,
    headers: { "Cache-Control": immutableCacheControl, ...sameOriginOnly },
  })),
  { path: logoPath, headers: { "Cache-Control": logoCacheControl } },
  { path: "/page-data/*", headers: sameOriginOnly },
  ...["/admin", "/admin/*"].map((path) => ({
    path,
    headers: {
      "Content-Security-Policy": editorPageCsp,
      // The sign-in window posts a message to the editor.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      ...pageHeaders,
      "X-Robots-Tag": "noindex",
    },
  })),
  {
    path: routes.quoteReceiver,
    headers: {
      "Content-Security-Policy": receiverPageCsp,
      ...pageHeaders,
    },
  },
];

const toRegExp = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replace(/:[A-Za-z]\w*/g, "[^/]+")}$`,
  );

export function createHeaderLookup(
  rules: readonly HeaderRule[],
): (path: string) => Readonly<Record<string, string>> {
  const patterns = rules.map(
    ({ path, headers }) => [toRegExp(path), headers] as const,
  );
  return (path) =>
    Object.fromEntries(
      patterns.flatMap(([pattern, headers]) =>
        pattern.test(path) ? Object.entries(headers) : [],
      ),
    );
}

export const safeMethods: readonly string[] = ["GET", "HEAD"];
