import type {
  D1Database,
  ExecutionContext,
  RateLimit,
} from "@cloudflare/workers-types";
import type { SignInEnvironment } from "../signIn/signInSettings";

/** `waitUntil` keeps the Worker running after its response. */
export type Context = Pick<ExecutionContext, "waitUntil">;

/** The bindings of `wrangler.jsonc`. */
export interface Environment extends SignInEnvironment {
  readonly ASSETS: {
    readonly fetch: (request: Request) => Promise<Response>;
  };
  /** Stores quote requests; without it the Worker accepts none. */
  readonly QUOTES?: D1Database;
  readonly QUOTE_LIMIT?: RateLimit;
  /** The site's address, to which all other names are redirected. */
  readonly SITE_URL?: string;
  /** "true" where search engines should list nothing. */
  readonly NO_INDEX?: string;
  /** Service that each request is delivered to. */
  readonly QUOTE_FORWARD_URL?: string;
}

/**
 * Asks for a built file.
 * @param path on the host of the visitor's request
 * @param method by default the request's
 */
export function asset(
  path: string,
  request: Request,
  { ASSETS }: Environment,
  method = request.method,
): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = path;
  return ASSETS.fetch(new Request(url, { method }));
}
