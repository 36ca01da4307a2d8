import { routes } from "./routes";
import { trustedPolicies } from "./trustedTypes";

type Directives = Readonly<Record<string, readonly string[]>>;

/** Text of a policy from its directives. */
const policyOf = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");

/** What pages load, run and send, and from where. */
interface Sources {
  /** Hashes of the inline scripts of pages, or 'unsafe-inline' where each page has its own. */
  readonly scripts: readonly string[];
  /** Where quotes are posted: a path or an address. */
  readonly endpoint?: string;
}

/** Kinds of things that no page has. */
const unused = ["object-src", "frame-src", "worker-src", "media-src"];

/** Of styles, only the page itself knows. */
function directives(
  { scripts, endpoint = routes.quoteReceiver }: Sources,
  styles: readonly string[],
): Directives {
  const receivers = URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
  return {
    // What it covers and nothing else names is loading ahead: Firefox has no
    // directive for that.
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

/** What the pages of the site may load, run and send; nothing else. */
export const pagePolicy = (sources: Sources): string =>
  policyOf({
    // Each page says in a meta element which of its own styles these are.
    ...directives(sources, ["'unsafe-inline'"]),
    "frame-ancestors": ["'none'"],
  });

/**
 * What stands in a page besides: which inline styles and scripts are its own.
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
 * All of it, for the screen of unknown paths, which hosts of files serve without
 * the headers of a page.
 */
export const notFoundPolicy = (
  sources: Sources,
  styles: readonly string[],
): string => policyOf(directives(sources, ownStyles(styles)));
