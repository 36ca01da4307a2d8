import type { QuoteFields, QuoteRequest } from "./quoteRequest";

/** How long an answer may take before the request is given up. Milliseconds. */
export const answerTimeout = 15_000;

/**
 * Posts a quote request. Only the status of the answer decides.
 * @param source address of the page it was made on
 * @throws when the service refuses, can't be reached or doesn't answer in time
 */
export async function submitQuote(
  endpoint: string,
  fields: QuoteFields,
  source: string,
): Promise<void> {
  const {
    name,
    email,
    phone,
    moveFromDate,
    moveSize,
    referralSource,
    message,
  } = fields;
  const body: QuoteRequest = {
    name,
    email,
    phone,
    moveFromDate,
    moveSize,
    referralSource,
    message,
    timestamp: new Date().toISOString(),
    source,
  };
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), answerTimeout);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      mode: "cors",
      credentials: "omit",
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    if (!response.ok)
      throw new Error(`${String(response.status)} ${await response.text()}`);
  } finally {
    clearTimeout(timer);
  }
}
