import { routes } from "./routes";
import { trustedPolicies } from "./trustedTypes";

type Directives = Readonly<Record<string, readonly string[]>>;

/** Serializes a policy. */
const policyOf = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");

/** The sources that differ from build to build. */
interface Sources {
  /** Hashes of the inline scripts of pages, or 'unsafe-inline' if each page has a policy of its own. */
  readonly scripts: readonly string[];
  /** Where quote requests are posted: a path or a URL. */
  readonly endpoint?: string;
}

/** Directives for resources that no page uses. */
const unused = ["object-src", "frame-src", "worker-src", "media-src"];

/** @param styles style sources, which differ from page to page */
function directives(
  { scripts, endpoint = routes.quoteReceiver }: Sources,
  styles: readonly string[],
): Directives {
  const receivers = URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
  return {
    // Only covers prefetching, which has no directive in Firefox.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...receivers],
    "manifest-src": ["'self'"],
    ...Object.fromEntries(unused.map((name) => [name, ["'none'"]])),
    "form-action": ["'self'", ...receivers],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": Object.values(trustedPolicies),
  };
}

const ownStyles = (hashes: readonly string[]) => ["'unsafe-hashes'", ...hashes];

/** The Content-Security-Policy header of all pages. */
export const pagePolicy = (sources: Sources): string =>
  policyOf({
    // The meta element of each page narrows this to its own styles.
    ...directives(sources, ["'unsafe-inline'"]),
    "frame-ancestors": ["'none'"],
  });

/**
 * The policy in a page's meta element, which allows only its own inline code.
 * @param styles hashes of its style elements and attributes
 * @param scripts hashes of its scripts, where the policy of all pages has none
 */
export const ownPolicy = (
  styles: readonly string[],
  scripts: readonly string[] = [],
): string =>
  policyOf({
    ...(scripts.length && { "script-src": ["'self'", ...scripts] }),
    "style-src": ["'self'", ...ownStyles(styles)],
  });

/**
 * The policy in the meta element of the 404 page: the whole policy, because
 * static hosts send no header for unknown paths.
 */
export const notFoundPolicy = (
  sources: Sources,
  styles: readonly string[],
): string => policyOf(directives(sources, ownStyles(styles)));
