import type { QuoteRequest } from "../../src/quote/request/quoteRequest";
import type {
  IncomingQuote,
  Receiver,
} from "../../src/quote/inbox/receiveQuote";
import { filledFields, sentRequest } from "./quoteRequests";
import { companyFacts } from "./quoteTexts";

/** A receiver that stores requests in memory, with overrides. */
export function receiverWith(changes: Partial<Receiver> = {}) {
  const kept: QuoteRequest[] = [];
  const onError = jest.fn();
  const receiver: Receiver = {
    store: {
      add(request) {
        kept.push(request);
        return Promise.resolve({ id: "id", receivedAt: "now", request });
      },
    },
    rateLimit: () => Promise.resolve(0),
    allowedOrigins: [],
    onError,
    company: () => Promise.resolve(companyFacts),
    ...changes,
  };
  return { receiver, kept, onError };
}

/** An inbox on a full disk. */
export const brokenInbox: Receiver["store"] = {
  add: () => Promise.reject(new Error("ENOSPC: no space left on device")),
};

/** The form's request, with overrides. */
export const fromScript = (
  changes: Partial<IncomingQuote> = {},
): IncomingQuote => ({
  method: "POST",
  query: {},
  body: JSON.stringify(sentRequest),
  address: "192.0.2.1",
  ...changes,
  headers: {
    host: "movers.example",
    "content-type": "application/json",
    ...changes.headers,
  },
});

/** The form's request without scripts. */
export const fromForm = (changes: Partial<IncomingQuote> = {}): IncomingQuote =>
  fromScript({
    body: new URLSearchParams({ ...filledFields }).toString(),
    ...changes,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...changes.headers,
    },
  });
