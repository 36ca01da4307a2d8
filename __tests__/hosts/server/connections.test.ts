import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import {
  limitShutdown,
  requestLimits,
} from "../../../src/hosts/server/connections";
import { respondToClientError } from "../../../src/hosts/server/clientErrors";
import { createServer } from "../../../src/hosts/server/createServer";
import { headerRules } from "../../../src/site/headers";
import { unusedReceiver } from "../../support/quoteReceiver";
import { temporaryFolder } from "../../support/temporaryFolder";

const home = "<h1>Home</h1>".repeat(1000);

let server: FastifyInstance;
beforeAll(async () => {
  const folder = await temporaryFolder({
    "index.html": home,
    "headers.json": JSON.stringify(headerRules(["/"], "default-src 'self'")),
  });
  server = await createServer({ folder, receiver: unusedReceiver });
  await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

function connect(to = server): net.Socket {
  const { port } = to.server.address() as net.AddressInfo;
  return net.connect(port, "127.0.0.1");
}

/** Everything that is sent back on a connection until it closes. */
async function answerTo(text: string): Promise<string> {
  const socket = connect();
  let answer = "";
  socket.on("data", (part) => (answer += part.toString("latin1")));
  socket.on("error", () => undefined);
  socket.write(text);
  await once(socket, "close");
  return answer;
}

const request = (path: string, more = "") =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

const statuses = (answer: string) =>
  Array.from(answer.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status);

describe("a connection", () => {
  test("that pipelines requests gets one response and is closed", async () => {
    const answer = await answerTo(request("/").repeat(100));
    expect(statuses(answer)).toEqual(["200", "400"]);
    expect(answer).toMatch(/Send one request at a time\.$/);
  });

  test("that closes before its responses leaks no open files", async () => {
    const open = () => fs.readdirSync("/proc/self/fd").length;
    if (!fs.existsSync("/proc/self/fd")) return;
    const before = open();
    for (let round = 0; round < 20; round++) {
      const socket = connect();
      socket.on("error", () => undefined);
      socket.write(request("/").repeat(50));
      await once(socket, "data");
      socket.destroy();
      await once(socket, "close");
    }
    expect((await server.inject("/")).statusCode).toBe(200);
    expect(open() - before).toBeLessThan(40);
  });

  test("is reused for one request after another", async () => {
    const socket = connect();
    for (let round = 0; round < 3; round++) {
      let answer = "";
      socket.write(request("/nowhere.txt"));
      while (!answer.includes("There is nothing here."))
        answer += ((await once(socket, "data")) as Buffer[]).join("");
      expect(statuses(answer)).toEqual(["404"]);
    }
    socket.destroy();
  });
});

describe("a malformed request", () => {
  test.each([
    ["nonsense", "GET\r\n\r\n", "400"],
    ["another protocol", "\x16\x03\x01\x02\r\n\r\n", "400"],
    ["too long a header", request("/", `X: ${"x".repeat(40_000)}\r\n`), "431"],
  ])(
    "such as %s gets a response with the usual headers",
    async (_what, text, status) => {
      const answer = await answerTo(text);
      expect(statuses(answer)).toEqual([status]);
      expect(answer).toContain("X-Content-Type-Options: nosniff\r\n");
      expect(answer).toContain("Content-Security-Policy: ");
      expect(answer).toContain("Connection: close\r\n");
      expect(answer).not.toMatch(/node|fastify|parse error/i);
    },
  );
});

test("a client that is too slow is answered and cut off, even if it never ends", async () => {
  const slow = net.createServer((socket) => {
    const code = "ERR_HTTP_REQUEST_TIMEOUT";
    respondToClientError({ code }, socket, {});
    socket.once("close", () => slow.emit("cut off"));
  });
  slow.listen(0, "127.0.0.1");
  await once(slow, "listening");
  const { port } = slow.address() as net.AddressInfo;
  const client = net.connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const [[answer]] = await Promise.all([
    once(client, "data") as Promise<Buffer[]>,
    once(slow, "cut off"),
  ]);
  expect(answer!.toString()).toMatch(/^HTTP\/1\.1 408 /);
  client.destroy();
  slow.close();
});

test("a request must arrive in time, its headers sooner", () => {
  const { headersTimeout, requestTimeout } = server.server;
  expect({ headersTimeout, requestTimeout }).toMatchObject({
    headersTimeout: requestLimits.headersTimeout,
    requestTimeout: requestLimits.requestTimeout,
  });
  expect(headersTimeout).toBeLessThan(requestTimeout);
});

test.each([
  ["sends nothing", ""],
  ["stalls in its headers", "GET / HTTP/1.1\r\nHo"],
  [
    "stalls in its body",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  ],
])("a server shuts down even if a connection %s", async (_what, text) => {
  const closing = Fastify({ forceCloseConnections: "idle" });
  limitShutdown(closing, 1);
  closing.post("/", () => ({}));
  await closing.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect(closing);
  socket.on("error", () => undefined).resume();
  await once(socket, "connect");
  socket.write(text);
  const ended = once(socket, "close");
  await closing.close();
  await ended;
});
