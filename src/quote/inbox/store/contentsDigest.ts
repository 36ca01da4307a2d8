import type { QuoteRequest } from "../../request/quoteRequest";

/** SHA-256 of a text in hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * A digest of a request's contents without the timestamp. It stays the same if
 * the request is sent again because the response was lost. The network address
 * isn't part of it, because it changes when a phone leaves its Wi-Fi.
 */
export const contentsDigest = (request: QuoteRequest): Promise<string> => {
  const fields = Object.entries(request)
    .filter(([name]) => name !== "timestamp")
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return digestOf(JSON.stringify(fields));
};
