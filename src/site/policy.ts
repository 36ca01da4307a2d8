import { createHash } from "node:crypto";
import { routes } from "./routes";

/**
 * Speculation rules as JSON, which every page has in a script element. Browsers prerender a
 * page of the site when a visitor is about to follow its link.
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

const toHashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Directives that forbid unused content. Workers are allowed: `worker-src` falls back to `script-src`. */
const unusedDirectives = ["object-src", "frame-src", "media-src"];

/**
 * Builds the Content-Security-Policy for the meta element of the 404 page, because
 * static hosts send no header for unknown paths.
 * @param endpoint path or URL to which quote requests are posted
 */
export function buildMetaCsp(endpoint: string = routes.quoteReceiver): string {
  const receivers = URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
  const directives = {
    // Covers fonts, the manifest and prefetching, too.
    "default-src": ["'self'"],
    "script-src": ["'self'", toHashSource(speculationRules)],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...receivers],
    ...Object.fromEntries(unusedDirectives.map((name) => [name, ["'none'"]])),
    "form-action": ["'self'", ...receivers],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** Builds the Content-Security-Policy header of all pages. A meta element can't have `frame-ancestors`. */
export const buildPageCsp = (endpoint?: string): string =>
  `${buildMetaCsp(endpoint)}; frame-ancestors 'none'`;
