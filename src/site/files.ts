import { routes } from "./routes";

/** File with the header rules that the build writes for the embedded server. Not served. */
export const headerRulesFile = "headers.json";

/** File with the redirects, for the embedded server, the Worker and the 404 page. Served to anyone. */
export const redirectsFile = "redirects.json";

/** File with the company data and form texts for the quote receiver. Served to anyone. */
export const receiverContentFile = "company.json";

/** File with the commit of the build. Served to anyone. */
export const releaseFile = "release.json";

/** Path of the service worker that caches the tools' pages. The folder is the worker's scope. */
export const offlineWorkerFile = "/resources/offline.js";

const privateFilePattern =
  /\.map$|^\/?page-data\/404(?:\.html)?\/|^\/?~partytown(?:\/|$)|(?:^|\/)(?:\.(?!well-known(?:\/|$))|(?:webpack\.stats|chunk-map|headers)\.json$|_(?:headers|redirects)$)/;

/**
 * Whether a file of the built site must not be served: source maps, statistics, dotfiles,
 * host configuration, the compressed copies of these, and the data of the 404 page. With
 * that data, Gatsby would show the 404 page in place of a page whose data fails to load.
 */
export const isPrivateFile = (path: string): boolean =>
  privateFilePattern.test(withoutCompressionSuffix(path));

/** Returns the path of a compressed copy's original, and any other path unchanged. */
const withoutCompressionSuffix = (path: string): string =>
  path.replace(/\.(?:br|gz)$/, "");

export const isCompressible = (path: string): boolean =>
  /\.(?:html|js|css|json|xml|txt|svg|webmanifest|ico|yml)$/.test(path);

export const isCompressedCopy = (path: string): boolean =>
  withoutCompressionSuffix(path) !== path;

/** Returns the path of a page's file, such as `/about/index.html` for `/about`. */
export const getPageFile = (page: string): string =>
  page === routes.home ? "/index.html" : `${page}/index.html`;
