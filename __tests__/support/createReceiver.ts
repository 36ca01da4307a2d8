import type { QuoteRequest } from "../../src/quote/request/quoteRequest";
import type {
  IncomingRequest,
  ReceiverContext,
} from "../../src/quote/inbox/receiveQuoteRequest";
import { validValues, sentRequest } from "./quoteRequests";
import { receiverContent } from "./quoteTexts";

/** Creates a receiver that stores requests in memory. */
export function createReceiver(changes: Partial<ReceiverContext> = {}) {
  const saved: QuoteRequest[] = [];
  const onError = jest.fn();
  const receiver: ReceiverContext = {
    store: {
      add(request) {
        saved.push(request);
        return Promise.resolve({ id: "id", receivedAt: "now", request });
      },
    },
    rateLimit: () => Promise.resolve(0),
    allowedOrigins: [],
    onError,
    readContent: () => Promise.resolve(receiverContent),
    ...changes,
  };
  return { receiver, saved, onError };
}

/** Store of an inbox on a full disk. */
export const failingStore: ReceiverContext["store"] = {
  add: () => Promise.reject(new Error("ENOSPC: no space left on device")),
};

/** Returns a request as the form's script sends it. */
export const scriptRequest = (
  changes: Partial<IncomingRequest> = {},
): IncomingRequest => ({
  method: "POST",
  query: {},
  body: JSON.stringify(sentRequest),
  ip: "192.0.2.1",
  ...changes,
  headers: {
    host: "movers.example",
    "content-type": "application/json",
    ...changes.headers,
  },
});

/** Returns a request as the browser sends the form without scripts. */
export const formRequest = (
  changes: Partial<IncomingRequest> = {},
): IncomingRequest =>
  scriptRequest({
    body: new URLSearchParams({ ...validValues }).toString(),
    ...changes,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...changes.headers,
    },
  });
