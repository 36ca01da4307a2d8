/** The header rules that the build writes for the embedded server. */
export const headerRulesFile = "headers.json";

/** The redirects that the build writes for the server and the Worker. It is public. */
export const redirectsFile = "redirects.json";

/** The company data that the build writes for the quote receiver. It is public. */
export const companyFile = "company.json";

const buildFile =
  /\.map$|^\/?~partytown(?:\/|$)|(?:^|\/)(?:\.(?!well-known(?:\/|$))|(?:webpack\.stats|chunk-map|headers)\.json$|_(?:headers|redirects)$)/;

/**
 * Whether a file of the built site is not for visitors: source maps, statistics,
 * dotfiles, host configuration, and compressed copies of these.
 */
export const isBuildFile = (path: string): boolean =>
  buildFile.test(originalOf(path));

/** The original of a compressed copy; for any other file, the file itself. */
export const originalOf = (path: string): string =>
  path.replace(/\.(?:br|gz)$/, "");

/** Whether a file is a compressed copy. */
export const isCopy = (path: string): boolean => originalOf(path) !== path;
