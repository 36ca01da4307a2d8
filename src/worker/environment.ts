import type { D1Database, RateLimit } from "@cloudflare/workers-types";

/** What `wrangler.jsonc` gives the Worker. */
export interface Environment {
  /** The built site. */
  readonly ASSETS: {
    readonly fetch: (request: Request) => Promise<Response>;
  };
  /** Keeps quote requests; without it the Worker receives none. */
  readonly QUOTES?: D1Database;
  /** Limits requests per visitor. */
  readonly QUOTE_LIMIT?: RateLimit;
}
