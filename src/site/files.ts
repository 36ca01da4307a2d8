import { routes } from "./routes";

/** Header rules, which the build writes for the embedded server. */
export const headerRulesFile = "headers.json";

/** Redirects, which the build writes for the server and the Worker. Public. */
export const redirectsFile = "redirects.json";

/** Company data and form texts, which the build writes for the quote receiver. Public. */
export const receiverContentFile = "company.json";

/** The commit of the build. Public. */
export const releaseFile = "release.json";

/** Service worker that caches the tools' pages. Its folder is its scope. */
export const offlineWorkerFile = "/resources/offline.js";

const privateFilePattern =
  /\.map$|^\/?page-data\/404(?:\.html)?\/|^\/?~partytown(?:\/|$)|(?:^|\/)(?:\.(?!well-known(?:\/|$))|(?:webpack\.stats|chunk-map|headers)\.json$|_(?:headers|redirects)$)/;

/**
 * Whether a file of the built site is kept from visitors: source maps, statistics,
 * dotfiles, host configuration, and compressed copies of these. So is the data of the
 * 404 page, which Gatsby would show in place of a page whose data it can't load:
 * without it, the page stays as it is.
 */
export const isPrivateFile = (path: string): boolean =>
  privateFilePattern.test(withoutCompressionSuffix(path));

/** The original of a compressed copy; another path is returned unchanged. */
const withoutCompressionSuffix = (path: string): string =>
  path.replace(/\.(?:br|gz)$/, "");

export const isCompressible = (path: string): boolean =>
  /\.(?:html|js|css|json|xml|txt|svg|webmanifest|ico|yml)$/.test(path);

export const isCompressedCopy = (path: string): boolean =>
  withoutCompressionSuffix(path) !== path;

/** The file of a page, such as `/about/index.html` for `/about`. */
export const getPageFile = (page: string): string =>
  page === routes.home ? "/index.html" : `${page}/index.html`;
