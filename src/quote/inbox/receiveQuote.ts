import { plain } from "../request/quoteTexts";
import { parseQuoteRequest } from "../request/quoteRequest";
import { readingMethods } from "../../site/headers";
import { counted } from "../../site/text";
import type { CompanyFacts } from "./answers/companyFacts";
import {
  isThankYouPage,
  pageFormat,
  jsonFormat,
  thankYouPage,
} from "./answers/quoteResponses";
import type { QuoteResponse, ResponseFormat } from "./answers/quoteResponses";
import type { QuoteStore } from "./store/quoteStore";
import type { RateLimit } from "./limits/rateLimit";
import { isForm, readQuoteBody, unreadable } from "./readQuoteBody";
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
  readonly company?: () => Promise<CompanyFacts | undefined>;
}

type Respond = (
  format: ResponseFormat,
) => QuoteResponse | Promise<QuoteResponse>;

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

/** A form sent without JavaScript gets a page, a script gets JSON. */
const formatFor = async (
  { headers }: IncomingQuote,
  { company }: Receiver,
): Promise<ResponseFormat> =>
  isForm(headers) ? pageFormat(await company?.()) : jsonFormat;

/** The begin of a header, which anyone may have written. */
const logged = (header: unknown) =>
  plain(JSON.stringify(header ?? "")).slice(0, 200);

/** Checks the origin, and adds the headers for CORS and caching. */
async function withCors(
  incoming: IncomingQuote,
  receiver: Receiver,
  respond: Respond,
): Promise<QuoteResponse> {
  const origin = foreignOrigin(incoming);
  const isAllowed =
    origin === undefined || receiver.allowedOrigins.includes(origin);
  if (!isAllowed)
    receiver.onError(
      `Origin ${logged(origin)} is not the host ${logged(incoming.headers.host)}: if it is the site's own, make the proxy pass Host on`,
    );
  const format = await formatFor(incoming, receiver);
  const response = isAllowed
    ? await respond(format)
    : format.failed(403, "This origin may not send requests here");
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

const preflightResponse: QuoteResponse = {
  status: 204,
  headers: {
    "Access-Control-Allow-Methods": "POST",
    "Access-Control-Allow-Headers": "Content-Type, Accept",
    "Access-Control-Max-Age": "86400",
  },
  body: "",
};

const notSaved = "The request could not be saved";

/** Adds the phone number for scripts; pages show it anyway. */
async function withPhone(
  reason: string,
  words: string,
  { headers }: IncomingQuote,
  { company }: Receiver,
): Promise<string> {
  const facts = isForm(headers) ? undefined : await company?.();
  return facts ? `${reason}${words} ${facts.phone}` : reason;
}

async function save(
  incoming: IncomingQuote,
  receiver: Receiver,
  format: ResponseFormat,
): Promise<QuoteResponse> {
  const { store, rateLimit, onError } = receiver;
  const read = readQuoteBody(incoming);
  if ("unreadable" in read)
    return format.failed(read.unreadable, unreadable[read.unreadable]);
  const parsed = parseQuoteRequest(read.value);
  if ("errors" in parsed) return format.rejected(parsed.errors, read.typed);
  try {
    const { request } = parsed;
    const wait = await rateLimit(incoming.address);
    if (wait)
      return format.failed(
        429,
        await withPhone(
          `Too many requests: try again in ${counted(wait, "second")}`,
          ", or call",
          incoming,
          receiver,
        ),
        { "Retry-After": String(wait) },
        read.typed,
      );
    await store.add(request, spamReason(request, read.honeypot));
  } catch (error) {
    onError(error);
    const reason = await withPhone(
      notSaved,
      ": please call",
      incoming,
      receiver,
    );
    return format.failed(503, reason, {}, read.typed);
  }
  return format.accepted();
}

/**
 * Receives a quote request, independent of the HTTP server. A 2xx response
 * means that it is saved; any other response says why it isn't.
 */
export const receiveQuote = (
  incoming: IncomingQuote,
  receiver: Receiver,
): Promise<QuoteResponse> =>
  withCors(incoming, receiver, async (format) => {
    const { method, query } = incoming;
    if (readingMethods.includes(method) && isThankYouPage(query))
      return thankYouPage(await receiver.company?.());
    if (method === "POST") return save(incoming, receiver, format);
    if (method === "OPTIONS" && foreignOrigin(incoming))
      return preflightResponse;
    return format.failed(405, "Only POST is accepted here", {
      Allow: "POST",
    });
  });

const statusOf = (error: unknown) =>
  error instanceof Error && "statusCode" in error
    ? Number(error.statusCode)
    : 500;

/** The response to a request that the HTTP server failed to read. */
export const rejectQuote = (
  incoming: IncomingQuote,
  receiver: Receiver,
  error: unknown,
): Promise<QuoteResponse> =>
  withCors(incoming, receiver, ({ failed }) => {
    const reasons: Readonly<Record<number, string>> = unreadable;
    const status = statusOf(error);
    const reason = reasons[status];
    if (reason) return failed(status, reason);
    receiver.onError(error);
    return failed(500, notSaved);
  });
