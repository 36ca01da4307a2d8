import { forEachField } from "../request/quoteRequest";
import type { QuoteFields, QuoteRequest } from "../request/quoteRequest";

/** Milliseconds. */
export const requestTimeout = 15_000;

/**
 * Posts a quote request. Only the response's status decides over success.
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
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      mode: "cors",
      credentials: "omit",
      // A network that asks for a login would answer in the receiver's place.
      redirect: "error",
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    if (!response.ok)
      throw new Error(`${String(response.status)} ${await response.text()}`);
  } finally {
    clearTimeout(timer);
  }
}
