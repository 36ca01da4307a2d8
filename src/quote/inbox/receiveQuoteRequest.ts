import { honeypotFieldName, parseQuoteRequest } from "../request/quoteRequest";
import { safeMethods } from "../../site/headers";
import { routes } from "../../site/routes";
import { pluralize, replaceUnsafeCharacters } from "../../shared/text";
import type { ReceiverContent } from "./responses/hostPage";
import { isThankYouQuery, createResponse } from "./responses/createResponse";
import type {
  ReceiverResult,
  ReceiverResponse,
  SubmittedValues,
} from "./responses/createResponse";
import type { QuoteStore } from "./store/quoteStore";
import type { RateLimiter } from "./limits/createRateLimiter";
import { findSpamReason } from "./limits/findSpamReason";

/** HTTP request, in a form that all hosts can create. Header names are in lower case. */
export interface IncomingRequest {
  readonly method: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Text of the body, or the error that occurred while reading it. */
  readonly body: string | Error | undefined;
  readonly ip: string;
}

type IncomingHeaders = IncomingRequest["headers"];

/** Reasons for rejecting a body, by HTTP status. */
export const bodyErrorMessages = {
  400: "The body is not a JSON object",
  413: "Your message is too long. Please go back and shorten it.",
  415: "Send application/json or application/x-www-form-urlencoded",
  503: "The request could not be saved",
} as const;

type BodyError = keyof typeof bodyErrorMessages;

/** Returns the HTTP status of an error: its `statusCode` if the client caused the error; otherwise 503. */
function getErrorStatus(error: Error): BodyError {
  const status = "statusCode" in error ? Number(error.statusCode) : 503;
  return status in bodyErrorMessages ? (status as BodyError) : 503;
}

function getContentType(headers: IncomingHeaders) {
  const [type = ""] = String(headers["content-type"] ?? "").split(";");
  return type.trim().toLowerCase();
}

const isForm = (headers: IncomingHeaders) =>
  getContentType(headers) === "application/x-www-form-urlencoded";

