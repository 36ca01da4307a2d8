import type { Environment } from "./environment";

/**
 * Asks for a built file.
 * @param path on the host of the visitor's request
 * @param method by default the request's
 */
export function asset(
  path: string,
  request: Request,
  { ASSETS }: Environment,
  method = request.method,
): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = path;
  return ASSETS.fetch(new Request(url, { method }));
}
