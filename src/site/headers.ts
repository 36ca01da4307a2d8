import { routes } from "./routes";

/** Headers of every answer whose path a pattern matches. */
export interface HeaderRule {
  /**
   * A path, in which `*` stands for anything and `:name` for anything within
   * one segment, as in the `_headers` files of static hosts.
   */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** For a file named after its content. */
export const keepForever = "public, max-age=31536000, immutable";

/** For everything else: kept, but asked about before each use. */
export const askAgain = "public, max-age=0, must-revalidate";

/** What the answers of the server itself may do: be read, and a form sent again. */
export const answerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The editor's page says itself what it may load, but not who may frame it. */
export const editorPolicy = "frame-ancestors 'none'";

/** Only sent where the connection is secure; browsers ignore it elsewhere. */
export const secureTransport = {
  name: "Strict-Transport-Security",
  value: "max-age=31536000",
} as const;

const ownPagesOnly = { "Cross-Origin-Resource-Policy": "same-origin" };

/** Who opened a page, or was opened by it, doesn't reach into it. */
const alone = { "Cross-Origin-Opener-Policy": "same-origin" };

/**
 * What a visitor could be asked for, and no page here asks for, nor the editor.
 * The list comes with every page, and browsers complain of names they don't know.
 */
const unusedFeatures = [
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
];

/** For what browsers show as a page; of no use with other files. */
const pageHeaders = {
  "Permissions-Policy": unusedFeatures
    .map((feature) => `${feature}=()`)
    .join(", "),
  "Referrer-Policy": "strict-origin-when-cross-origin",
  ...ownPagesOnly,
};

/**
 * Paths that cover pages and no file: one for each page at the top, and one for
 * what is below it. Their number doesn't grow with that of the pages.
 */
function pagePaths(pages: readonly string[]): string[] {
  const paths = pages.map((page) => page.replace(/^(\/[^/]+\/).*/, "$1*"));
  return Array.from(new Set(paths)).sort();
}

/**
 * The headers of the site, wherever it is served. No header is in two rules
 * that match the same path, because hosts differ in what they make of that.
 * Pictures have no Cross-Origin-Resource-Policy: search engines and link
 * previews show them.
 * @param pages their paths
 * @param policy Content-Security-Policy of each of them
 */
export const headerRules = (
  pages: readonly string[],
  policy: string,
): readonly HeaderRule[] => [
  {
    path: "/*",
    headers: {
      [secureTransport.name]: secureTransport.value,
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
    },
  },
  ...pagePaths(pages).map((path) => ({
    path,
    headers: { "Content-Security-Policy": policy, ...alone, ...pageHeaders },
  })),
  { path: "/static/*", headers: { "Cache-Control": keepForever } },
  {
    path: "/:file.js",
    headers: { "Cache-Control": keepForever, ...ownPagesOnly },
  },
  {
    path: "/:file.css",
    headers: { "Cache-Control": keepForever, ...ownPagesOnly },
  },
  { path: "/page-data/*", headers: ownPagesOnly },
  ...["/admin", "/admin/*"].map((path) => ({
    path,
    headers: {
      "Content-Security-Policy": editorPolicy,
      // The editor hears from the window in which one signs in.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      ...pageHeaders,
      "X-Robots-Tag": "noindex",
    },
  })),
  {
    path: routes.quoteReceiver,
    headers: {
      "Content-Security-Policy": answerPolicy,
      ...alone,
      ...pageHeaders,
    },
  },
];

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replace(/:[A-Za-z]\w*/g, "[^/]+")}$`,
  );

/** Says which headers go with a path. */
export function headersFor(
  rules: readonly HeaderRule[],
): (path: string) => Readonly<Record<string, string>> {
  const patterns = rules.map(
    ({ path, headers }) => [patternOf(path), headers] as const,
  );
  return (path) =>
    Object.fromEntries(
      patterns.flatMap(([pattern, headers]) =>
        pattern.test(path) ? Object.entries(headers) : [],
      ),
    );
}
