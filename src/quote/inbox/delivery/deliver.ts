import type { QuoteEntry } from "../store/quoteStore";

export interface Outcome {
  readonly delivered: boolean;
  /** The response's status, or why there was no response. */
  readonly result: string;
}

/**
 * Delivers a request. Never rejects.
 * @param signal aborts the attempt
 */
export type Deliver = (
  entry: QuoteEntry,
  signal: AbortSignal,
) => Promise<Outcome>;

/** Why there was no response: `fetch` puts the reason in its error's cause. */
function reasonOf({ message, cause }: Error): string {
  const { message: why, code } = (cause ?? {}) as {
    message?: string;
    code?: string;
  };
  return why || code || message;
}

/**
 * Posts requests to a service. Retries have the same `Idempotency-Key`, the
 * request's id. The `Probable-Spam` header says why a request may be spam.
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
        // Following a redirect could turn the POST into a GET without a body.
        redirect: "manual",
        signal,
      });
      await response.body?.cancel();
      return { delivered: response.ok, result: String(response.status) };
    } catch (error) {
      return { delivered: false, result: reasonOf(error as Error) };
    }
  };
