import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";

type BodyRequest = IncomingMessage & { readonly body?: unknown };
export type Middleware = (
  request: BodyRequest,
  response: ServerResponse,
  next: () => void,
) => void;

export interface ExpressApp {
  use: ((path: string, middleware: Middleware) => unknown) &
    ((middleware: Middleware) => unknown);
  post: (path: string, ...handlers: Middleware[]) => unknown;
  /** The middleware stack, which Express 4 doesn't document. */
  readonly _router?: { readonly stack: unknown[] };
}

/** Ends a response with a JSON body. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: object,
): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(value));
}

/** Ends a response with an error, whose message Decap shows. */
export const sendJsonError = (
  response: ServerResponse,
  status: number,
  message: string,
): void => sendJson(response, status, { error: message });

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether `Origin` or `Sec-Fetch-Site` name another origin; both are absent outside of browsers. */
function isCrossOrigin({ headers }: BodyRequest): boolean {
  const { host = "", origin = `http://${host}` } = headers;
  const originHost = URL.canParse(origin) ? new URL(origin).host : "";
  return (
    originHost !== host ||
    !["same-origin", "none", undefined].includes(headers["sec-fetch-site"])
  );
}

/** Hostname of the `Host` header, and whether its port is the server's. */
function requestedHost({ headers, socket }: BodyRequest) {
  const [, hostname = "", port = "80"] =
    /^(.*?)(?::(\d+))?$/.exec(headers.host ?? "") ?? [];
  return { hostname, isServerPort: port === String(socket.localPort) };
}

/** Requires the origin of this server, by a loopback hostname: blocks CSRF and DNS rebinding. */
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
 * Blocks CSRF and DNS rebinding, but lets navigations through, and other machines that
 * use this machine's IP address.
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
 * Prepends `requireSameSite` to Gatsby's development server, which answers queries and
 * page data, with unpublished content and paths of this machine, to every origin.
 * @param app an Express app with Gatsby's middleware
 * @throws when the middleware can't be prepended
 */
export function blockCrossSiteRequests(app: ExpressApp): void {
  app.use(requireSameSite);
  const stack = app._router?.stack;
  if (!stack?.length)
    throw new Error(
      "Express has its middleware stack elsewhere: see sameOrigin.ts",
    );
  stack.unshift(stack.pop());
}
