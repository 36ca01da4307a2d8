/** Where the build leaves the header rules for the embedded server. */
export const headerRulesFile = "headers.json";

/** Where it says, for who answers forms, who the company is. All may read it. */
export const companyFile = "company.json";

const buildFile =
  /\.map$|^\/?~partytown(?:\/|$)|(?:^|\/)(?:\.(?!well-known(?:\/|$))|(?:webpack\.stats|chunk-map|headers)\.json$|_(?:headers|redirects)$)/;

/**
 * Files the build needs or leaves beside the site, and no visitor: source maps,
 * statistics, dotfiles, what tells hosts how to serve, and compressed copies of
 * these.
 */
export const isBuildFile = (path: string): boolean =>
  buildFile.test(originalOf(path));

/** The file that a compressed copy is of; any other file itself. */
export const originalOf = (path: string): string =>
  path.replace(/\.(?:br|gz)$/, "");

/** Whether a file is the compressed copy of another. */
export const isCopy = (path: string): boolean => originalOf(path) !== path;
