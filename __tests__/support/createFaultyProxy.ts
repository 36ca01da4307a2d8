import http from "node:http";
import { listen } from "./localService";

/** Failure of a request: an error status, no response, or a closed connection. */
export type ProxyFailure = number | "hang" | "reset";

const neverFail: (path: string) => ProxyFailure | undefined = () => undefined;

/**
 * Starts a reverse proxy that fails on demand, as networks and servers do.
 * @param origin of the upstream site
 */
export async function createFaultyProxy(origin: string) {
  /** Requested paths. */
  const requests: string[] = [];
  const proxy = {
    origin: "",
    requests,
    /** Origin of the upstream site. A test changes it to simulate a new release. */
    target: origin,
    failure: neverFail,
    close: async () => {},
  };
  const server = http.createServer((request, response) => {
    const { url = "", method, headers } = request;
    requests.push(url);
    const failure = proxy.failure(url);
    if (failure === "reset") request.socket.destroy();
    else if (typeof failure === "number")
      response.writeHead(failure).end("failed");
    else if (!failure)
      request.pipe(
        http.request(proxy.target + url, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(response);
        }),
      );
  });
  return Object.assign(proxy, await listen(server));
}
