import fs from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { parse } from "node-html-parser";
import { createServer } from "../../../src/hosts/server/createServer";
import { readSignInSettings } from "../../../src/hosts/signIn/handleSignIn";
import type { ReceiverHealth } from "../../../src/quote/inbox/createHealthCheck";
import type { RunningReceiver } from "../../../src/quote/inbox/startReceiver";
import { bodyErrorMessages } from "../../../src/quote/inbox/receiveQuoteRequest";
import { buildHeaderRules } from "../../../src/site/headers";
import { createReceiver } from "../../support/createReceiver";
import { sentRequest } from "../../support/quoteRequests";
import { createTemporaryFolder } from "../../support/createTemporaryFolder";

const closed = jest.fn(() => Promise.resolve());
const checked = jest.fn<Promise<ReceiverHealth>, []>(() =>
  Promise.resolve({ notification: { status: "working" } }),
);
const rateLimit = jest.fn<Promise<number>, [string]>(() => Promise.resolve(0));
const { receiver: stored, saved } = createReceiver({ rateLimit });
const receiver: RunningReceiver = {
  ...stored,
  checkHealth: checked,
  close: closed,
};

let folder: string;
let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  folder = await createTemporaryFolder({
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Nothing here</h1>",
    "about/index.html": "<h1>About us</h1>",
    "removed.txt": "Removed",
    "static/a.css": "p{}",
    "redirects.json": "{}",
    "headers.json": JSON.stringify(
      buildHeaderRules(["/", "/about", "/404.html"], "default-src 'self'"),
    ),
  });
  server = await createServer({
    folder,
    receiver,
    signIn: readSignInSettings({
      CMS_GITHUB_CLIENT_ID: "the-app",
      CMS_GITHUB_CLIENT_SECRET: "the secret",
    }),
    trustProxy: ["127.0.0.1"],
  });
  server.get("/broken", (_request, reply) => {
    void reply.headers({ "Content-Encoding": "br", ETag: '"1"' });
    throw new Error("secret");
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(() => {
  saved.length = 0;
  jest.clearAllMocks();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: "GET", url, headers });

/** The headers that caches read, of one response of each kind. */
test.each([
  ["/about", 200, "public, max-age=0, must-revalidate", "Accept-Encoding"],
  [
    "/static/a.css",
    200,
    "public, max-age=31536000, immutable",
    "Accept-Encoding",
  ],
  ["/about/", 301, "public, max-age=3600", undefined],
  ["/nowhere", 404, "no-store", "Accept-Encoding"],
  ["/%zz", 404, "no-store", "Accept-Encoding"],
  ["/healthz", 200, "no-store", undefined],
  ["/api/quote", 405, "no-store", "Origin"],
  ["/api/sign-in", 400, "no-store", undefined],
])("caches treat %s (%i) as %s, by %s", async (url, status, cache, vary) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers["cache-control"], headers.vary]).toEqual([
    ...[status, cache, vary],
  ]);
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test.each([
  ["a trusted proxy", "127.0.0.1", "https", "max-age=31536000"],
  ["a trusted proxy", "127.0.0.1", "http", undefined],
  ["another client", "192.0.2.1", "https", undefined],
])("Strict-Transport-Security where %s at %s says %s", async (...row) => {
  const [, remoteAddress, protocol, value] = row;
  const { headers } = await server.inject({
    url: "/about",
    headers: { "x-forwarded-proto": protocol },
    remoteAddress,
  });
  expect(headers["strict-transport-security"]).toBe(value);
});

test("the health check says whether quote requests can be saved", async () => {
  const up = await get("/healthz");
  checked.mockRejectedValueOnce(new Error("secret"));
  const down = await get("/healthz");
  expect([up, down].map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '{"status":"up","notification":{"status":"working"}}'],
    [503, '{"status":"quote requests can\'t be saved"}'],
  ]);
  expect(down.headers["cache-control"]).toBe("no-store");
});

test.each([
  ["a removed file", "GET", "/removed.txt", "404 Not Found"],
  ["an exception", "GET", "/broken", "500 Internal Server Error"],
  ["another method", "PUT", "/about", "405 Method Not Allowed"],
] as const)(
  "the error screen after %s has its status, and no details",
  async (...row) => {
    const [, method, url, text] = row;
    await fs.rm(path.join(folder, "removed.txt"), { force: true });
    const { statusCode, headers, body } = await server.inject({ method, url });
    const page = parse(body);
    expect(page.querySelector("h1")?.text).toBe(
      "Unexpected Application Error!",
    );
    expect(page.querySelector("main p")?.text).toBe(text);
    expect(statusCode).toBe(parseInt(text));
    expect(page.querySelector('nav a[href="/"]')).not.toBeNull();
    expect(page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    expect(body).not.toMatch(/secret|removed|broken/);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers).not.toHaveProperty("etag");
  },
);

test("a folder without a built site is rejected with advice, and the receiver is closed with the server", async () => {
  const empty = await createTemporaryFolder({ "robots.txt": "User-agent: *" });
  await expect(createServer({ folder: empty, receiver })).rejects.toThrow(
    `${empty} has no built site: run "npm run build" first`,
  );
  const other = await createServer({ folder, receiver });
  await other.close();
  expect(closed).toHaveBeenCalledTimes(1);
});

describe("the quote receiver", () => {
  const json = { "content-type": "application/json" };
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/quote`, {
      method: "POST",
      headers: { ...json, ...headers },
      body,
    });

  test("takes the visitor's address from a proxy on this machine", async () => {
    const response = await post(JSON.stringify(sentRequest), {
      "x-forwarded-for": "198.51.100.1, 192.0.2.9",
    });
    expect([response.status, await response.json()]).toEqual([
      201,
      { received: true },
    ]);
    expect(rateLimit).toHaveBeenLastCalledWith("192.0.2.9");
    expect(saved).toEqual([sentRequest]);
  });

  test.each([
    [413, json, "x".repeat(1_000_000)],
    [415, { "content-type": "nonsense" }, "{}"],
    [400, { ...json, "content-length": "5" }, "{}"],
  ])("answers the server's own error %i like its own", async (...row) => {
    const [status, headers, payload] = row;
    const answer = await server.inject({
      ...{ method: "POST", url: "/api/quote", headers, payload },
    });
    const error = bodyErrorMessages[status as keyof typeof bodyErrorMessages];
    expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([
      status,
      { error },
    ]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(saved).toEqual([]);
  });
});

test("editors are signed in at the address behind the proxy, within limits", async () => {
  const { statusCode, headers } = await get(
    "/api/sign-in?provider=github&scope=public_repo",
    {
      host: "www.movers.test",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "evil.test",
    },
  );
  const { host, searchParams } = new URL(headers.location!);
  expect([statusCode, host, searchParams.get("redirect_uri")]).toEqual([
    302,
    "github.com",
    "https://www.movers.test/api/sign-in",
  ]);
  expect(headers["set-cookie"]).toMatch(/^__Host-sign-in=/);
  // X-Forwarded-Proto is untrusted: only http and https are used.
  const forged = await get("/api/sign-in?scope=public_repo", {
    ...{ host: "www.movers.test", "x-forwarded-proto": "javascript" },
  });
  expect(forged.headers.location).toContain("http%3A%2F%2Fwww.movers.test");
  const rejected = await get("/api/sign-in", { host: "a@www.movers.test" });
  expect(rejected.statusCode).toBe(400);
  let last = rejected;
  for (let sent = 0; sent < 40; sent++)
    last = await get("/api/sign-in?state=1");
  expect(last.statusCode).toBe(429);
  expect(last.headers["retry-after"]).toMatch(/^\d+$/);
});
