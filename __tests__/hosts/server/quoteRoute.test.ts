import http from "node:http";
import Fastify from "fastify";
import type { FastifyInstance, InjectOptions } from "fastify";
import { createServer } from "../../../src/hosts/server/createServer";
import { quoteRoute } from "../../../src/hosts/server/quoteRoute";
import { receiverWith } from "../../support/quoteReceiver";
import { sentRequest } from "../../support/quoteRequests";
import { temporaryFolder } from "../../support/temporaryFolder";

const json = { "content-type": "application/json" };
const tooLong = "x".repeat(65_537);

let server: FastifyInstance;

async function serve(changes: Parameters<typeof receiverWith>[0] = {}) {
  const receiving = receiverWith(changes);
  server = Fastify();
  await server.register(quoteRoute, receiving.receiver);
  return receiving;
}
afterEach(() => server.close());

const post = (options: InjectOptions) =>
  server.inject({ method: "POST", url: "/api/quote", ...options });

describe("the embedded server's receiver", () => {
  test("saves what a script sends", async () => {
    const { kept } = await serve();
    const payload = JSON.stringify(sentRequest);
    const { statusCode, headers, body } = await post({
      headers: json,
      payload,
    });
    expect([statusCode, JSON.parse(body)]).toEqual([201, { received: true }]);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(kept).toEqual([sentRequest]);
  });
});

describe("the server's own errors look like the receiver's", () => {
  test.each([
    [413, json, tooLong, "The request is longer than 65536 bytes"],
    [
      415,
      { "content-type": "nonsense" },
      "{}",
      "Send application/json or application/x-www-form-urlencoded",
    ],
    [
      400,
      { ...json, "content-length": "5" },
      "{}",
      "The body is not a JSON object",
    ],
  ])("%i to a script", async (status, headers, payload, error) => {
    const { kept, onError } = await serve();
    const answer = await post({ headers, payload });
    expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([
      status,
      { error },
    ]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(kept).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  test("503 for an exception, whose cause is only logged", async () => {
    const broken = new Error("secret");
    const { onError } = await serve({
      rateLimit: () => Promise.reject(broken),
    });
    const payload = JSON.stringify(sentRequest);
    const { statusCode, body } = await post({ headers: json, payload });
    expect([statusCode, JSON.parse(body)]).toEqual([
      503,
      { error: "The request could not be saved" },
    ]);
    expect(onError.mock.calls).toEqual([[broken]]);
  });
});

describe("over the network", () => {
  const rateLimit = jest.fn<Promise<number>, [string]>(() =>
    Promise.resolve(0),
  );

  beforeEach(async () => {
    const { receiver } = receiverWith({ rateLimit });
    server = await createServer({
      folder: await temporaryFolder({
        "index.html": "<h1>Home</h1>",
        "headers.json": "[]",
      }),
      trustProxy: ["loopback"],
      receiver: {
        ...receiver,
        check: () => Promise.resolve(),
        close: () => Promise.resolve(),
      },
    });
    await server.listen({ host: "127.0.0.1", port: 0 });
  });

  const send = (headers: http.OutgoingHttpHeaders, body: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      http
        .request({
          ...(server.server.address() as { port: number }),
          host: "127.0.0.1",
          family: 4,
          path: "/api/quote",
          method: "POST",
          headers,
        })
        .on("response", (response) => {
          response.resume();
          resolve(response.statusCode);
        })
        .on("error", reject)
        .end(body);
    });

  test("a message of a megabyte gets 413", async () => {
    const message = "x".repeat(1_000_000);
    const body = JSON.stringify({ ...sentRequest, message });
    expect(await send({ ...json, "content-length": body.length }, body)).toBe(
      413,
    );
    expect(await send({ ...json, "transfer-encoding": "chunked" }, body)).toBe(
      413,
    );
  });

  test("the visitor's address is what a proxy on this machine says", async () => {
    const headers = { ...json, "x-forwarded-for": "198.51.100.1, 192.0.2.9" };
    expect(await send(headers, JSON.stringify(sentRequest))).toBe(201);
    expect(rateLimit).toHaveBeenLastCalledWith("192.0.2.9");
  });
});
