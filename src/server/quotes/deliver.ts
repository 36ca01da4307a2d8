import { newEntry } from "./quoteEntry";
import type { QuoteEntry, QuoteStore } from "./quoteEntry";

/** What came of an attempt to deliver a request. */
export interface Outcome {
  readonly delivered: boolean;
  /** Status of the answer, or why there was none. */
  readonly result: string;
}

/** Why there was no answer. `fetch` says it in the cause of its error. */
function reasonOf({ message, cause }: Error): string {
  const { message: why, code } = (cause ?? {}) as {
    message?: string;
    code?: string;
  };
  return why || code || message;
}

/**
 * Posts a request to a service and says what came of it.
 * @param timeout how long an answer may take, in milliseconds
 */
export async function deliver(
  url: string,
  { id, request }: QuoteEntry,
  timeout: number,
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "Idempotency-Key": id,
      },
      body: JSON.stringify(request),
      // Following a redirect may turn the POST into a GET without the request.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return { delivered: response.ok, result: String(response.status) };
  } catch (error) {
    return { delivered: false, result: reasonOf(error as Error) };
  }
}

/** Shorter than functions of hosts may run, in milliseconds. */
const patience = 8000;

/** Keeps nothing here: a request is kept once another service has accepted it. */
export const forwardingStore = (url: string): QuoteStore => ({
  async add(request) {
    const entry = newEntry(request);
    const { delivered, result } = await deliver(url, entry, patience);
    if (!delivered) throw new Error(`The service answered: ${result}`);
    return entry;
  },
});
