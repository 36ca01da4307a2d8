import { stripControlChars } from "../request/quoteTexts";
import { honeypotField, parseQuoteRequest } from "../request/quoteRequest";
import { readingMethods } from "../../site/headers";
import { routes } from "../../site/routes";
import { counted } from "../../site/text";
import type { CompanyFacts } from "./responses/page";
import { isThankYouPage, responseTo } from "./responses/quoteResponse";
import type {
  Answer,
  QuoteResponse,
  TypedFields,
} from "./responses/quoteResponse";
import type { QuoteStore } from "./store/quoteStore";
import type { RateLimit } from "./limits/rateLimit";
import { spamReason } from "./limits/spam";

/**
 * A request, independent of the HTTP server. Header names are in lower case.
 */
export interface IncomingQuote {
  readonly method: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The error if it could not be read. */
  readonly body: string | Error | undefined;
  readonly address: string;
}

type Headers = IncomingQuote["headers"];

/** Why a body is rejected, by status. */
export const bodyErrors = {
  400: "The body is not a JSON object",
  413: "Your message is too long. Please go back and shorten it.",
  415: "Send application/json or application/x-www-form-urlencoded",
  503: "The request could not be saved",
} as const;

type BodyError = keyof typeof bodyErrors;

/** Servers give a status to an error that lies in the request. */
function statusOf(error: Error): BodyError {
  const status = "statusCode" in error ? Number(error.statusCode) : 503;
  return status in bodyErrors ? (status as BodyError) : 503;
}

const contentType = (headers: Headers) =>
  String(headers["content-type"] ?? "")
    .split(";")[0]
    ?.trim()
    .toLowerCase();

const isForm = (headers: Headers) =>
  contentType(headers) === "application/x-www-form-urlencoded";

function jsonObject(body: string): Record<string, unknown> | undefined {
  try {
    // Some programs begin JSON with a byte order mark.
    const value: unknown = JSON.parse(body.replace(/^\ufeff/, ""));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The page that the form was sent from; without a Referer, the contact page. Cut,
 * because nobody who sends a form can shorten it.
 */
const pageOf = ({ referer, host }: Headers) =>
  String(referer || `http://${String(host)}${routes.contact}`).slice(0, 2000);

type QuoteBody =
  | {
      readonly value: object;
      readonly typed?: TypedFields;
      readonly honeypot: string;
    }
  | { readonly error: BodyError };

/** Parses a request's body without validating its fields. */
function readQuoteBody(incoming: IncomingQuote): QuoteBody {
  const { headers, body = "" } = incoming;
  if (body instanceof Error) return { error: statusOf(body) };
  if (isForm(headers)) {
    const typed: TypedFields = Object.fromEntries(new URLSearchParams(body));
    const timestamp = new Date().toISOString();
    return {
      value: { ...typed, timestamp, source: pageOf(headers) },
      typed,
      honeypot: typed[honeypotField] ?? "",
    };
  }
  if (contentType(headers) !== "application/json") return { error: 415 };
  const value = jsonObject(body);
  return value ? { value, honeypot: "" } : { error: 400 };
}

export interface Receiver {
  readonly store: Pick<QuoteStore, "add">;
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

/** The origin of the page that sends the request, if it is another site's. */
function foreignOrigin({ headers }: IncomingQuote): string | undefined {
  const { origin, host } = headers;
  // A proxy may have changed Host, but the browser compared the real one.
  if (origin === undefined || headers["sec-fetch-site"] === "same-origin")
    return undefined;
  const text = String(origin);
  return URL.canParse(text) && new URL(text).host === host ? undefined : text;
}

/** Whether a browser shows the response in its window. */
const isForPage = ({ headers }: IncomingQuote) =>
  isForm(headers) || String(headers.accept).includes("text/html");

/** The start of a header, which anyone may have written. */
const logged = (header: unknown) =>
  stripControlChars(JSON.stringify(header ?? "")).slice(0, 200);

const preflight: Answer = {
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
): Promise<Answer> {
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

function answerTo(
  incoming: IncomingQuote,
  receiver: Receiver,
): Answer | Promise<Answer> {
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
  // Each page that asks beforehand would add a line.
  if (!isAllowed && incoming.method !== "OPTIONS")
    onError(
      `Origin ${logged(origin)} is not the host ${logged(incoming.headers.host)}: if it is the site's own, make the proxy pass Host on`,
    );
  const answer = isAllowed
    ? await answerTo(incoming, receiver)
    : { status: 403, reason: "This origin may not send requests here" };
  const response = await responseTo(answer, isForPage(incoming), company);
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
