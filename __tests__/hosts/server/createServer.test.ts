import fs from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import zlib from "node:zlib";
import type { FastifyInstance } from "fastify";
import { createServer } from "../../../src/hosts/server/createServer";
import type { OpenReceiver } from "../../../src/quote/inbox/openReceiver";
import { headerRules } from "../../../src/site/headers";
import { unusedReceiver } from "../../support/quoteReceiver";
import { temporaryFolder } from "../../support/temporaryFolder";

const script = "/app-0123456789abcdef0123.js";
const about = "<h1>About us</h1>\n".repeat(100);

const closed = jest.fn(() => Promise.resolve());
const checked = jest.fn(() => Promise.resolve());
const receiver: OpenReceiver = {
  ...unusedReceiver,
  check: () => checked(),
  close: closed,
};

let server: FastifyInstance;

beforeAll(async () => {
  const folder = await temporaryFolder({
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Nothing here</h1>",
    "about/index.html": about,
    "about/index.html.br": zlib.brotliCompressSync(about),
    "about/index.html.gz": zlib.gzipSync(about),
    [script.slice(1)]: "console.log('hello');",
    "price list für 100%.txt": "Prices",
    "page-data/about/page-data.json": "{}",
    ".env": "SECRET=1",
    "headers.json": JSON.stringify(
      headerRules(["/", "/about", "/404.html"], "default-src 'self'"),
    ),
  });
  server = await createServer({
    folder,
    receiver,
    trustProxy: ["127.0.0.1"],
  });
});

afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: "GET", url, headers });

/** Asks for an address as it is written. */
async function raw(url: string) {
  if (!server.server.listening)
    await server.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return new Promise<{ statusCode: number | undefined; body: string }>(
    (resolve) => {
      http.get({ port, path: url }, (response) => {
        let body = "";
        response.on("data", (part: Buffer) => (body += part.toString()));
        response.on("end", () =>
          resolve({ statusCode: response.statusCode, body }),
        );
      });
    },
  );
}

describe("a page", () => {
  test("is answered with 200 and its HTML", async () => {
    const { statusCode, headers, body } = await get("/about");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/html; charset=utf-8$/i);
    expect(body).toBe(about);
  });
});

test.each([
  "/price%20list%20f%C3%BCr%20100%25.txt",
  "http://www.movers.example/price%20list%20f%C3%BCr%20100%25.txt",
])("a file with any name is sent for %s", async (url) => {
  const { statusCode, body } = await raw(url);
  expect([statusCode, body]).toEqual([200, "Prices"]);
});

describe("caches", () => {
  test.each([
    [
      "keep files with a content hash in their names",
      script,
      "public, max-age=31536000, immutable",
    ],
    ["revalidate pages", "/about", "public, max-age=0, must-revalidate"],
    [
      "revalidate page data",
      "/page-data/about/page-data.json",
      "public, max-age=0, must-revalidate",
    ],
    ["never keep the 404 page", "/nowhere", "no-store"],
    ["never keep that of a hashed file", "/app-0.js", "no-store"],
    ["never keep that of an unreadable address", "/%zz", "no-store"],
    ["keep a redirect for an hour", "/about/", "public, max-age=3600"],
  ])("%s", async (_what, url, value) => {
    expect((await get(url)).headers["cache-control"]).toBe(value);
  });
});

describe("Strict-Transport-Security is sent", () => {
  const secure = { "x-forwarded-proto": "https" };
  const transport = "strict-transport-security";

  test("if a trusted proxy says that the connection is secure", async () => {
    expect((await get("/about", secure)).headers).toHaveProperty(
      transport,
      "max-age=31536000",
    );
  });

  test("not over an insecure connection, nor if an untrusted client claims otherwise", async () => {
    expect((await get("/about")).headers).not.toHaveProperty(transport);
    const { headers } = await server.inject({
      url: "/about",
      headers: secure,
      remoteAddress: "192.0.2.1",
    });
    expect(headers).not.toHaveProperty(transport);
  });
});

test("the health check reports that the server is up, uncached", async () => {
  const { statusCode, headers, body } = await get("/healthz");
  expect([statusCode, body]).toEqual([200, '{"status":"up"}']);
  expect(headers["cache-control"]).toBe("no-store");
});

test("the health check reports when quote requests can't be saved, while pages work", async () => {
  checked.mockRejectedValueOnce(new Error("secret"));
  const { statusCode, headers, body } = await get("/healthz");
  expect([statusCode, body]).toEqual([
    503,
    '{"status":"quote requests can\'t be saved"}',
  ]);
  expect(headers["cache-control"]).toBe("no-store");
  expect((await get("/about")).statusCode).toBe(200);
});

describe("an error response is plain text without details", () => {
  let other: FastifyInstance;

  beforeEach(async () => {
    const folder = await temporaryFolder({
      "index.html": "<h1>Home</h1>",
      "headers.json": JSON.stringify(
        headerRules(["/", "/about", "/404.html"], "default-src 'self'"),
      ),
    });
    other = await createServer({ folder, receiver });
    other.get("/broken", () => {
      throw new Error("secret");
    });
    await fs.rm(path.join(folder, "index.html"));
  });
  afterEach(async () => {
    await other.close();
    closed.mockClear();
  });

  test.each([
    ["for a removed file", "/", 404, "There is nothing here."],
    [
      "for an exception",
      "/broken",
      500,
      "Something went wrong here. Please try again.",
    ],
  ])("%s", async (_what, url, status, text) => {
    const { statusCode, headers, body } = await other.inject({ url });
    expect([statusCode, body]).toEqual([status, text]);
    expect(headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
  });
});

test("a folder without a built site is rejected with advice", async () => {
  const folder = await temporaryFolder({ "robots.txt": "User-agent: *" });
  await expect(createServer({ folder, receiver })).rejects.toThrow(
    `${folder} has no built site: run "npm run build" first`,
  );
});

test("the quote receiver is closed with the server", async () => {
  const folder = await temporaryFolder({
    "index.html": "<h1>Home</h1>",
    "headers.json": "[]",
  });
  const other = await createServer({ folder, receiver });
  await other.ready();
  expect(closed).not.toHaveBeenCalled();
  await other.close();
  expect(closed).toHaveBeenCalledTimes(1);
});
