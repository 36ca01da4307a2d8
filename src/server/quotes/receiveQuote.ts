import { parseQuoteRequest } from "../../quote/quoteRequest";
import type { FieldErrors } from "../../quote/quoteRequest";
import { errorPage, successPage } from "./answerPages";
import type { Inbox } from "./inbox";
import type { RateLimit } from "./rateLimit";

/** What any HTTP server can say of a request. Header names in lower case. */
export interface IncomingQuote {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As text, or as the object a framework has already made of it. */
  readonly body: unknown;
  /** Network address of the visitor. */
  readonly address: string;
}

export interface QuoteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Receiver {
  readonly inbox: Pick<Inbox, "add">;
  readonly rateLimit: RateLimit;
  /** Origins besides the site's own whose pages may post here. */
  readonly allowedOrigins: readonly string[];
  /** Told why a request could not be kept; never what it holds. */
  readonly onError: (error: unknown) => void;
}

/** Longest body accepted, in bytes. */
export const longestBody = 65_536;

const json = (status: number, body: object, headers = {}): QuoteAnswer => ({
  status,
  headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
  body: JSON.stringify(body),
});

const html = (status: number, body: string): QuoteAnswer => ({
  status,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  body,
});

/** An answer for scripts, or the same as a page for visitors without them. */
interface Speaker {
  readonly accepted: () => QuoteAnswer;
  readonly refused: (errors: FieldErrors) => QuoteAnswer;
}

const scriptSpeaker: Speaker = {
  accepted: () => json(201, { received: true }),
  refused: (errors) =>
    json(422, { error: "Some fields are not right", errors }),
};

const pageSpeaker = (fields: Record<string, string>): Speaker => ({
  accepted: () => html(200, successPage()),
  refused: (errors) => html(422, errorPage(fields, errors)),
});

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

type Read =
  | { value: Record<string, unknown>; speaker: Speaker }
  | { answer: QuoteAnswer };

function readBody({ headers, body }: IncomingQuote): Read {
  const type = String(headers["content-type"] ?? "")
    .split(";")[0]
    ?.trim()
    .toLowerCase();
  if (typeof body === "string" && Buffer.byteLength(body) > longestBody)
    return {
      answer: json(413, {
        error: `The request is longer than ${longestBody} bytes`,
      }),
    };

  if (type === "application/json") {
    try {
      const value: unknown = typeof body === "string" ? JSON.parse(body) : body;
      if (typeof value === "object" && value !== null && !Array.isArray(value))
        return {
          value: value as Record<string, unknown>,
          speaker: scriptSpeaker,
        };
    } catch {
      // Answered below.
    }
    return { answer: json(400, { error: "The body is not a JSON object" }) };
  }
  if (type === "application/x-www-form-urlencoded") {
    const fields = Object.fromEntries(
      typeof body === "string"
        ? new URLSearchParams(body)
        : Object.entries((body ?? {}) as Record<string, string>),
    );
    const value = {
      ...fields,
      timestamp: new Date().toISOString(),
      source: String(headers.referer ?? "unknown"),
    };
    return { value, speaker: pageSpeaker(fields) };
  }
  return {
    answer: json(415, {
      error: "Send application/json or application/x-www-form-urlencoded",
    }),
  };
}

/**
 * Receives a quote request, whatever server it came to. A request answered
 * with 2xx is kept; every other answer says why it is not.
 */
export async function receiveQuote(
  incoming: IncomingQuote,
  { inbox, rateLimit, allowedOrigins, onError }: Receiver,
): Promise<QuoteAnswer> {
  const { method, headers } = incoming;
  const origin =
    headers.origin === undefined ? undefined : String(headers.origin);
  const foreign = origin !== undefined && hostOf(origin) !== headers.host;
  if (foreign && !allowedOrigins.includes(origin))
    return json(
      403,
      { error: "This origin may not send requests here" },
      { Vary: "Origin" },
    );
  const shared: Record<string, string> = foreign
    ? { "Access-Control-Allow-Origin": origin, Vary: "Origin" }
    : {};
  const answer = (given: QuoteAnswer): QuoteAnswer => ({
    ...given,
    headers: { "Cache-Control": "no-store", ...given.headers, ...shared },
  });

  if (method === "OPTIONS" && foreign)
    return answer({
      status: 204,
      headers: {
        "Access-Control-Allow-Methods": "POST",
        "Access-Control-Allow-Headers": "Content-Type, Accept",
        "Access-Control-Max-Age": "86400",
      },
      body: "",
    });
  if (method !== "POST")
    return answer(
      json(405, { error: "Only POST is accepted here" }, { Allow: "POST" }),
    );

  const read = readBody(incoming);
  if ("answer" in read) return answer(read.answer);
  const wait = await rateLimit(incoming.address);
  if (wait)
    return answer(
      json(
        429,
        { error: "Too many requests" },
        { "Retry-After": String(wait) },
      ),
    );
  const parsed = parseQuoteRequest(read.value);
  if ("errors" in parsed) return answer(read.speaker.refused(parsed.errors));
  try {
    await inbox.add(parsed.request);
  } catch (error) {
    onError(error);
    return answer(json(500, { error: "The request could not be kept" }));
  }
  return answer(read.speaker.accepted());
}
