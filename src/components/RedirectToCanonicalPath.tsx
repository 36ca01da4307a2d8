import { redirectScript } from "../site/redirectScript";

/**
 * Redirects `/About/` to `/about` and former paths to their pages, on static
 * hosts that can't redirect and serve the 404 page for unknown paths.
 */
export const RedirectToCanonicalPath = () => (
  <script dangerouslySetInnerHTML={{ __html: redirectScript }} />
);
