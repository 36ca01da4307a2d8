import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorTexts } from "../../site/headers";

/** How Node's error codes for rejected requests are answered. */
const responses: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, errorTexts.large],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, errorTexts.large],
  ERR_HTTP_REQUEST_TIMEOUT: [408, errorTexts.slow],
};

/**
 * Answers a request that never reaches a route, because it is malformed or
 * timed out, and closes its connection.
 * @param headers sent with every response
 */
export function respondToClientError(
  { code = "" }: { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  // After an earlier response, a client could read this as part of that one.
  if (code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const [status, text] = responses[code] ?? [400, errorTexts.request];
  const lines = Object.entries({
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(text)),
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${text}`,
  );
  // Only ending it would keep the connection of a client that never ends its own.
  socket.destroySoon();
}
