import { stripControlChars } from "../request/quoteTexts";
import { parseQuoteRequest } from "../request/quoteRequest";
import { readingMethods } from "../../site/headers";
import { counted } from "../../site/text";
import type { CompanyFacts } from "./responses/page";
import { isThankYouPage, responseTo } from "./responses/quoteResponse";
import type { Outcome, QuoteResponse } from "./responses/quoteResponse";
import type { QuoteStore } from "./store/quoteStore";
import type { RateLimit } from "./limits/rateLimit";
import { bodyErrors, isForm, readQuoteBody } from "./readQuoteBody";
import type { IncomingQuote } from "./readQuoteBody";
import { spamReason } from "./limits/spam";

export interface Receiver {
  readonly store: QuoteStore;
  readonly rateLimit: RateLimit;
  /** Origins whose pages may post here, besides the site's own. */
  readonly allowedOrigins: readonly string[];
  /**
   * Called with the reason why a request can't be saved, never its contents.
   */
  readonly onError: (error: unknown) => void;
  /** Reads what the receiver's own pages say. */
  readonly company: () => Promise<CompanyFacts>;
}

const hostOf = (origin: string) =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** The origin of the page that sends the request, if it is another site's. */
function foreignOrigin({ headers }: IncomingQuote): string | undefined {
  const { origin, host } = headers;
  // A proxy may have changed Host, but the browser compared the real one.
  if (origin === undefined || headers["sec-fetch-site"] === "same-origin")
    return undefined;
  return hostOf(String(origin)) === host ? undefined : String(origin);
}

/** Whether a browser shows the response in its window. */
const isForPage = ({ headers }: IncomingQuote) =>
  isForm(headers) || String(headers.accept).includes("text/html");

/** The start of a header, which anyone may have written. */
const logged = (header: unknown) =>
  stripControlChars(JSON.stringify(header ?? "")).slice(0, 200);

const preflight: Outcome = {
  status: 204,
  headers: {
    "Access-Control-Allow-Methods": "POST",
    "Access-Control-Allow-Headers": "Content-Type, Accept",
    "Access-Control-Max-Age": "86400",
  },
};

async function save(
  incoming: IncomingQuote,
  { store, rateLimit, onError }: Receiver,
): Promise<Outcome> {
  const read = readQuoteBody(incoming);
  if ("error" in read) {
    const status = read.error;
    const reason = bodyErrors[status];
    if (status === 503) onError(incoming.body);
    // Only the length is the visitor's doing.
    return { status, reason, ...(status === 413 && { advice: reason }) };
  }
  const { typed, honeypot } = read;
  const parsed = parseQuoteRequest(read.value);
  if ("errors" in parsed) {
    const { errors } = parsed;
    return { status: 422, reason: "Some fields are invalid", errors, typed };
  }
  try {
    const { request } = parsed;
    const wait = await rateLimit(incoming.address);
    if (wait) {
      const advice = `Too many requests: try again in ${counted(Math.ceil(wait / 60), "minute")}.`;
      const headers = { "Retry-After": String(wait) };
      return { status: 429, reason: advice, advice, headers, typed };
    }
    await store.add(request, spamReason(request, honeypot));
    return { status: 201 };
  } catch (error) {
    onError(error);
    return { status: 503, reason: bodyErrors[503], typed };
  }
}

function outcomeOf(
  incoming: IncomingQuote,
  receiver: Receiver,
): Outcome | Promise<Outcome> {
  const { method, query } = incoming;
  if (method === "POST") return save(incoming, receiver);
  if (method === "OPTIONS" && foreignOrigin(incoming)) return preflight;
  return readingMethods.includes(method) && isThankYouPage(query)
    ? { status: 200 }
    : {
        status: 405,
        reason: "Only POST is accepted here",
        headers: { Allow: "POST" },
      };
}

/**
 * Receives a quote request, independent of the HTTP server. A 2xx response
 * means that it is saved; any other response says why it isn't.
 */
export async function receiveQuote(
  incoming: IncomingQuote,
  receiver: Receiver,
): Promise<QuoteResponse> {
  const { allowedOrigins, company, onError } = receiver;
  const origin = foreignOrigin(incoming);
  const isAllowed = origin === undefined || allowedOrigins.includes(origin);
  if (!isAllowed)
    onError(
      `Origin ${logged(origin)} is not the host ${logged(incoming.headers.host)}: if it is the site's own, make the proxy pass Host on`,
    );
  const outcome = isAllowed
    ? await outcomeOf(incoming, receiver)
    : { status: 403, reason: "This origin may not send requests here" };
  const response = await responseTo(outcome, isForPage(incoming), company);
  return {
    ...response,
    headers: {
      "Cache-Control": "no-store",
      Vary: "Origin",
      ...(origin && isAllowed && { "Access-Control-Allow-Origin": origin }),
      ...response.headers,
    },
  };
}
