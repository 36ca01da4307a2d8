import { headerRules, headersFor } from "../site/headers";
import { readingMethods, errorTexts } from "../site/errorTexts";
import { redirectOf } from "../site/redirects";
import { canonicalPath, routes } from "../site/routes";
import { d1Database } from "./d1Database";
import { deliverDue } from "./deliverDue";
import type { Context, Environment } from "./environment";
import { quoteAnswer } from "./quoteAnswer";

/** For answers that are not among the built files. */
const ownHeaders = headersFor(headerRules([], ""))(routes.quoteReceiver);

function withOwnHeaders(response: Response): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(ownHeaders))
    answer.headers.set(name, value);
  return answer;
}

const refuse = (status: number, text: string, headers = {}) =>
  withOwnHeaders(
    new Response(text, {
      status,
      headers: { "Content-Type": "text/plain; charset=utf-8", ...headers },
    }),
  );

/** Whether a path can be decoded, unlike `/%zz`. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The address of another path on the same host. */
function at(request: Request, path: string): URL {
  const url = new URL(request.url);
  url.pathname = path;
  return url;
}

/**
 * The screen for unknown paths. Rules for the headers of files would have
 * caches keep it in place of a file that a release is about to bring.
 */
async function notFound(
  request: Request,
  { ASSETS }: Environment,
): Promise<Response> {
  const { method } = request;
  const page = new Request(at(request, routes.notFound), { method });
  const { body, headers } = await ASSETS.fetch(page);
  return new Response(body, { status: 404, headers });
}

/** A page, a file, or where it is; the same as the embedded server's. */
async function siteAnswer(
  request: Request,
  environment: Environment,
): Promise<Response> {
  const { ASSETS } = environment;
  const { pathname } = new URL(request.url);
  const page = canonicalPath(pathname.replace(/\/index\.html$/i, "/"));
  // What browsers take for another host, and names of files for pages.
  if (/^\/\/|\.html$/.test(page) || page === routes.notFound)
    return notFound(request, environment);

  const isPage = async () => {
    const there = new Request(at(request, page), { method: "HEAD" });
    return (await ASSETS.fetch(there)).ok;
  };
  const target =
    redirectOf(page) ??
    (page !== pathname && (await isPage()) ? page : undefined);
  if (target === undefined) {
    const answer = await ASSETS.fetch(request);
    return answer.status === 404 ? notFound(request, environment) : answer;
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

/** Serves the built site from Cloudflare, and receives quote requests. */
const worker = {
  async fetch(
    request: Request,
    environment: Environment,
    context: Context,
  ): Promise<Response> {
    const { pathname } = new URL(request.url);
    const { QUOTES } = environment;
    if (!isReadable(pathname)) return refuse(400, errorTexts.address);
    if (pathname === routes.quoteReceiver && QUOTES)
      return withOwnHeaders(
        await quoteAnswer(request, { ...environment, QUOTES }, context),
      );
    if (!readingMethods.includes(request.method))
      return refuse(405, errorTexts.method, {
        Allow: readingMethods.join(", "),
      });
    return siteAnswer(request, environment);
  },

  /** Delivers what could not be delivered at once. */
  async scheduled(
    _event: unknown,
    { QUOTES, QUOTE_FORWARD_URL }: Environment,
  ): Promise<void> {
    if (QUOTES) await deliverDue(d1Database(QUOTES), QUOTE_FORWARD_URL);
  },
};

export default worker;
