import { redirects } from "./redirects";

/**
 * An inline script for the 404 page that redirects to the canonical spelling of
 * a path, or to the target of its redirect. It is not compiled, so its syntax is
 * for every browser.
 */
export const redirectScript = `var l=location,p=l.pathname.toLowerCase().replace(/\\/+$/,"").replace(/^\\/+/,"/")||"/",r=${JSON.stringify(redirects)};p=r[p]||p;if(p!==l.pathname)l.replace(p+l.search+l.hash)`;
