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

/** What a service answers that has accepted a POST and shows its result elsewhere. */
const isElsewhere = ({ status }: Response) => status === 302 || status === 303;

/**
 * Posts requests to a service. Retries have the same `Idempotency-Key`, the
 * request's id. The `Probable-Spam` header says why a request may be spam.
 */
export const deliverTo =
  (url: string): Deliver =>
  async ({ id, request, spam }, signal) => {
    try {
      let response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json",
          "Idempotency-Key": id,
          ...(spam && { "Probable-Spam": spam }),
        },
        body: JSON.stringify(request),
        // Following another redirect could drop the body.
        redirect: "manual",
        signal,
      });
      await response.body?.cancel();
      const location = response.headers.get("location");
      if (location && isElsewhere(response)) {
        response = await fetch(new URL(location, url), { signal });
        await response.body?.cancel();
      }
      return { delivered: response.ok, result: String(response.status) };
    } catch (error) {
      return { delivered: false, result: reasonOf(error as Error) };
    }
  };
