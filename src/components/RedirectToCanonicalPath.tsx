/**
 * Redirects `/About/` to `/about` and former paths to their pages, on static
 * hosts that can't redirect and serve the 404 page for unknown paths. The end of
 * the build writes the script, because it has all redirects.
 */
export const RedirectToCanonicalPath = () => (
  <script data-redirects="" dangerouslySetInnerHTML={{ __html: "" }} />
);
