import { getRateLimitKeys } from "../../quote/inbox/limits/rateLimits";
import type { ReceiverContent } from "../../quote/inbox/responses/hostPage";
import type { Database, SqlStatement } from "../../quote/inbox/store/database";
import { receiverContentFile } from "../../site/files";
import type { SignInEnvironment } from "../signIn/handleSignIn";

/** The used part of Cloudflare's `ExecutionContext`. */
export interface WorkerContext {
  /** Keeps the Worker running after its response. */
  waitUntil(work: Promise<unknown>): void;
}

interface D1Statement {
  bind(...values: readonly unknown[]): D1Statement;
  all(): Promise<{ results: unknown[] }>;
}

/** The used part of a D1 database. */
export interface D1Database {
  prepare(sql: string): D1Statement;
  batch(statements: D1Statement[]): Promise<{ meta: { changes: number } }[]>;
}

interface RateLimit {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** The bindings of `wrangler.jsonc`. */
export interface WorkerEnvironment extends SignInEnvironment {
  readonly ASSETS: {
    readonly fetch: (request: Request) => Promise<Response>;
  };
  /** Database of quote requests. Without a database, the Worker accepts none. */
  readonly QUOTES?: D1Database;
  readonly QUOTE_LIMIT?: RateLimit;
  /** The site's URL, to which all other hosts are redirected. */
  readonly SITE_URL?: string;
  /** "true" if search engines should list nothing. */
  readonly NO_INDEX?: string;
}

/** Duration of the rate limit in `wrangler.jsonc`. */
const rateLimitSeconds = 60;

/**
 * Counts a request from a visitor.
 * @param purpose key of the limit; each route has a separate limit
 * @returns 0 if the request is accepted; otherwise the wait before a retry, in seconds
 */
export async function consumeRateLimit(
  purpose: string,
  ip: string,
  { QUOTE_LIMIT }: WorkerEnvironment,
): Promise<number> {
  const key = `${purpose} ${getRateLimitKeys(ip).visitor}`;
  const result = await QUOTE_LIMIT?.limit({ key });
  return result?.success === false ? rateLimitSeconds : 0;
}

/** Returns the visitor's IP address, which Cloudflare sends in a header; empty without that header. */
export const getClientIp = ({ headers }: Request): string =>
  headers.get("cf-connecting-ip") ?? "";

/**
 * Fetches a built file. Cloudflare's redirects are returned, not followed.
 * @param path path on the host of the visitor's request
 * @param method defaults to the request's method
 */
export function fetchAsset(
  path: string,
  request: Request,
  { ASSETS }: WorkerEnvironment,
  method = request.method,
): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = path;
  return ASSETS.fetch(new Request(url, { method, redirect: "manual" }));
}

/** Placeholder origin: Cloudflare's binding uses only the path. */
const filesHost = "https://files.local";

/** Fetches the built file with the content of the pages that hosts render. */
export async function fetchReceiverContent({
  ASSETS,
}: WorkerEnvironment): Promise<ReceiverContent> {
  const response = await ASSETS.fetch(
    new Request(`${filesHost}/${receiverContentFile}`),
  );
  return (await response.json()) as ReceiverContent;
}

/** Returns the bindings that are texts: variables and secrets. */
export const getEnvironmentVariables = (
  environment: WorkerEnvironment,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).filter(
      (binding): binding is [string, string] => typeof binding[1] === "string",
    ),
  );

/** Adapts Cloudflare's D1 to the interface that all hosts have in common. */
export function adaptD1Database(database: D1Database): Database {
  const prepare = ({ sql, values }: SqlStatement) =>
    database.prepare(sql).bind(...values);
  return {
    async write(...statements) {
      const results = await database.batch(statements.map(prepare));
      return results.map(({ meta }) => meta.changes);
    },
    async read<Row>(statement: SqlStatement) {
      return (await prepare(statement).all()).results as Row[];
    },
  };
}
