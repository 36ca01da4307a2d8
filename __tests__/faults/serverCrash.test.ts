import { once } from "node:events";
import http from "node:http";
import { openInbox, readInbox } from "../../src/quote/inbox/store/inbox";
import { sentRequest } from "../support/quoteRequests";
import { inboxIn, servedFolder, startServer } from "../support/serverProcess";

const visitors = Array.from({ length: 300 }, (_, index) => `Visitor ${index}`);

/** The status of the response, or `undefined` without one. */
const post = (origin: string | undefined, name: string) =>
  fetch(`${String(origin)}/api/quote`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...sentRequest, name }),
  }).then(
    ({ status }) => status,
    () => undefined,
  );

/**
 * Posts all visitors' requests, 25 at a time.
 * @returns the names of the accepted ones
 */
async function postAll(
  origin: string | undefined,
  onAccepted: (count: number) => void,
) {
  const left = [...visitors];
  const accepted: string[] = [];
  const work = async () => {
    for (let name = left.shift(); name; name = left.shift())
      if ((await post(origin, name)) === 201) onAccepted(accepted.push(name));
  };
  await Promise.all(Array.from({ length: 25 }, work));
  return accepted;
}

const namesIn = async (folder: string) =>
  (await readInbox(inboxIn(folder))).map(({ request }) => request.name);

/** How often each wanted name occurs. */
const timesIn = (names: readonly string[], wanted: readonly string[]) =>
  wanted.map((name) => names.filter((each) => each === name).length);

test("a killed server has saved each accepted request exactly once", async () => {
  const folder = await servedFolder();
  const server = await startServer(folder);
  const accepted = await postAll(server.origin, (count) => {
    if (count === 100) server.send("SIGKILL");
  });
  expect(await server.ended).toBeNull();
  expect(accepted.length).toBeGreaterThanOrEqual(100);
  expect(accepted.length).toBeLessThan(visitors.length);

  const again = await startServer(folder);
  expect(await post(again.origin, "After the crash")).toBe(201);
  const names = await namesIn(folder);
  const expected = [...accepted, "After the crash"];
  expect(timesIn(names, expected)).toEqual(expected.map(() => 1));
  expect(new Set(names).size).toBe(names.length);
  expect(names.at(-1)).toBe("After the crash");
  const inbox = openInbox(inboxIn(folder));
  expect(await inbox.faults()).toEqual([]);
  await inbox.close();
  again.send("SIGKILL");
  await again.ended;
});

test("two killed servers that share an inbox lose nothing either", async () => {
  const folder = await servedFolder();
  const servers = await Promise.all([startServer(folder), startServer(folder)]);
  let sent = 0;
  const accepted: string[] = [];
  const work = async (index: number) => {
    const server = servers[index % 2]!;
    for (let status = 201; status === 201;) {
      const name = `Visitor ${(sent += 1)}`;
      status = (await post(server.origin, name)) ?? 0;
      if (status === 201 && accepted.push(name) === 100)
        for (const each of servers) each.send("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, index) => work(index)));
  const names = await namesIn(folder);
  expect(accepted.length).toBeGreaterThanOrEqual(100);
  expect(timesIn(names, accepted)).toEqual(accepted.map(() => 1));
});

/** Sends only the headers of a request until `finish` is called. */
async function postSlowly(origin: string | undefined, name: string) {
  const body = JSON.stringify({ ...sentRequest, name });
  const request = http.request(`${String(origin)}/api/quote`, {
    method: "POST",
    agent: new http.Agent({ keepAlive: true }),
    headers: {
      "Content-Type": "application/json",
      "Content-Length": body.length,
      Expect: "100-continue",
    },
  });
  request.flushHeaders();
  await once(request, "continue");
  return async function finish() {
    request.end(body);
    const [response] = (await once(request, "response")) as [
      http.IncomingMessage,
    ];
    response.resume();
    return response.statusCode;
  };
}

test("a stopping server answers pending requests and accepts no more", async () => {
  const folder = await servedFolder();
  const server = await startServer(folder);
  const finish = await postSlowly(server.origin, "Slow");
  const accepted = await postAll(server.origin, (count) => {
    if (count === 100) server.send("SIGTERM");
  });
  // Others were rejected, so the server is stopping by now.
  expect(accepted.length).toBeLessThan(visitors.length);
  expect(await finish()).toBe(201);
  expect(await server.ended).toBe(0);
  expect(server.errors()).toBe("");
  expect((await namesIn(folder)).sort()).toEqual([...accepted, "Slow"].sort());
});

describe("a server that can't start reports why and exits", () => {
  test("with an invalid setting", async () => {
    const env = { QUOTE_LIMIT: "none" };
    const server = await startServer(await servedFolder(), env);
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(
      'QUOTE_LIMIT is "none": write a whole number from 1 to 2000000\n',
    );
  });

  test("on a port in use, even with pending deliveries", async () => {
    const other = http.createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    const server = await startServer(await servedFolder(), {
      PORT: String(port),
      QUOTE_FORWARD_URL: `http://127.0.0.1:${port}/`,
    });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toContain("EADDRINUSE");
    other.close();
  });
});
