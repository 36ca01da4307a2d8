import { redirects } from "../site/redirects";

/**
 * Runs before anything else does, so it is written for every browser. Not the
 * path itself but its canonical spelling may be a page, or a former address:
 * lower case, no slash.
 */
const script = `var l=location,p=l.pathname.toLowerCase().replace(/\\/+$/,"").replace(/^\\/+/,"/")||"/",r=${JSON.stringify(redirects)};p=r[p]||p;if(p!==l.pathname)l.replace(p+l.search+l.hash)`;

/**
 * Sends `/About/` to `/about` and former addresses to their pages on hosts that serve the 404 page for any unknown
 * path and can't redirect by themselves.
 */
export const RedirectToCanonicalPath = () => (
  <script dangerouslySetInnerHTML={{ __html: script }} />
);
