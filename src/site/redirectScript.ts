import { redirects } from "./redirects";

/**
 * Leads from an unknown path to its canonical spelling, in lower case and
 * without a slash at the end, or to the page that was once there. Runs before
 * anything else does, so it is written for every browser.
 */
export const redirectScript = `var l=location,p=l.pathname.toLowerCase().replace(/\\/+$/,"").replace(/^\\/+/,"/")||"/",r=${JSON.stringify(redirects)};p=r[p]||p;if(p!==l.pathname)l.replace(p+l.search+l.hash)`;
