import { trapField } from "../../quote/quoteRequest";
import { routes } from "../../site/routes";
import type { TypedFields } from "./answers/answerPages";

/** What any HTTP server can say of a request. Header names in lower case. */
export interface IncomingQuote {
  readonly method: string;
  /** What stands behind the `?` of the address, by name. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As text, or as the object a framework has already made of it. */
  readonly body: unknown;
  /** Network address of the visitor. */
  readonly address: string;
}

type Headers = IncomingQuote["headers"];

/** Longest body accepted, in bytes. */
export const longestBody = 65_536;

/** Why a body is not read, by the status that says so. */
export const unreadable = {
  400: "The body is not a JSON object",
  413: `The request is longer than ${longestBody} bytes`,
  415: "Send application/json or application/x-www-form-urlencoded",
} as const;

const contentType = (headers: Headers) =>
  String(headers["content-type"] ?? "")
    .split(";")[0]
    ?.trim()
    .toLowerCase();

/** Whether it comes from a form that is sent without scripts. */
export const isForm = (headers: Headers) =>
  contentType(headers) === "application/x-www-form-urlencoded";

function isTooLong({ headers, body }: IncomingQuote): boolean {
  const length =
    typeof body === "string"
      ? new TextEncoder().encode(body).length
      : Number(headers["content-length"] ?? 0);
  return length > longestBody;
}

function jsonObject(body: unknown): Record<string, unknown> | undefined {
  try {
    const value: unknown = typeof body === "string" ? JSON.parse(body) : body;
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const typedIn = (body: unknown): TypedFields =>
  Object.fromEntries(
    typeof body === "string"
      ? new URLSearchParams(body)
      : Object.entries(body ?? {}).filter(
          (field): field is [string, string] => typeof field[1] === "string",
        ),
  );

/** The page a form was sent from; without a Referer, the one that has it. */
const pageOf = ({ referer, host }: Headers) =>
  String(referer || `http://${String(host)}${routes.contact}`);

type Read =
  | {
      readonly value: object;
      readonly typed: TypedFields;
      /** What stands in the field that people don't see. */
      readonly trap: string;
    }
  | { readonly unreadable: keyof typeof unreadable };

/** What a request holds, not yet checked by the rules of its fields. */
export function readQuoteBody(incoming: IncomingQuote): Read {
  const { headers, body } = incoming;
  if (isTooLong(incoming)) return { unreadable: 413 };
  if (isForm(headers)) {
    const typed = typedIn(body);
    const timestamp = new Date().toISOString();
    return {
      value: { ...typed, timestamp, source: pageOf(headers) },
      typed,
      trap: typed[trapField] ?? "",
    };
  }
  if (contentType(headers) !== "application/json") return { unreadable: 415 };
  const value = jsonObject(body);
  return value ? { value, typed: {}, trap: "" } : { unreadable: 400 };
}
