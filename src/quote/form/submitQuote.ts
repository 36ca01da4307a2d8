import { routes } from "../../site/routes";
import { forEachField } from "../request/quoteRequest";
import type { QuoteFields, QuoteRequest } from "../request/quoteRequest";

/** Milliseconds. */
export const requestTimeout = 15_000;

/**
 * Posts a quote request, also while the visitor leaves the page. Only the response's
 * status decides over success.
 * @param source URL of the page it was filled in on
 * @throws if the service rejects it, is unreachable or doesn't respond in time
 */
export async function submitQuote(
  endpoint: string,
  fields: QuoteFields,
  source: string,
): Promise<void> {
  const body: QuoteRequest = {
    ...forEachField((name) => fields[name]),
    timestamp: new Date().toISOString(),
    source,
  };
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), requestTimeout);
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
    },
    mode: "cors",
    credentials: "omit",
    // Of other services, some answer with a redirect. In place of the site's own
    // receiver, a network that asks for a login would.
    redirect: endpoint === routes.quoteReceiver ? "error" : "follow",
    // Browsers take up to 64 kB; the longest request has 50.
    keepalive: true,
    body: JSON.stringify(body),
    signal: abort.signal,
  }).finally(() => clearTimeout(timer));
  if (response.ok) return;
  const log = (text: unknown) => console.error(response.status, text);
  void response.text().then(log, log);
  throw new Error(`The receiver answered ${response.status}`);
}
