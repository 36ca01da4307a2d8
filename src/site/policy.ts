import { routes } from "./routes";

type Directives = Readonly<Record<string, readonly string[]>>;

const policyOf = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");

/** A page's inline code: hashes of its scripts, and of its style elements and attributes. */
export interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Directives for resources that no page uses. */
const unused = ["object-src", "frame-src", "worker-src", "media-src"];

/** The directives for a page's own code. */
const ownCode = ({ scripts, styles }: InlineCode): Directives => ({
  "script-src": ["'self'", ...scripts],
  "style-src": ["'self'", "'unsafe-hashes'", ...styles],
});

/**
 * @param code the directives for inline code
 * @param endpoint where quote requests are posted: a path or a URL
 */
function directives(code: Directives, endpoint: string): Directives {
  const receivers = URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
  return {
    // Covers fonts, the manifest and prefetching.
    "default-src": ["'self'"],
    ...code,
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...receivers],
    ...Object.fromEntries(unused.map((name) => [name, ["'none'"]])),
    "form-action": ["'self'", ...receivers],
    "base-uri": ["'none'"],
  };
}

/** Allows any inline code: the meta element of each page allows its own only. */
const anyInline = ["'self'", "'unsafe-inline'"];

/** The Content-Security-Policy header of all pages. */
export const pagePolicy = (endpoint: string = routes.quoteReceiver): string =>
  policyOf({
    ...directives(
      { "script-src": anyInline, "style-src": anyInline },
      endpoint,
    ),
    "frame-ancestors": ["'none'"],
  });

/** The policy in a page's meta element, which allows only its own inline code. */
export const ownPolicy = (code: InlineCode): string => policyOf(ownCode(code));

/**
 * The policy in the meta element of the 404 page: the whole policy, because
 * static hosts send no header for unknown paths.
 */
export const notFoundPolicy = (
  code: InlineCode,
  endpoint: string = routes.quoteReceiver,
): string => policyOf(directives(ownCode(code), endpoint));
