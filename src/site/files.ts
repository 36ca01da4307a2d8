import { routes } from "./routes";

/** The header rules that the build writes for the embedded server. */
export const headerRulesFile = "headers.json";

/** The redirects that the build writes for the server and the Worker. It is public. */
export const redirectsFile = "redirects.json";

/** The company data and form texts that the build writes for the quote receiver. It is public. */
export const companyFile = "company.json";

/** Names the commit of the build. It is public. */
export const releaseFile = "release.json";

/** The service worker that keeps the tools' pages on devices. Its folder is its scope. */
export const offlineWorkerFile = "/resources/offline.js";

const privateFilePattern =
  /\.map$|^\/?page-data\/404(?:\.html)?\/|^\/?~partytown(?:\/|$)|(?:^|\/)(?:\.(?!well-known(?:\/|$))|(?:webpack\.stats|chunk-map|headers)\.json$|_(?:headers|redirects)$)/;

/**
 * Whether a file of the built site is not for visitors: source maps, statistics,
 * dotfiles, host configuration, and compressed copies of these. Nor is the data of
 * the 404 page, which Gatsby would show in place of a page whose own data it can't
 * load: without it, the page stays as it is.
 */
export const isPrivateFile = (path: string): boolean =>
  privateFilePattern.test(withoutCompressionSuffix(path));

/** The original of a compressed copy; for any other file, the file itself. */
const withoutCompressionSuffix = (path: string): string =>
  path.replace(/\.(?:br|gz)$/, "");

export const isCompressible = (path: string): boolean =>
  /\.(?:html|js|css|json|xml|txt|svg|webmanifest|ico|yml)$/.test(path);

export const isCompressedCopy = (path: string): boolean =>
  withoutCompressionSuffix(path) !== path;

/** The file of a page, such as `/about/index.html` of `/about`. */
export const getPageFile = (page: string): string =>
  page === routes.home ? "/index.html" : `${page}/index.html`;
