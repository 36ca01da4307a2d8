import type { QuoteRequest } from "../../src/quote/quoteRequest";
import type { OpenReceiver } from "../../src/server/quotes/openReceiver";
import type { IncomingQuote } from "../../src/server/quotes/readQuoteBody";
import type { Receiver } from "../../src/server/quotes/receiveQuote";
import { filledFields, sentRequest } from "./quoteRequests";

/** A receiver that keeps requests in memory, changed as a test needs it. */
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
    ...changes,
  };
  return { receiver, kept, onError };
}

/** A disk that keeps nothing. */
export const brokenInbox: Receiver["store"] = {
  add: () => Promise.reject(new Error("ENOSPC: no space left on device")),
};

/** What the form sends, changed as a test needs it. */
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

/** What the form sends where there are no scripts. */
export const fromForm = (changes: Partial<IncomingQuote> = {}): IncomingQuote =>
  fromScript({
    body: new URLSearchParams({ ...filledFields }).toString(),
    ...changes,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...changes.headers,
    },
  });

/** The receiver of a server that is sent no request. */
export const unusedReceiver: OpenReceiver = {
  ...receiverWith().receiver,
  store: { add: () => Promise.reject(new Error("No request is sent here")) },
  check: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
