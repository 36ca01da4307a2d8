import { once } from "node:events";
import net from "node:net";
import { servedFolder, startServer } from "../support/serverProcess";

// The slowest connection may use its whole timeout.
jest.setTimeout(60_000);

async function connectTo(origin: string): Promise<net.Socket> {
  const socket = net.connect(Number(new URL(origin).port), "127.0.0.1");
  socket.on("error", () => undefined).resume();
  await once(socket, "connect");
  return socket;
}

test("a server that is told to stop twice exits cleanly with connections open", async () => {
  const server = await startServer(await servedFolder());
  const origin = server.origin!;
  const silent = await connectTo(origin);
  const halfHeaders = await connectTo(origin);
  halfHeaders.write("GET / HTTP/1.1\r\nHos");
  const halfBody = await connectTo(origin);
  halfBody.write(
    "POST /api/quote HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
  );
  expect((await fetch(origin)).status).toBe(200);
  const cut = [silent, halfHeaders, halfBody].map((socket) =>
    once(socket, "close"),
  );
  server.send("SIGTERM");
  server.send("SIGTERM");
  expect(await server.ended).toBe(0);
  await Promise.all(cut);
});
