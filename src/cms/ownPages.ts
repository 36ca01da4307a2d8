import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";

type Request = IncomingMessage & { readonly body?: unknown };
export type Handler = (
  request: Request,
  response: ServerResponse,
  next: () => void,
) => void;

export interface App {
  use: ((address: string, step: Handler) => unknown) &
    ((step: Handler) => unknown);
  post: (address: string, ...steps: Handler[]) => unknown;
  /** Its steps in their order, which Express 4 doesn't document. */
  readonly _router?: { readonly stack: unknown[] };
}

export function reply(
  response: ServerResponse,
  status: number,
  value: object,
): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(value));
}

/** Decap shows the error. */
export const refuse = (
  response: ServerResponse,
  status: number,
  error: string,
): void => reply(response, status, { error });

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a request may come from a page of another site. */
function isFromElsewhere({ headers }: Request): boolean {
  const { host = "", origin = `http://${host}` } = headers;
  const from = URL.canParse(origin) ? new URL(origin).host : "";
  return (
    from !== host ||
    !["same-origin", "none", undefined].includes(headers["sec-fetch-site"])
  );
}

/** The name and the port by which a request came here. */
function cameBy({ headers, socket }: Request) {
  const [, name = "", port = "80"] =
    /^(.*?)(?::(\d+))?$/.exec(headers.host ?? "") ?? [];
  return { name, isOwnPort: port === String(socket.localPort) };
}

/** Refuses requests of other sites' pages, and of other machines. */
export const ownPagesOnly: Handler = (request, response, next) => {
  response.removeHeader("Access-Control-Allow-Origin");
  const { name, isOwnPort } = cameBy(request);
  if (loopback.test(name) && isOwnPort && !isFromElsewhere(request)) next();
  else refuse(response, 403, "Only the editor on this machine may ask this.");
};

/**
 * Refuses what pages of other sites ask, or ask by a name of theirs that leads here.
 * A link may lead here, and other machines may ask by this one's number.
 */
export const sameSiteOnly: Handler = (request, response, next) => {
  const { name } = cameBy(request);
  const isLink = request.headers["sec-fetch-mode"] === "navigate";
  const isNumber = isIP(name.replace(/^\[|\]$/g, "")) > 0;
  if (
    (isNumber || loopback.test(name)) &&
    (isLink || !isFromElsewhere(request))
  )
    next();
  else refuse(response, 403, "Only pages of this site may ask this.");
};

/**
 * Keeps other sites' pages from what Gatsby's development server answers to every
 * origin: queries and page data, with all drafts and the paths of this machine.
 * @param app an Express server, on which Gatsby has registered its steps already
 * @throws when a step can't be brought before them
 */
export function refuseOtherSites(app: App): void {
  app.use(sameSiteOnly);
  const stack = app._router?.stack;
  if (!stack?.length)
    throw new Error("Express keeps its steps elsewhere: see ownPages.ts");
  stack.unshift(stack.pop());
}
