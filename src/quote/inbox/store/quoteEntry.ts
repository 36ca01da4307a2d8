import type { QuoteRequest } from "../../request/quoteRequest";

export interface QuoteEntry {
  /** Permanent id, also the idempotency key of its deliveries. */
  readonly id: string;
  /** When it was received, ISO date-time. */
  readonly receivedAt: string;
  readonly request: QuoteRequest;
  readonly spam?: string | undefined;
}

/** Stores quote requests in a database or another service. */
export interface QuoteStore {
  /**
   * Saves a request, unless the same one was sent before. Resolves once it is
   * durable, and rejects if it can't be saved.
   * @param spam why it is probably spam
   */
  readonly add: (request: QuoteRequest, spam?: string) => Promise<QuoteEntry>;
}

export const newEntry = (
  request: QuoteRequest,
  spam: string | undefined,
): QuoteEntry => ({
  id: crypto.randomUUID(),
  receivedAt: new Date().toISOString(),
  request,
  spam,
});
