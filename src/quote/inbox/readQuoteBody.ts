import { honeypotField } from "../request/quoteRequest";
import { routes } from "../../site/routes";
import type { TypedFields } from "./responses/quoteResponse";

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

/** Longest body that a host passes on. */
export const maxBodyBytes = 65_536;

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

export const isForm = (headers: Headers) =>
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
export function readQuoteBody(incoming: IncomingQuote): QuoteBody {
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
