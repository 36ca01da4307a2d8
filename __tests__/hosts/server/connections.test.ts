import { once } from "node:events";
import net from "node:net";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import {
  limitShutdown,
  rejectPipelining,
  rejectUnclearHost,
  requestLimits,
} from "../../../src/hosts/server/connections";
import { respondToClientError } from "../../../src/hosts/server/clientErrors";

let server: FastifyInstance;
beforeEach(async () => {
  server = Fastify({
    forceCloseConnections: "idle",
    http: requestLimits,
    clientErrorHandler: (error, socket) =>
      respondToClientError(error, socket, { "X-Usual": "yes" }),
  });
  limitShutdown(server, 1);
  rejectUnclearHost(server);
  rejectPipelining(server);
  server.get("/", () => "Home");
  server.post("/", () => "Posted");
  await server.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => server.close());

function connect(): net.Socket {
  const { port } = server.server.address() as net.AddressInfo;
  return net.connect(port, "127.0.0.1").on("error", () => undefined);
}

/** Everything that is sent back on a connection until it closes. */
async function answerTo(text: string): Promise<string> {
  const socket = connect();
  let answer = "";
  socket.on("data", (part) => (answer += part.toString("latin1")));
  socket.write(text);
  await once(socket, "close");
  return answer;
}

const request = (more = "") =>
  `GET / HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

const statuses = (answer: string) =>
  Array.from(answer.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status);

test("a connection that pipelines requests gets one response and is closed", async () => {
  const answer = await answerTo(request().repeat(100));
  expect(statuses(answer)).toEqual(["200", "400"]);
  expect(answer).toMatch(/Send one request at a time\.$/);
});

test.each([
  ["nonsense", "GET\r\n\r\n", "400"],
  ["another protocol", "\x16\x03\x01\x02\r\n\r\n", "400"],
  ["too long a header", request(`X: ${"x".repeat(40_000)}\r\n`), "431"],
])("%s gets a response with the usual headers", async (_what, text, status) => {
  const answer = await answerTo(text);
  expect(statuses(answer)).toEqual([status]);
  expect(answer).toContain("X-Usual: yes\r\n");
  expect(answer).toContain("Connection: close\r\n");
  expect(answer).not.toMatch(/node|fastify|parse error/i);
});

test.each([
  ["localhost\r\nHost: evil.example", "400"],
  ["local host", "400"],
  ["a@evil.example", "400"],
  ["evil.example/path", "400"],
  ["localhost:8000", "200"],
  ["[::1]:8000", "200"],
])("the Host %j gets %i", async (host, status) => {
  const close = "Connection: close\r\n\r\n";
  const answer = await answerTo(`GET / HTTP/1.1\r\nHost: ${host}\r\n${close}`);
  expect(statuses(answer)).toEqual([status]);
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

test.each([
  ["sends nothing", ""],
  ["stalls in its headers", "GET / HTTP/1.1\r\nHo"],
  [
    "stalls in its body",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
  ],
])("a server shuts down even if a connection %s", async (_what, text) => {
  const socket = connect().resume();
  await once(socket, "connect");
  socket.write(text);
  const ended = once(socket, "close");
  await server.close();
  await ended;
});
