import type { HostReceiver } from "../../quote/inbox/createReceiver";
import { errorPage } from "../../quote/inbox/responses/page";
import { redirectsFile } from "../../site/files";
import { headerRules, headersFor, readingMethods } from "../../site/headers";
import {
  canonicalPath,
  readablePath,
  redirectOf,
  routes,
} from "../../site/routes";
import type { Redirects } from "../../site/routes";
import { signIn, signInSettings } from "../signIn/signIn";
import {
  addressOf,
  builtCompany,
  builtFile,
  networkLimit,
} from "./environment";
import type { Context, Environment } from "./environment";
import { deliverAll, receiveInWorker, workerReceiver } from "./workerReceiver";

const ownHeaders = headersFor(headerRules([], ""))(routes.quoteReceiver);

function withOwnHeaders(response: Response): Response {
  const copy = new Response(response.body, response);
  for (const [name, value] of Object.entries(ownHeaders))
    if (!copy.headers.has(name)) copy.headers.set(name, value);
  return copy;
}

/** The error screen for what the Worker can't answer. */
async function errorResponse(
  status: number,
  environment: Environment,
  headers = {},
): Promise<Response> {
  const page = errorPage(status, await builtCompany(environment));
  return withOwnHeaders(
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

/** Says for monitors whether requests can be read, and somebody is told of them. */
async function healthResponse(receiver?: HostReceiver): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (!receiver) return Response.json({ status: "up" }, { headers });
  try {
    const notification = await receiver.readNotification();
    return Response.json({ status: "up", notification }, { headers });
  } catch (error) {
    console.error("Quote requests can't be read:", error);
    const status = "quote requests can't be saved";
    return Response.json({ status }, { status: 503, headers });
  }
}

/** The 404 page, which no cache keeps: a release may add the file. */
async function notFound(
  request: Request,
  environment: Environment,
): Promise<Response> {
  const page = await builtFile(routes.notFound, request, environment);
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  return new Response(page.body, { status: 404, headers });
}

/** The page that another spelling or a former address leads to. */
async function redirectTarget(
  page: string,
  request: Request,
  environment: Environment,
): Promise<string | undefined> {
  const file = await builtFile(
    `/${redirectsFile}`,
    request,
    environment,
    "GET",
  );
  const redirects = file.ok ? ((await file.json()) as Redirects) : {};
  const target = redirectOf(page, redirects);
  if (target || page === new URL(request.url).pathname) return target;
  const { ok } = await builtFile(page, request, environment, "HEAD");
  return ok ? page : undefined;
}

/** Responds with a page, a file or a redirect, like the embedded server. */
async function siteResponse(
  request: Request,
  environment: Environment,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const page = canonicalPath(pathname.replace(/\/index\.html$/i, "/"));
  // Browsers read `//` as another host.
  if (page.startsWith("//") || page === routes.notFound)
    return notFound(request, environment);
  const response = await environment.ASSETS.fetch(request);
  // Cloudflare's own redirects are temporary, and miss other spellings.
  if (response.status !== 404 && !response.headers.has("Location"))
    return response;
  const target = await redirectTarget(page, request, environment);
  if (target === undefined) return notFound(request, environment);
  return withOwnHeaders(
    new Response(null, {
      status: 301,
      headers: {
        "Cache-Control": "public, max-age=3600",
        Location: target + search,
      },
    }),
  );
}

/** The same address at the site's own name, if a request came to another one or without encryption. */
function ownAddress(
  request: Request,
  { SITE_URL }: Environment,
): string | undefined {
  const { origin, pathname, search } = new URL(request.url);
  const own = SITE_URL && new URL(SITE_URL).origin;
  return own && own !== origin ? own + pathname + search : undefined;
}

async function respond(
  request: Request,
  environment: Environment,
  context: Context,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const receiver = workerReceiver(environment);
  const address = ownAddress(request, environment);
  if (address)
    return withOwnHeaders(
      new Response(null, { status: 308, headers: { Location: address } }),
    );
  if (readablePath(pathname) !== pathname)
    return notFound(request, environment);
  if (pathname === routes.quoteReceiver && receiver)
    return withOwnHeaders(await receiveInWorker(request, receiver, context));
  if (!readingMethods.includes(request.method))
    return errorResponse(405, environment, {
      Allow: readingMethods.join(", "),
    });
  if (pathname === routes.health)
    return withOwnHeaders(await healthResponse(receiver));
  if (pathname === routes.signIn) {
    const visitor = addressOf(request);
    const wait = await networkLimit("sign-in", visitor, environment);
    if (wait)
      return errorResponse(429, environment, {
        "Retry-After": String(wait),
      });
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

  async scheduled(_event: unknown, environment: Environment): Promise<void> {
    const receiver = workerReceiver(environment);
    if (receiver) await deliverAll(receiver);
  },
};

export default worker;
