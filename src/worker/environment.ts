import type {
  D1Database,
  ExecutionContext,
  RateLimit,
} from "@cloudflare/workers-types";

/** Keeps the Worker up until something is done, though it has answered. */
export type Context = Pick<ExecutionContext, "waitUntil">;

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
  /** A service that each request is delivered to. */
  readonly QUOTE_FORWARD_URL?: string;
}
