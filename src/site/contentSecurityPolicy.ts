import { routes } from "./routes";

/** Text of a policy from its directives. */
const policyOf = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");

/**
 * What the pages of the site may load, run and send; nothing else.
 * @param scripts hashes of the scripts that stand in pages
 * @param endpoint where quotes are posted: a path or an address
 */
export function pagePolicy(
  scripts: readonly string[],
  endpoint: string = routes.quoteReceiver,
): string {
  const receivers = URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
  return policyOf({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    // Each page says in a meta element which of its own styles these are.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...receivers],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...receivers],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}

/**
 * What stands in a page besides: which styles are its own.
 * @param styles hashes of its style elements and attributes
 */
export const ownPolicy = (styles: readonly string[]): string =>
  policyOf({ "style-src": ["'self'", "'unsafe-hashes'", ...styles] });

/**
 * The same for the screen of unknown paths, which hosts of files serve without
 * the headers of a page.
 */
export const notFoundPolicy = (
  scripts: readonly string[],
  styles: readonly string[],
): string =>
  policyOf({
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", "'unsafe-hashes'", ...styles],
  });