function parseJsonObject(body: string): Record<string, unknown> | undefined {
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
 * Returns the URL of the form's page: the Referer, or without one the contact page. A long URL
 * is truncated, not rejected: visitors couldn't correct it.
 */
const getSourceUrl = ({ referer, host }: IncomingHeaders) =>
  String(referer || `http://${String(host)}${routes.contact}`).slice(0, 2000);

type QuoteBody =
  | {
      readonly value: object;
      readonly submittedValues?: SubmittedValues;
      readonly honeypot: string;
    }
  | { readonly error: BodyError };

/** Parses the body of a request. The fields aren't validated yet. */
function readQuoteBody(incoming: IncomingRequest): QuoteBody {
  const { headers, body = "" } = incoming;
  if (body instanceof Error) return { error: getErrorStatus(body) };
  if (isForm(headers)) {
    const submittedValues: SubmittedValues = Object.fromEntries(
      new URLSearchParams(body),
    );
    const timestamp = new Date().toISOString();
    return {
      value: { ...submittedValues, timestamp, source: getSourceUrl(headers) },
      submittedValues,
      honeypot: submittedValues[honeypotFieldName] ?? "",
    };
  }
  if (getContentType(headers) !== "application/json") return { error: 415 };
  const value = parseJsonObject(body);
  return value ? { value, honeypot: "" } : { error: 400 };
}

export interface ReceiverContext {
  readonly store: Pick<QuoteStore, "add">;
  readonly rateLimit: RateLimiter;
  /** Other origins whose pages may post. */
  readonly allowedOrigins: readonly string[];
  /**
   * Called with the error if a request can't be saved, and with a warning about a foreign
   * origin. Neither contains values of the form.
   */
  readonly onError: (error: unknown) => void;
  /** Reads the texts of the receiver's pages. */
  readonly readContent: () => Promise<ReceiverContent>;
}

/** Returns the origin of a cross-origin request; `undefined` for a same-origin request. */
function getForeignOrigin({ headers }: IncomingRequest): string | undefined {
  const { origin, host } = headers;
  // A proxy may have changed Host; Sec-Fetch-Site comes from the browser.
  if (origin === undefined || headers["sec-fetch-site"] === "same-origin")
    return undefined;
  const text = String(origin);
  return URL.canParse(text) && new URL(text).host === host ? undefined : text;
}

/** Whether a browser will display the response as a page. */
const wantsHtml = ({ headers }: IncomingRequest) =>
  isForm(headers) || String(headers.accept).includes("text/html");

/** Formats an untrusted header in one line, truncated to 200 characters. */
const formatForLog = (header: unknown) =>
  replaceUnsafeCharacters(JSON.stringify(header ?? "")).slice(0, 200);

const preflightResult: ReceiverResult = {
  status: 204,
  headers: {
    "Access-Control-Allow-Methods": "POST",
    "Access-Control-Allow-Headers": "Content-Type, Accept",
    "Access-Control-Max-Age": "86400",
  },
};

async function validateAndSave(
  incoming: IncomingRequest,
  { store, rateLimit, onError }: ReceiverContext,
): Promise<ReceiverResult> {
  const body = readQuoteBody(incoming);
  if ("error" in body) {
    const status = body.error;
    const reason = bodyErrorMessages[status];
    if (status === 503) onError(incoming.body);
    // Of these errors, visitors can correct only the length of their message.
    return status === 413
      ? { status, reason, advice: reason }
      : { status, reason };
  }
  const { submittedValues, honeypot } = body;
  const parsed = parseQuoteRequest(body.value);
  if ("errors" in parsed) {
    const { errors } = parsed;
    return {
      status: 422,
      reason: "Some fields are invalid",
      errors,
      submittedValues,
    };
  }
  try {
    const { request } = parsed;
    const retryAfter = await rateLimit(incoming.ip);
    if (retryAfter) {
      const advice = `Too many requests: try again in ${pluralize(Math.ceil(retryAfter / 60), "minute")}.`;
      const headers = { "Retry-After": String(retryAfter) };
      return { status: 429, reason: advice, advice, headers, submittedValues };
    }
    await store.add(request, findSpamReason(request, honeypot));
    return { status: 201 };
  } catch (error) {
    onError(error);
    return { status: 503, reason: bodyErrorMessages[503], submittedValues };
  }
}

function handleRequest(
  incoming: IncomingRequest,
  receiver: ReceiverContext,
): ReceiverResult | Promise<ReceiverResult> {
  const { method, query } = incoming;
  if (method === "POST") return validateAndSave(incoming, receiver);
  if (method === "OPTIONS" && getForeignOrigin(incoming))
    return preflightResult;
  return safeMethods.includes(method) && isThankYouQuery(query)
    ? { status: 200 }
    : {
        status: 405,
        reason: "Only POST is accepted here",
        headers: { Allow: "POST" },
      };
}

/**
 * Receives a quote request, on any host. Once the request is saved, responds to a POST with 201, or
 * with a redirect (303) for a form without scripts. Error responses have the reason.
 */
export async function receiveQuoteRequest(
  incoming: IncomingRequest,
  receiver: ReceiverContext,
): Promise<ReceiverResponse> {
  const { allowedOrigins, readContent, onError } = receiver;
  const origin = getForeignOrigin(incoming);
  const isAllowed = origin === undefined || allowedOrigins.includes(origin);
  // Logs a rejected origin once: for the request, not for its preflight.
  if (!isAllowed && incoming.method !== "OPTIONS")
    onError(
      `Origin ${formatForLog(origin)} is not the host ${formatForLog(incoming.headers.host)}: if it is the site's own, make the proxy pass Host on`,
    );
  const result = isAllowed
    ? await handleRequest(incoming, receiver)
    : { status: 403, reason: "This origin may not send requests here" };
  const response = await createResponse(
    result,
    wantsHtml(incoming),
    readContent,
  );
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
