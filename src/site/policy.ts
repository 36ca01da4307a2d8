import { createHash } from "node:crypto";
import { routes } from "./routes";

/**
 * Lets browsers prerender a page of the site when a visitor is about to follow a
 * link. Every page has this text in a script element.
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

/** Workers are scripts here: `script-src` has what may be one. */
const unusedDirectives = ["object-src", "frame-src", "media-src"];

/**
 * The Content-Security-Policy for the meta element of the 404 page, because static
 * hosts send no header for unknown paths.
 * @param endpoint where quote requests are posted: a path or a URL
 */
export function buildMetaPolicy(
  endpoint: string = routes.quoteReceiver,
): string {
  const receivers = URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
  const directives = {
    // Covers fonts, the manifest and prefetching.
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

/** The Content-Security-Policy header of all pages. A meta element can't limit frames. */
export const buildPagePolicy = (endpoint?: string): string =>
  `${buildMetaPolicy(endpoint)}; frame-ancestors 'none'`;
