import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

interface ReceivedPost {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** Chooses the response to a POST: a status, none, or a closed connection. */
type Behavior = (
  post: ReceivedPost,
  earlier: number,
) => number | "hang" | "reset";

/** Makes a server listen on a free port of this machine. */
export async function listen(server: http.Server) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const services: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(services.map((close) => close())));

/** Starts a local automation service that records requests until the tests of a file end. */
export async function startAutomationService(behave: Behavior = () => 200) {
  const posts: ReceivedPost[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url: path, headers } = request;
      const body = Buffer.concat(chunks).toString();
      const post = { method, path, headers, body };
      const outcome = behave(post, posts.length);
      posts.push(post);
      if (outcome === "reset") request.socket.destroy();
      else if (outcome !== "hang")
        response.writeHead(outcome, { Location: "/elsewhere" }).end("ignored");
    });
  });
  const { origin, close } = await listen(server);
  services.push(close);
  return {
    url: `${origin}/quotes`,
    posts,
    /** Returns the idempotency keys of the received requests, in order. */
    keys: () => posts.map(({ headers }) => headers["idempotency-key"]),
  };
}

/** Maximum wait for a condition, in milliseconds: below Jest's limit for a test. */
const maxWaitMs = 100_000;

/**
 * Waits until a condition holds.
 * @throws an error with the condition's source, before the test times out
 */
export async function waitForCondition(
  condition: () => boolean | Promise<boolean>,
) {
  const end = performance.now() + maxWaitMs;
  while (!(await condition())) {
    if (performance.now() > end)
      throw new Error(`Never true: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
