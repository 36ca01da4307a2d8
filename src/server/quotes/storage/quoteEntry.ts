import type { QuoteRequest } from "../../../quote/quoteRequest";

/** A quote request as it is kept. */
export interface QuoteEntry {
  /** Names the request for ever; also the key of its delivery. */
  readonly id: string;
  /** When the receiver got it, ISO date-time. */
  readonly receivedAt: string;
  readonly request: QuoteRequest;
  /** Why it is probably spam, where something says so. */
  readonly spam?: string | undefined;
}

/** What keeps quote requests: a database or another service. */
export interface QuoteStore {
  /**
   * Keeps a request, with why it is probably spam. Resolves once it,
   * or the same one sent before, is kept for good; rejects when it is not.
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
