import { redirectScript } from "../site/redirectScript";

/**
 * Sends `/About/` to `/about` and former addresses to their pages on hosts that
 * serve the 404 page for any unknown path and can't redirect by themselves.
 */
export const RedirectToCanonicalPath = () => (
  <script dangerouslySetInnerHTML={{ __html: redirectScript }} />
);
