import type { Redirects } from "../../site/routes";

/**
 * Lets browsers prerender a page of the site when a visitor is about to follow a
 * link. A prerendered page only runs its small inline script.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin*", "/api/*", "/*.*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

const opening = '<script data-redirects="">';
const element = new RegExp(`${opening}.*?</script>`, "s");

/**
 * An inline script for the 404 page that redirects to the canonical spelling of
 * a path, or to the target of its redirect. It is not compiled, so its syntax is
 * for every browser.
 */
export const redirectScript = (redirects: Redirects): string =>
  `var l=location,p=l.pathname.toLowerCase().replace(/\\/+$/,"").replace(/^\\/+/,"/")||"/",r=${JSON.stringify(redirects)};p=r[p]||p;if(p!==l.pathname)l.replace(p+l.search+l.hash)`;

/** Writes the script into the element that a page has for it, if it has one. */
export const withRedirectScript = (html: string, script: string): string =>
  html.replace(element, () => `${opening}${script}</script>`);
