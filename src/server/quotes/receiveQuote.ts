import { parseQuoteRequest } from "../../quote/quoteRequest";
import type { QuoteAnswer } from "./quoteAnswers";
import type { QuoteStore } from "./quoteEntry";
import type { RateLimit } from "./rateLimit";
import { readQuoteBody, speakerFor, unreadable } from "./readQuoteBody";
import type { IncomingQuote } from "./readQuoteBody";

export interface Receiver {
  readonly inbox: QuoteStore;
  readonly rateLimit: RateLimit;
  /** Origins besides the site's own whose pages may post here. */
  readonly allowedOrigins: readonly string[];
  /** Told why a request could not be kept; never what it holds. */
  readonly onError: (error: unknown) => void;
}

type Respond = () => QuoteAnswer | Promise<QuoteAnswer>;

const hostOf = (origin: string) =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** The origin of another site's page that sends the request. */
function foreignOrigin({ headers }: IncomingQuote): string | undefined {
  const { origin, host } = headers;
  // A proxy may have changed the host; the browser compared the real one.
  if (origin === undefined || headers["sec-fetch-site"] === "same-origin")
    return undefined;
  return hostOf(String(origin)) === host ? undefined : String(origin);
}

/** Answers under the rules for origins, and for what must not be cached. */
async function answering(
  incoming: IncomingQuote,
  { allowedOrigins }: Receiver,
  respond: Respond,
): Promise<QuoteAnswer> {
  const origin = foreignOrigin(incoming);
  const isAllowed = origin === undefined || allowedOrigins.includes(origin);
  const answer = isAllowed
    ? await respond()
    : speakerFor(incoming.headers).failed(
        403,
        "This origin may not send requests here",
      );
  return {
    ...answer,
    headers: {
      "Cache-Control": "no-store",
      Vary: "Origin",
      ...(origin && isAllowed && { "Access-Control-Allow-Origin": origin }),
      ...answer.headers,
    },
  };
}

const preflightAnswer: QuoteAnswer = {
  status: 204,
  headers: {
    "Access-Control-Allow-Methods": "POST",
    "Access-Control-Allow-Headers": "Content-Type, Accept",
    "Access-Control-Max-Age": "86400",
  },
  body: "",
};

async function keep(
  incoming: IncomingQuote,
  { inbox, rateLimit, onError }: Receiver,
): Promise<QuoteAnswer> {
  const speaker = speakerFor(incoming.headers);
  const read = readQuoteBody(incoming);
  if ("answer" in read) return read.answer;
  const parsed = parseQuoteRequest(read.value);
  if ("errors" in parsed) return speaker.refused(parsed.errors, read.typed);
  const wait = await rateLimit(incoming.address);
  if (wait)
    return speaker.failed(
      429,
      `Too many requests: try again in ${wait} ${wait === 1 ? "second" : "seconds"}`,
      { "Retry-After": String(wait) },
      read.typed,
    );
  try {
    await inbox.add(parsed.request);
  } catch (error) {
    onError(error);
    return speaker.failed(500, "The request could not be kept", {}, read.typed);
  }
  return speaker.accepted();
}

/**
 * Receives a quote request, whatever server it came to. A request answered
 * with 2xx is kept; every other answer says why it is not.
 */
export const receiveQuote = (
  incoming: IncomingQuote,
  receiver: Receiver,
): Promise<QuoteAnswer> =>
  answering(incoming, receiver, () => {
    const { method, headers } = incoming;
    if (method === "POST") return keep(incoming, receiver);
    if (method === "OPTIONS" && foreignOrigin(incoming)) return preflightAnswer;
    return speakerFor(headers).failed(405, "Only POST is accepted here", {
      Allow: "POST",
    });
  });

/** The answer to a request that the server itself failed to read. */
export const refuseQuote = (
  incoming: IncomingQuote,
  receiver: Receiver,
  error: { readonly statusCode?: number },
): Promise<QuoteAnswer> =>
  answering(incoming, receiver, () => {
    const { statusCode = 500 } = error;
    const reasons: Readonly<Record<number, string>> = unreadable;
    const reason = reasons[statusCode];
    const { failed } = speakerFor(incoming.headers);
    if (reason) return failed(statusCode, reason);
    receiver.onError(error);
    return failed(500, "The request could not be kept");
  });
