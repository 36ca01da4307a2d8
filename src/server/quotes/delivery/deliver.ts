import { contentsDigest } from "../storage/contentsDigest";
import { newEntry } from "../storage/quoteEntry";
import type { QuoteEntry, QuoteStore } from "../storage/quoteEntry";

/** What came of an attempt to deliver a request. */
export interface Outcome {
  readonly delivered: boolean;
  /** Status of the answer, or why there was none. */
  readonly result: string;
}

/**
 * Hands a request on. It never rejects.
 * @param signal ends the attempt
 */
export type Deliver = (
  entry: QuoteEntry,
  signal: AbortSignal,
) => Promise<Outcome>;

/** Why there was no answer. `fetch` says it in the cause of its error. */
function reasonOf({ message, cause }: Error): string {
  const { message: why, code } = (cause ?? {}) as {
    message?: string;
    code?: string;
  };
  return why || code || message;
}

/**
 * Posts requests to a service, which can tell repeats by the `Idempotency-Key`
 * header, the request's id. `Probable-Spam` says why one may be spam.
 */
export const deliverTo =
  (url: string): Deliver =>
  async ({ id, request, spam }, signal) => {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json",
          "Idempotency-Key": id,
          ...(spam && { "Probable-Spam": spam }),
        },
        body: JSON.stringify(request),
        // Following a redirect may turn the POST into a GET without the request.
        redirect: "manual",
        signal,
      });
      await response.body?.cancel();
      return { delivered: response.ok, result: String(response.status) };
    } catch (error) {
      return { delivered: false, result: reasonOf(error as Error) };
    }
  };

/** Shorter than functions of hosts may run, in milliseconds. */
const timeoutMs = 8000;

/**
 * Keeps nothing here: a request is kept once another service has accepted it,
 * which can tell one that is sent again by its id.
 */
export const forwardingStore = (url: string): QuoteStore => ({
  async add(request, spam) {
    const entry = {
      ...newEntry(request, spam),
      id: await contentsDigest(request),
    };
    const signal = AbortSignal.timeout(timeoutMs);
    const { delivered, result } = await deliverTo(url)(entry, signal);
    if (!delivered) throw new Error(`The service answered: ${result}`);
    return entry;
  },
});
