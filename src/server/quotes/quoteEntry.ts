import type { QuoteRequest } from "../../quote/quoteRequest";

/** A quote request as it is kept. */
export interface QuoteEntry {
  /** Names the request for ever; also the key of its delivery. */
  readonly id: string;
  /** When the receiver got it, ISO date-time. */
  readonly receivedAt: string;
  readonly request: QuoteRequest;
}

/** What keeps quote requests: a file, a database or another service. */
export interface QuoteStore {
  /** Resolves once the request is kept for good; rejects when it is not. */
  readonly add: (request: QuoteRequest) => Promise<QuoteEntry>;
}

export const newEntry = (request: QuoteRequest): QuoteEntry => ({
  id: crypto.randomUUID(),
  receivedAt: new Date().toISOString(),
  request,
});
