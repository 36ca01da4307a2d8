import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorTexts } from "../site/errorTexts";

/** What Node calls requests that it gives up. */
const answers: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, errorTexts.large],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, errorTexts.large],
  ERR_HTTP_REQUEST_TIMEOUT: [408, errorTexts.slow],
};

/**
 * Answers a request that no route can see, because it is no HTTP or came too
 * slowly, and ends its connection.
 * @param headers what every answer has
 */
export function answerClientError(
  { code = "" }: { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  // Anything written behind an earlier answer might be taken for a part of it.
  if (code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const [status, text] = answers[code] ?? [400, errorTexts.request];
  const lines = Object.entries({
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(text)),
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${text}`,
  );
}
