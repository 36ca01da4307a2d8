import { getRateLimitKeys } from "../../quote/inbox/limits/rateLimits";
import type { ReceiverContent } from "../../quote/inbox/responses/htmlPage";
import type { Database, SqlStatement } from "../../quote/inbox/store/database";
import { companyFile } from "../../site/files";
import type { SignInEnvironment } from "../signIn/handleSignIn";

/** What the Worker uses of Cloudflare's own `ExecutionContext`. */
export interface WorkerContext {
  /** Keeps the Worker running after its response. */
  waitUntil(work: Promise<unknown>): void;
}

interface D1Statement {
  bind(...values: readonly unknown[]): D1Statement;
  all(): Promise<{ results: unknown[] }>;
}

/** What it uses of a D1 database. */
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
  /** Stores quote requests; without it the Worker accepts none. */
  readonly QUOTES?: D1Database;
  readonly QUOTE_LIMIT?: RateLimit;
  /** The site's address, to which all other names are redirected. */
  readonly SITE_URL?: string;
  /** "true" where search engines should list nothing. */
  readonly NO_INDEX?: string;
}

/** The window of the rate limit in `wrangler.jsonc`, in seconds. */
const rateLimitSeconds = 60;

/**
 * Counts a request from a visitor's network.
 * @param purpose whose requests are counted apart from others
 * @returns 0 if it is accepted, else the seconds to wait before retrying
 */
export async function checkRateLimit(
  purpose: string,
  ip: string,
  { QUOTE_LIMIT }: WorkerEnvironment,
): Promise<number> {
  const key = `${purpose} ${getRateLimitKeys(ip).visitor}`;
  const result = await QUOTE_LIMIT?.limit({ key });
  return result?.success === false ? rateLimitSeconds : 0;
}

/** The visitor's address, which Cloudflare adds. */
export const clientIp = ({ headers }: Request): string =>
  headers.get("cf-connecting-ip") ?? "";

/**
 * Asks for a built file. What Cloudflare redirects isn't one.
 * @param path on the host of the visitor's request
 * @param method by default the request's
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

/** The built files' host, which Cloudflare's binding ignores. */
const filesHost = "https://files.local";

/** Reads what the build wrote for the Worker's own pages and for deliveries. */
export async function fetchCompanyFacts({
  ASSETS,
}: WorkerEnvironment): Promise<ReceiverContent> {
  const response = await ASSETS.fetch(
    new Request(`${filesHost}/${companyFile}`),
  );
  return (await response.json()) as ReceiverContent;
}

/** The settings among the bindings: variables and secrets. */
export const variablesOf = (
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
