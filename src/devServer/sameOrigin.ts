import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";

type BodyRequest = IncomingMessage & { readonly body?: unknown };
export type Middleware = (
  request: BodyRequest,
  response: ServerResponse,
  next: () => void,
) => void;

export interface ExpressApp {
  use: ((address: string, step: Middleware) => unknown) &
    ((step: Middleware) => unknown);
  post: (address: string, ...steps: Middleware[]) => unknown;
  /** Its steps in their order, which Express 4 doesn't document. */
  readonly _router?: { readonly stack: unknown[] };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  value: object,
): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(value));
}

/** Decap shows the error. */
export const sendJsonError = (
  response: ServerResponse,
  status: number,
  message: string,
): void => sendJson(response, status, { error: message });

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a request may come from a page of another site. */
function isCrossOrigin({ headers }: BodyRequest): boolean {
  const { host = "", origin = `http://${host}` } = headers;
  const originHost = URL.canParse(origin) ? new URL(origin).host : "";
  return (
    originHost !== host ||
    !["same-origin", "none", undefined].includes(headers["sec-fetch-site"])
  );
}

/** The name and the port by which a request came here. */
function requestedHost({ headers, socket }: BodyRequest) {
  const [, hostname = "", port = "80"] =
    /^(.*?)(?::(\d+))?$/.exec(headers.host ?? "") ?? [];
  return { hostname, isServerPort: port === String(socket.localPort) };
}

/** Refuses requests of other sites' pages, and of other machines. */
export const requireSameOriginLocalhost: Middleware = (
  request,
  response,
  next,
) => {
  response.removeHeader("Access-Control-Allow-Origin");
  const { hostname, isServerPort } = requestedHost(request);
  if (loopback.test(hostname) && isServerPort && !isCrossOrigin(request))
    next();
  else
    sendJsonError(
      response,
      403,
      "Only the editor on this machine may ask this.",
    );
};

/**
 * Refuses what pages of other sites ask, or ask by a name of theirs that leads here.
 * A link may lead here, and other machines may ask by this one's number.
 */
export const requireSameSite: Middleware = (request, response, next) => {
  const { hostname } = requestedHost(request);
  const isNavigation = request.headers["sec-fetch-mode"] === "navigate";
  const isIpAddress = isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
  if (
    (isIpAddress || loopback.test(hostname)) &&
    (isNavigation || !isCrossOrigin(request))
  )
    next();
  else sendJsonError(response, 403, "Only pages of this site may ask this.");
};

/**
 * Keeps other sites' pages from what Gatsby's development server answers to every
 * origin: queries and page data, with all drafts and the paths of this machine.
 * @param app an Express server, on which Gatsby has registered its steps already
 * @throws when a step can't be brought before them
 */
export function blockCrossSiteRequests(app: ExpressApp): void {
  app.use(requireSameSite);
  const stack = app._router?.stack;
  if (!stack?.length)
    throw new Error("Express keeps its steps elsewhere: see sameOrigin.ts");
  stack.unshift(stack.pop());
}
