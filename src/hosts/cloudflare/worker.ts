import {
  headerRules,
  headersFor,
  readingMethods,
  errorTexts,
} from "../../site/headers";
import { signIn } from "../signIn/signIn";
import { signInSettings } from "../signIn/signInSettings";
import { isCopy, redirectsFile } from "../../site/files";
import {
  readablePath,
  redirectOf,
  canonicalPath,
  routes,
} from "../../site/routes";
import type { Redirects } from "../../site/routes";
import { asset } from "./environment";
import { d1Database } from "./d1Database";
import { forwardDue } from "./forwardDue";
import type { Context, Environment } from "./environment";
import { quoteResponse } from "./quoteResponse";

const ownHeaders = headersFor(headerRules([], ""))(routes.quoteReceiver);

function withOwnHeaders(response: Response): Response {
  const copy = new Response(response.body, response);
  for (const [name, value] of Object.entries(ownHeaders))
    if (!copy.headers.has(name)) copy.headers.set(name, value);
  return copy;
}

const textResponse = (status: number, text: string, headers = {}) =>
  withOwnHeaders(
    new Response(text, {
      status,
      headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
    }),
  );

/** The 404 page, which no cache keeps: a release may add the file. */
async function notFound(
  request: Request,
  environment: Environment,
): Promise<Response> {
  const page = await asset(routes.notFound, request, environment);
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  return new Response(page.body, { status: 404, headers });
}

/** The redirects of each deployment, which is read once. */
const known = new WeakMap<object, Promise<Redirects>>();

function redirectsIn(
  request: Request,
  environment: Environment,
): Promise<Redirects> {
  const { ASSETS } = environment;
  const read = async (): Promise<Redirects> => {
    const file = await asset(`/${redirectsFile}`, request, environment, "GET");
    if (file.ok) return (await file.json()) as Redirects;
    // A later request may find it.
    known.delete(ASSETS);
    return {};
  };
  const table = known.get(ASSETS) ?? read();
  known.set(ASSETS, table);
  return table;
}

/** Responds with a page, a file or a redirect, like the embedded server. */
async function siteResponse(
  request: Request,
  environment: Environment,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const page = canonicalPath(pathname.replace(/\/index\.html$/i, "/"));
  // Browsers read `//` as another host, and pages have no file names.
  if (
    /^\/\/|\.html$/.test(page) ||
    page === routes.notFound ||
    isCopy(pathname)
  )
    return notFound(request, environment);

  const isPage = async () =>
    (await asset(page, request, environment, "HEAD")).ok;
  const target =
    redirectOf(page, await redirectsIn(request, environment)) ??
    (page !== pathname && (await isPage()) ? page : undefined);
  if (target === undefined) {
    const response = await environment.ASSETS.fetch(request);
    return response.status === 404 ? notFound(request, environment) : response;
  }
  return withOwnHeaders(
    new Response(null, {
      status: 301,
      headers: {
        "Cache-Control": "public, max-age=3600",
        Location: target + new URL(request.url).search,
      },
    }),
  );
}

/** The address at the site's own name, if a request came to another one. */
function ownAddress(
  request: Request,
  { SITE_URL }: Environment,
): string | undefined {
  const url = new URL(request.url);
  if (!SITE_URL || url.host === new URL(SITE_URL).host) return undefined;
  return new URL(SITE_URL).origin + url.pathname + url.search;
}

async function respond(
  request: Request,
  environment: Environment,
  context: Context,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { QUOTES } = environment;
  const address = ownAddress(request, environment);
  if (address)
    return withOwnHeaders(
      new Response(null, { status: 308, headers: { Location: address } }),
    );
  if (readablePath(pathname) !== pathname)
    return notFound(request, environment);
  if (pathname === routes.quoteReceiver && QUOTES)
    return withOwnHeaders(
      await quoteResponse(request, { ...environment, QUOTES }, context),
    );
  if (!readingMethods.includes(request.method))
    return textResponse(405, errorTexts.method, {
      Allow: readingMethods.join(", "),
    });
  if (pathname === routes.signIn) {
    const address = request.headers.get("cf-connecting-ip") ?? "";
    const limit = await environment.QUOTE_LIMIT?.limit({
      key: `sign-in ${address}`,
    });
    if (limit?.success === false)
      return textResponse(429, errorTexts.often, { "Retry-After": "60" });
    const settings = signInSettings(environment);
    return withOwnHeaders(await signIn(request, settings));
  }
  return siteResponse(request, environment);
}

/** The Cloudflare Worker: serves the built site and receives quote requests. */
const worker = {
  async fetch(
    request: Request,
    environment: Environment,
    context: Context,
  ): Promise<Response> {
    const response = await respond(request, environment, context);
    if (environment.NO_INDEX !== "true") return response;
    const copy = new Response(response.body, response);
    copy.headers.set("X-Robots-Tag", "noindex");
    return copy;
  },

  async scheduled(
    _event: unknown,
    { QUOTES, QUOTE_FORWARD_URL }: Environment,
  ): Promise<void> {
    if (QUOTES) await forwardDue(d1Database(QUOTES), QUOTE_FORWARD_URL);
  },
};

export default worker;
