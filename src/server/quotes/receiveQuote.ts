import { parseQuoteRequest } from "../../quote/quoteRequest";
import { readingMethods } from "../../site/errorTexts";
import type { CompanyFacts } from "./answers/companyFacts";
import {
  isThanks,
  pageFormat,
  jsonFormat,
  thanks,
} from "./answers/quoteAnswers";
import type { QuoteAnswer, AnswerFormat } from "./answers/quoteAnswers";
import type { QuoteStore } from "./storage/quoteEntry";
import type { RateLimit } from "./limits/rateLimit";
import { isForm, readQuoteBody, unreadable } from "./readQuoteBody";
import type { IncomingQuote } from "./readQuoteBody";
import { suspicionOf } from "./limits/suspicion";

export interface Receiver {
  readonly store: QuoteStore;
  readonly rateLimit: RateLimit;
  /** Origins besides the site's own whose pages may post here. */
  readonly allowedOrigins: readonly string[];
  /** Told why a request could not be kept; never what it holds. */
  readonly onError: (error: unknown) => void;
  /** What pages in answer to a form say of the company. */
  readonly company?: () => Promise<CompanyFacts | undefined>;
}

type Respond = (format: AnswerFormat) => QuoteAnswer | Promise<QuoteAnswer>;

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

/** A form that is sent without scripts is answered with a page. */
const formatFor = async (
  { headers }: IncomingQuote,
  { company }: Receiver,
): Promise<AnswerFormat> =>
  isForm(headers) ? pageFormat(await company?.()) : jsonFormat;

/** Answers under the rules for origins, and for what must not be cached. */
async function answering(
  incoming: IncomingQuote,
  receiver: Receiver,
  respond: Respond,
): Promise<QuoteAnswer> {
  const origin = foreignOrigin(incoming);
  const isAllowed =
    origin === undefined || receiver.allowedOrigins.includes(origin);
  if (!isAllowed)
    receiver.onError(
      `Origin ${JSON.stringify(origin)} is not the host ${JSON.stringify(incoming.headers.host)}: where it is the site's own, have the proxy pass Host on`,
    );
  const format = await formatFor(incoming, receiver);
  const answer = isAllowed
    ? await respond(format)
    : format.failed(403, "This origin may not send requests here");
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

const notKept = "The request could not be kept";

/** What else a visitor may do. Pages say so by themselves. */
async function notKeptReason(
  { headers }: IncomingQuote,
  { company }: Receiver,
): Promise<string> {
  const facts = isForm(headers) ? undefined : await company?.();
  return facts ? `${notKept}: please call ${facts.phone}` : notKept;
}

async function keep(
  incoming: IncomingQuote,
  receiver: Receiver,
  format: AnswerFormat,
): Promise<QuoteAnswer> {
  const { store: inbox, rateLimit, onError } = receiver;
  const read = readQuoteBody(incoming);
  if ("unreadable" in read)
    return format.failed(read.unreadable, unreadable[read.unreadable]);
  const parsed = parseQuoteRequest(read.value);
  if ("errors" in parsed) return format.refused(parsed.errors, read.typed);
  const wait = await rateLimit(incoming.address);
  if (wait)
    return format.failed(
      429,
      `Too many requests: try again in ${wait} ${wait === 1 ? "second" : "seconds"}`,
      { "Retry-After": String(wait) },
      read.typed,
    );
  try {
    const { request } = parsed;
    await inbox.add(request, suspicionOf(request, read.trap));
  } catch (error) {
    onError(error);
    const reason = await notKeptReason(incoming, receiver);
    return format.failed(503, reason, {}, read.typed);
  }
  return format.accepted();
}

/**
 * Receives a quote request, whatever server it came to. A request answered
 * with 2xx is kept; every other answer says why it is not.
 */
export const receiveQuote = (
  incoming: IncomingQuote,
  receiver: Receiver,
): Promise<QuoteAnswer> =>
  answering(incoming, receiver, async (format) => {
    const { method, query } = incoming;
    if (readingMethods.includes(method) && isThanks(query))
      return thanks(await receiver.company?.());
    if (method === "POST") return keep(incoming, receiver, format);
    if (method === "OPTIONS" && foreignOrigin(incoming)) return preflightAnswer;
    return format.failed(405, "Only POST is accepted here", {
      Allow: "POST",
    });
  });

const statusOf = (error: unknown) =>
  error instanceof Error && "statusCode" in error
    ? Number(error.statusCode)
    : 500;

/** The answer to a request that the server itself failed to read. */
export const refuseQuote = (
  incoming: IncomingQuote,
  receiver: Receiver,
  error: unknown,
): Promise<QuoteAnswer> =>
  answering(incoming, receiver, ({ failed }) => {
    const reasons: Readonly<Record<number, string>> = unreadable;
    const status = statusOf(error);
    const reason = reasons[status];
    if (reason) return failed(status, reason);
    receiver.onError(error);
    return failed(500, notKept);
  });
