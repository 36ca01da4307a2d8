import http from "node:http";
import { readInbox } from "../../src/server/quotes/inbox";
import { sentRequest } from "../support/quoteRequests";
import { inboxIn, servedFolder, startServer } from "../support/serverProcess";

const visitors = Array.from({ length: 500 }, (_, index) => `Visitor ${index}`);

/** The status a visitor's request is answered with, or `undefined`. */
const post = (origin: string | undefined, name: string) =>
  fetch(`${String(origin)}/api/quote`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...sentRequest, name }),
  }).then(
    ({ status }) => status,
    () => undefined,
  );

/** Posts all visitors' requests, 25 at a time; the names of those accepted. */
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

/** How often each name is there. */
const timesIn = (names: readonly string[], wanted: readonly string[]) =>
  wanted.map((name) => names.filter((each) => each === name).length);

test("a server that is killed has kept what it accepted, exactly once", async () => {
  const folder = await servedFolder();
  const server = await startServer(folder);
  const accepted = await postAll(server.origin, (count) => {
    if (count === 200) server.send("SIGKILL");
  });
  expect(await server.ended).toBeNull();
  expect(accepted.length).toBeGreaterThanOrEqual(200);
  expect(accepted.length).toBeLessThan(500);

  const again = await startServer(folder);
  expect(await post(again.origin, "After the crash")).toBe(201);
  const names = await namesIn(folder);
  const expected = [...accepted, "After the crash"];
  expect(timesIn(names, expected)).toEqual(expected.map(() => 1));
  expect(new Set(names).size).toBe(names.length);
  expect(names.at(-1)).toBe("After the crash");
  again.send("SIGKILL");
  await again.ended;
});

test("a server that is told to stop answers what is under way, and no more", async () => {
  const folder = await servedFolder();
  const server = await startServer(folder);
  const body = JSON.stringify({ ...sentRequest, name: "Slow" });
  const slow = new Promise<number | undefined>((resolve, reject) => {
    const request = http.request(`${String(server.origin)}/api/quote`, {
      method: "POST",
      agent: new http.Agent({ keepAlive: true }),
      headers: {
        "Content-Type": "application/json",
        "Content-Length": body.length,
      },
    });
    request.on("error", reject).on("response", (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.write(body.slice(0, 20));
    // The server is stopping by now.
    setTimeout(() => request.end(body.slice(20)), 1500);
  });
  const accepted = await postAll(server.origin, (count) => {
    if (count === 100) server.send("SIGTERM");
  });
  const answered = await slow;
  const stopped = performance.now();
  expect(answered).toBe(201);
  expect(await server.ended).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(3000);
  expect(server.errors()).toBe("");
  expect(accepted.length).toBeLessThan(500);
  expect((await namesIn(folder)).sort()).toEqual([...accepted, "Slow"].sort());
});

describe("a server that can't start says why and ends", () => {
  test.each([
    [{ PORT: "http" }, 'PORT is "http": write a number from 0 to 65535'],
    [
      { QUOTE_LIMIT: "none" },
      'QUOTE_LIMIT is "none": write a whole number from 1 to 2000000',
    ],
  ])("with %p", async (env, message) => {
    const server = await startServer(await servedFolder(), env);
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(`${message}\n`);
  });

  test("on a port that is taken, though deliveries are waiting", async () => {
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
