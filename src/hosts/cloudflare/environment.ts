import { getRateLimitKeys } from "../../quote/inbox/limits/rateLimits";
import type { ReceiverContent } from "../../quote/inbox/responses/htmlPage";
import type { Database, SqlStatement } from "../../quote/inbox/store/database";
import { receiverContentFile } from "../../site/files";
import type { SignInEnvironment } from "../signIn/handleSignIn";

/** The part of Cloudflare's `ExecutionContext` in use. */
export interface WorkerContext {
  /** Keeps the Worker running after its response. */
  waitUntil(work: Promise<unknown>): void;
}

interface D1Statement {
  bind(...values: readonly unknown[]): D1Statement;
  all(): Promise<{ results: unknown[] }>;
}

/** The part of a D1 database in use. */
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
  /** Stores quote requests; without a database the Worker accepts none. */
  readonly QUOTES?: D1Database;
  readonly QUOTE_LIMIT?: RateLimit;
  /** The site's URL, to which all other hosts are redirected. */
  readonly SITE_URL?: string;
  /** "true" if search engines should list nothing. */
  readonly NO_INDEX?: string;
}

/** Window of the rate limit in `wrangler.jsonc`. */
const rateLimitSeconds = 60;

/**
 * Counts a request from a visitor.
 * @param purpose separates the limits of different routes
 * @returns 0 if it is accepted, else the seconds to wait before retrying
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

/** The visitor's IP address, from the header that Cloudflare sets. */
export const getClientIp = ({ headers }: Request): string =>
  headers.get("cf-connecting-ip") ?? "";

/**
 * Fetches a built file. A redirect of Cloudflare is returned as it is.
 * @param path on the host of the visitor's request
 * @param method defaults to the request's
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

/** Any origin: Cloudflare's binding uses the path alone. */
const filesHost = "https://files.local";

/** Reads the company's facts, which the build wrote for hosts. */
export async function fetchReceiverContent({
  ASSETS,
}: WorkerEnvironment): Promise<ReceiverContent> {
  const response = await ASSETS.fetch(
    new Request(`${filesHost}/${receiverContentFile}`),
  );
  return (await response.json()) as ReceiverContent;
}

/** The bindings that are settings: variables and secrets. */
export const getVariables = (
  environment: WorkerEnvironment,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).filter(
      (binding): binding is [string, string] => typeof binding[1] === "string",
    ),
  );

/** Adapts Cloudflare's D1 to the shared interface. */
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
