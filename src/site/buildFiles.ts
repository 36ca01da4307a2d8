/** Where the build leaves the header rules for the embedded server. */
export const headerRulesFile = "headers.json";

const buildFile =
  /\.map$|(?:^|\/)(?:\.(?!well-known(?:\/|$))|(?:webpack\.stats|chunk-map|headers)\.json$|_(?:headers|redirects)$)/;

/**
 * Files the build needs or leaves beside the site, and no visitor: source maps,
 * statistics, dotfiles, what tells hosts how to serve, and compressed copies of
 * these.
 */
export const isBuildFile = (path: string): boolean =>
  buildFile.test(path.replace(/\.(?:br|gz)$/, ""));

/** Whether a file is the compressed copy of another. */
export const isCopy = (path: string): boolean => /\.(?:br|gz)$/.test(path);
