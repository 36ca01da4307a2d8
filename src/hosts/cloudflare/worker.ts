import type { Receiver } from "../../quote/inbox/createReceiver";
import { renderHttpErrorPage } from "../../quote/inbox/responses/hostPage";
import { redirectsFile } from "../../site/files";
import {
  buildHeaderRules,
  createHeaderLookup,
  safeMethods,
} from "../../site/headers";
import {
  toCanonicalPath,
  toDecodablePath,
  findRedirect,
  routes,
} from "../../site/routes";
import type { Redirects } from "../../site/routes";
import { handleSignIn, readSignInSettings } from "../signIn/handleSignIn";
import {
  getClientIp,
  fetchReceiverContent,
  fetchAsset,
  consumeRateLimit,
} from "./environment";
import type { WorkerContext, WorkerEnvironment } from "./environment";
import {
  runScheduledDeliveries,
  receiveQuoteInWorker,
  getWorkerReceiver,
} from "./getWorkerReceiver";

const defaultHeaders = createHeaderLookup(buildHeaderRules([], ""))(
  routes.quoteReceiver,
);

function withDefaultHeaders(response: Response): Response {
  const copy = new Response(response.body, response);
  for (const [name, value] of Object.entries(defaultHeaders))
    if (!copy.headers.has(name)) copy.headers.set(name, value);
  return copy;
}

/** Creates a response with the error screen. */
async function errorResponse(
  status: number,
  environment: WorkerEnvironment,
  headers = {},
): Promise<Response> {
  const page = renderHttpErrorPage(
    status,
    await fetchReceiverContent(environment),
  );
  return withDefaultHeaders(
    new Response(page, {
      status,
      headers: {
        "Cache-Control": "no-store",
        "Content-Type": "text/html; charset=utf-8",
        ...headers,
      },
    }),
  );
}

/** Creates the response to a health check, which reads the inbox. */
async function healthResponse(receiver?: Receiver): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (!receiver) return Response.json({ status: "up" }, { headers });
  try {
    const notification = await receiver.readDeliveryStatus();
    return Response.json({ status: "up", notification }, { headers });
  } catch (error) {
    console.error("Quote requests can't be read:", error);
    const status = "quote requests can't be saved";
    return Response.json({ status }, { status: 503, headers });
  }
}

/** Creates the response with the 404 page. It isn't cached, because the next release may have the file. */
async function notFoundResponse(
  request: Request,
  environment: WorkerEnvironment,
): Promise<Response> {
  const page = await fetchAsset(routes.notFound, request, environment);
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  return new Response(page.body, { status: 404, headers });
}

/**
 * Finds the target of a redirect.
 * @param page canonical spelling of the requested path
 * @returns the page's current path, if the request has its former path or another spelling;
 * otherwise `undefined`
 */
async function findRedirectTarget(
  page: string,
  request: Request,
  environment: WorkerEnvironment,
): Promise<string | undefined> {
  const file = await fetchAsset(
    `/${redirectsFile}`,
    request,
    environment,
    "GET",
  );
  const redirects = file.ok ? ((await file.json()) as Redirects) : {};
  const target = findRedirect(page, redirects);
  if (target || page === new URL(request.url).pathname) return target;
  const { ok } = await fetchAsset(page, request, environment, "HEAD");
  return ok ? page : undefined;
}

/** Responds with a page, a file or a redirect, like `hosts/server`. */
async function siteResponse(
  request: Request,
  environment: WorkerEnvironment,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const page = toCanonicalPath(pathname.replace(/\/index\.html$/i, "/"));
  // Prevents an open redirect: in `//host`, browsers take the text after `//` for a host.
  if (page.startsWith("//") || page === routes.notFound)
    return notFoundResponse(request, environment);
  const response = await environment.ASSETS.fetch(request);
  // Cloudflare's redirects aren't used: they are temporary, and don't correct capitals.
  if (response.status !== 404 && !response.headers.has("Location"))
    return response;
  const target = await findRedirectTarget(page, request, environment);
  if (target === undefined) return notFoundResponse(request, environment);
  return withDefaultHeaders(
    new Response(null, {
      status: 301,
      headers: {
        "Cache-Control": "public, max-age=3600",
        Location: target + search,
      },
    }),
  );
}

/** Returns the canonical URL if the request's host or scheme differs; otherwise `undefined`. */
function canonicalUrl(
  request: Request,
  { SITE_URL }: WorkerEnvironment,
): string | undefined {
  const { origin, pathname, search } = new URL(request.url);
  const canonicalOrigin = SITE_URL && new URL(SITE_URL).origin;
  return canonicalOrigin && canonicalOrigin !== origin
    ? canonicalOrigin + pathname + search
    : undefined;
}

async function respond(
  request: Request,
  environment: WorkerEnvironment,
  context: WorkerContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const receiver = getWorkerReceiver(environment);
  const redirectUrl = canonicalUrl(request, environment);
  if (redirectUrl)
    return withDefaultHeaders(
      new Response(null, { status: 308, headers: { Location: redirectUrl } }),
    );
  if (toDecodablePath(pathname) !== pathname)
    return notFoundResponse(request, environment);
  if (pathname === routes.quoteReceiver && receiver)
    return withDefaultHeaders(
      await receiveQuoteInWorker(request, receiver, context),
    );
  if (!safeMethods.includes(request.method))
    return errorResponse(405, environment, {
      Allow: safeMethods.join(", "),
    });
  if (pathname === routes.health)
    return withDefaultHeaders(await healthResponse(receiver));
  if (pathname === routes.signIn) {
    const ip = getClientIp(request);
    const wait = await consumeRateLimit("sign-in", ip, environment);
    if (wait)
      return errorResponse(429, environment, {
        "Retry-After": String(wait),
      });
    const settings = readSignInSettings(environment);
    return withDefaultHeaders(await handleSignIn(request, settings));
  }
  return siteResponse(request, environment);
}

/**
 * The Cloudflare Worker: serves the built site, receives quote requests and delivers them
 * on a schedule, and signs editors in.
 */
const worker = {
  async fetch(
    request: Request,
    environment: WorkerEnvironment,
    context: WorkerContext,
  ): Promise<Response> {
    const response = await respond(request, environment, context).catch(
      (error: unknown) => {
        console.error(error);
        return errorResponse(500, environment);
      },
    );
    if (environment.NO_INDEX !== "true") return response;
    const copy = new Response(response.body, response);
    copy.headers.set("X-Robots-Tag", "noindex");
    return copy;
  },

  async scheduled(
    _event: unknown,
    environment: WorkerEnvironment,
  ): Promise<void> {
    const receiver = getWorkerReceiver(environment);
    if (receiver) await runScheduledDeliveries(receiver);
  },
};

export default worker;
