import http from "node:http";
import { listen } from "./localService";

/** What happens to a request: a status, no answer, or an end of the connection. */
type Failure = number | "hang" | "reset";

/**
 * A site before another one, that can fail as networks and servers do.
 * @param origin of the other one
 */
export async function fallibleSite(origin: string) {
  /** The paths that were asked for. */
  const asked: string[] = [];
  const site = {
    origin: "",
    asked,
    /** The site that answers; a new release is another. */
    behind: origin,
    failure: (_path: string): Failure | undefined => undefined,
    close: async () => {},
  };
  const server = http.createServer((request, response) => {
    const { url = "", method, headers } = request;
    asked.push(url);
    const failure = site.failure(url);
    if (failure === "reset") request.socket.destroy();
    else if (typeof failure === "number")
      response.writeHead(failure).end("failed");
    else if (!failure)
      request.pipe(
        http.request(site.behind + url, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(response);
        }),
      );
  });
  return Object.assign(site, await listen(server));
}
