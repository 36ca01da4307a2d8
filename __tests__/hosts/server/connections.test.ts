import { once } from "node:events";
import net from "node:net";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import {
  limitShutdownTime,
  rejectPipelining,
  requestTimeouts,
} from "../../../src/hosts/server/connections";
import { waitForCondition } from "../../support/localService";

let server: FastifyInstance;
beforeEach(async () => {
  server = Fastify({ forceCloseConnections: "idle", http: requestTimeouts });
  limitShutdownTime(server, 1);
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

/** All bytes that a connection receives until it closes. */
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
});

test("a connection that is kept takes a request after each response", async () => {
  const socket = connect();
  let answer = "";
  socket.on("data", (part) => (answer += part.toString("latin1")));
  socket.write(request());
  await waitForCondition(() => answer.includes("Home"));
  socket.write(request("Connection: close\r\n"));
  await once(socket, "close");
  expect(statuses(answer)).toEqual(["200", "200"]);
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
  // Whether the connection is ended or reset.
  const ended = new Promise((resolve) => socket.once("close", resolve));
  await server.close();
  await ended;
});
