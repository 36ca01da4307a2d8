import http from "node:http";

interface RequestOptions {
  readonly method?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string;
}

/** Sends an HTTP request as it is. `fetch` would normalize the path and follow redirects. */
export const sendRawRequest = (
  origin: string,
  path: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
) =>
  new Promise<{
    status: number | undefined;
    headers: http.IncomingHttpHeaders;
    body: Buffer;
  }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    http
      .request({
        hostname,
        port,
        path,
        method,
        // Without a length, the body of a DELETE would be parsed as another request.
        headers: body
          ? { "content-length": Buffer.byteLength(body), ...headers }
          : headers,
      })
      .on("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        });
      })
      .on("error", reject)
      .end(body);
  });
