import http from "node:http";
import { listen } from "./localService";

/** What happens to a request: a status, no answer, or an end of the connection. */
export type Failure = number | "hang" | "reset";

const neverFail: (path: string) => Failure | undefined = () => undefined;

/**
 * A site before another one, that can fail as networks and servers do.
 * @param origin of the other one
 */
export async function createFaultyProxy(origin: string) {
  /** The paths that were asked for. */
  const requests: string[] = [];
  const proxy = {
    origin: "",
    requests,
    /** The site that answers; a new release is another. */
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
