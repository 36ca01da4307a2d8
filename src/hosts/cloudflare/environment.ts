import { networksOf } from "../../quote/inbox/limits/limits";
import type { CompanyFacts } from "../../quote/inbox/responses/page";
import type { Database, Statement } from "../../quote/inbox/store/database";
import { companyFile } from "../../site/files";
import type { SignInEnvironment } from "../signIn/signIn";

/** What the Worker uses of Cloudflare's own `ExecutionContext`. */
export interface Context {
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
}

/** The window of the rate limit in `wrangler.jsonc`, in seconds. */
const limitWindow = 60;

/**
 * Counts a request from a visitor's network.
 * @param purpose whose requests are counted apart from others
 * @returns 0 if it is accepted, else the seconds to wait before retrying
 */
export async function networkLimit(
  purpose: string,
  address: string,
  { QUOTE_LIMIT }: Environment,
): Promise<number> {
  const key = `${purpose} ${networksOf(address).own}`;
  const limited = await QUOTE_LIMIT?.limit({ key });
  return limited?.success === false ? limitWindow : 0;
}

/** The visitor's address, which Cloudflare adds. */
export const addressOf = ({ headers }: Request): string =>
  headers.get("cf-connecting-ip") ?? "";

/**
 * Asks for a built file. What Cloudflare redirects isn't one.
 * @param path on the host of the visitor's request
 * @param method by default the request's
 */
export function builtFile(
  path: string,
  request: Request,
  { ASSETS }: Environment,
  method = request.method,
): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = path;
  return ASSETS.fetch(new Request(url, { method, redirect: "manual" }));
}

/** The built files' host, which Cloudflare's binding ignores. */
const filesHost = "https://files.local";

/** Reads what the build wrote for the Worker's own pages and for deliveries. */
export async function builtCompany({
  ASSETS,
}: Environment): Promise<CompanyFacts> {
  const file = await ASSETS.fetch(new Request(`${filesHost}/${companyFile}`));
  return (await file.json()) as CompanyFacts;
}

/** The settings among the bindings: variables and secrets. */
export const variablesOf = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).filter(
      (binding): binding is [string, string] => typeof binding[1] === "string",
    ),
  );

/** Adapts Cloudflare's D1 to the shared interface. */
export function d1Database(database: D1Database): Database {
  const prepare = ({ sql, values }: Statement) =>
    database.prepare(sql).bind(...values);
  return {
    async write(...statements) {
      const results = await database.batch(statements.map(prepare));
      return results.map(({ meta }) => meta.changes);
    },
    async read<Row>(statement: Statement) {
      return (await prepare(statement).all()).results as Row[];
    },
  };
}
