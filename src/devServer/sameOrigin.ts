import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";

type BodyRequest = IncomingMessage & { readonly body?: unknown };
export type Middleware = (
  request: BodyRequest,
  response: ServerResponse,
  next: () => void,
) => void;

/** The methods of Express 4's response that the development server uses. */
interface ExpressResponse extends ServerResponse {
  readonly json: (value: unknown) => void;
  readonly sendFile: (file: string, options: { root: string }) => void;
}

type RouteHandler = (
  request: BodyRequest & { readonly params: Readonly<Record<string, string>> },
  response: ExpressResponse,
  next: (error?: unknown) => void,
) => void;

export interface ExpressApp {
  use: ((path: string, middleware: Middleware) => unknown) &
    ((middleware: Middleware) => unknown);
  all: (path: string, handler: Middleware) => unknown;
  get: (path: string, handler: RouteHandler) => unknown;
  post: (path: string, ...handlers: Middleware[]) => unknown;
  /** The middleware stack, which Express 4 doesn't document. */
  readonly _router?: { readonly stack: { readonly name: string }[] };
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

/** Ends a response with a JSON error. Decap shows the error's message. */
export const sendJsonError = (
  response: ServerResponse,
  status: number,
  message: string,
): void => sendJson(response, status, { error: message });

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether the `Origin` or `Sec-Fetch-Site` header names another origin. Only browsers
 * send these headers.
 */
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

/** Blocks CSRF and DNS rebinding: requires this server's origin, at a loopback hostname. */
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
 * Whether a request is the navigation of a browser's tab, as by a link. Frames, forms with
 * POST, and Gatsby's routes below `/__`, such as the route that opens a code editor, don't
 * count.
 */
const isNavigation = ({ method, headers, url = "" }: BodyRequest): boolean =>
  method === "GET" &&
  headers["sec-fetch-mode"] === "navigate" &&
  headers["sec-fetch-dest"] === "document" &&
  !url.startsWith("/__");

/**
 * Blocks CSRF, frames on other sites, and DNS rebinding. Allows links from other sites, and
 * requests of other machines to this machine's IP address.
 */
export const requireSameOriginOrNavigation: Middleware = (
  request,
  response,
  next,
) => {
  const { hostname } = requestedHost(request);
  const isIpAddress = isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
  const isAllowedHost = isIpAddress || loopback.test(hostname);
  const isAllowedRequest = isNavigation(request) || !isCrossOrigin(request);
  if (isAllowedHost && isAllowedRequest) next();
  else sendJsonError(response, 403, "Only pages of this site may ask this.");
};
