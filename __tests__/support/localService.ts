import http from "node:http";

interface ReceivedPost {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** The service's response to a POST: a status, or none at all. */
type Behavior = (
  post: ReceivedPost,
  earlier: number,
) => number | "hang" | "reset";

/** A local automation service that records what it receives. */
export async function startService(behave: Behavior = () => 200) {
  const posts: ReceivedPost[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url: path, headers } = request;
      const body = Buffer.concat(chunks).toString();
      const post = { method, path, headers, body };
      const doing = behave(post, posts.length);
      posts.push(post);
      if (doing === "reset") request.socket.destroy();
      else if (doing !== "hang")
        response.writeHead(doing, { Location: "/elsewhere" }).end("ignored");
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/quotes`,
    posts,
    /** The ids of the received requests, in order. */
    keys: () => posts.map(({ headers }) => headers["idempotency-key"]),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** How long a test waits for something: less than Jest waits for the test. Milliseconds. */
const longest = 100_000;

/**
 * Waits until a condition holds.
 * @throws naming the condition, before the test's own timeout
 */
export async function until(isSo: () => boolean | Promise<boolean>) {
  const end = performance.now() + longest;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Never true: ${String(isSo)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
