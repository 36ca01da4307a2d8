import { routes } from "./routes";

/** Header rules that the build writes for the embedded server. */
export const headerRulesFile = "headers.json";

/** Redirects that the build writes for the embedded server and the Worker. Public. */
export const redirectsFile = "redirects.json";

/** Company data and form texts that the build writes for the quote receiver. Public. */
export const receiverContentFile = "company.json";

/** File with the commit of the build. Public. */
export const releaseFile = "release.json";

/** Service worker that caches the tools' pages. Its folder is its scope. */
export const offlineWorkerFile = "/resources/offline.js";

const privateFilePattern =
  /\.map$|^\/?page-data\/404(?:\.html)?\/|^\/?~partytown(?:\/|$)|(?:^|\/)(?:\.(?!well-known(?:\/|$))|(?:webpack\.stats|chunk-map|headers)\.json$|_(?:headers|redirects)$)/;

/**
 * Whether a file of the built site must not be served: source maps, statistics, dotfiles,
 * host configuration, their compressed copies, and the data of the 404 page. If Gatsby
 * can't load a page's data, it would show the 404 page instead; without the data of the 404
 * page, the page stays.
 */
export const isPrivateFile = (path: string): boolean =>
  privateFilePattern.test(withoutCompressionSuffix(path));

/** Path of the original of a compressed copy; any other path is returned unchanged. */
const withoutCompressionSuffix = (path: string): string =>
  path.replace(/\.(?:br|gz)$/, "");

export const isCompressible = (path: string): boolean =>
  /\.(?:html|js|css|json|xml|txt|svg|webmanifest|ico|yml)$/.test(path);

export const isCompressedCopy = (path: string): boolean =>
  withoutCompressionSuffix(path) !== path;

/** Path of a page's file, such as `/about/index.html` for `/about`. */
export const getPageFile = (page: string): string =>
  page === routes.home ? "/index.html" : `${page}/index.html`;
