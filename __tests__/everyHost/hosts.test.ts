import "../support/fixtureOnly";
import zlib from "node:zlib";
import { pages } from "../fixture/content";
import { sendRawRequest } from "../support/sendRawRequest";
import { builtFiles, readBuiltFile } from "../support/builtFiles";
import { builtFolder } from "../support/builtFolder";
import { serveSite } from "../support/serveSite";
import { startWorker } from "../support/workerHost";
import { receiverPageCsp } from "../../src/site/headers";
import { buildPageCsp } from "../../src/site/policy";
import { validValues, sentRequest } from "../support/quoteRequests";
import { readInbox } from "../support/readQuotes";

const findFile = (name: RegExp) =>
  Array.from(builtFiles).find((file) => name.test(file))!;

/** One hashed file of each kind. */
const script = findFile(/^\/app-[0-9a-f]+\.js$/);
const picture = findFile(/^\/static\/.*\.avif$/);
const style = findFile(/^\/app\.[0-9a-f]+\.css$/);

async function startServer() {
  const { inboxFile, ...site } = await serveSite(builtFolder);
  return { ...site, quotes: () => readInbox(inboxFile) };
}

/** Each with its status for a range request: 206 with the range, or 200 with the file. */
const hosts = [
  ["the site's own server", startServer, 206],
  ["Cloudflare's engine", startWorker, 200],
] as const;

describe.each(hosts)("on %s", (_host, start, rangeStatus) => {
  let host: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());

  const get = (path: string, headers = {}) =>
    sendRawRequest(host.origin, path, { headers });
  const statusOf = async (path: string) => (await get(path)).status;

  /** The status of a path, and its redirect target. */
  const redirectOf = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.location];
  };

  test("every page of the sitemap exists, without a redirect", async () => {
    const urls = readBuiltFile("/sitemap-0.xml").matchAll(/<loc>(.*?)<\/loc>/g);
    const answers = await Promise.all(
      Array.from(urls, async ([, url]) => {
        const { pathname } = new URL(url!);
        return [pathname, await statusOf(pathname)];
      }),
    );
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test.each([
    ["/about//", "/about"],
    ["/about/index.html", "/about"],
    ["/%61bout", "/about"],
    ["/index.html", "/"],
    ["/LOCATIONS/Snohomish-County/", pages.county],
    ["/Contact/?city=everett&a=%20b", "/contact?city=everett&a=%20b"],
  ])("%s redirects permanently to %s, in one step", async (path, canonical) => {
    expect(await redirectOf(path)).toEqual([301, canonical]);
    expect(await statusOf(canonical)).toBe(200);
  });

  test("every configured redirect is permanent and takes one step", async () => {
    for (const line of readBuiltFile("/_redirects").trim().split("\n")) {
      const [from = "", to = ""] = line.split(" ");
      expect(await redirectOf(from)).toEqual([301, to]);
      expect(await redirectOf(`${from.toUpperCase()}/?a=b`)).toEqual([
        301,
        `${to}?a=b`,
      ]);
    }
  });

  test.each([
    "/NoWhere/",
    "/404/",
    "/404.html",
    "/%E0%A4%A",
    "/app-0.js",
    "/about%2F",
    "/static",
    "/robots.txt%00",
    `${script}.map`,
    `${script}.br`,
    "/headers.json",
    "/_headers",
    "/%2e%2e/package.json",
    "/..\\package.json",
  ])("%s gets the 404 page", async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/html; charset=utf-8$/i);
    expect(headers["cache-control"] ?? "").not.toContain("immutable");
    expect(body.toString()).toContain("<h1>Page Not Found</h1>");
  });

  test.each([
    "//evil.example",
    "/\\evil.example/",
    "//evil.example/About/",
    "/About/..//evil.example/",
  ])("%s doesn't redirect to another host", async (path) => {
    const { headers, body } = await get(path);
    const { location } = headers;
    const target = new URL(location ?? "/", host.origin);
    expect(target.origin).toBe(host.origin);
    expect(body.toString()).not.toContain("evil.example");
  });

  test.each(["/about", script])(
    "HEAD %s gets the response to GET without the body",
    async (path) => {
      const { status, headers, body } = await sendRawRequest(
        host.origin,
        path,
        {
          method: "HEAD",
        },
      );
      const complete = await get(path);
      expect([status, body.length]).toEqual([200, 0]);
      for (const name of ["content-type", "etag", "cache-control"])
        expect([name, headers[name]]).toEqual([name, complete.headers[name]]);
    },
  );

  test.each(["/about", script])(
    "a browser that has %s cached gets 304",
    async (path) => {
      const { headers } = await get(path);
      const revalidated = await get(path, { "if-none-match": headers.etag });
      expect([revalidated.status, revalidated.body.length]).toEqual([304, 0]);
      const other = await get(path, { "if-none-match": '"other"' });
      expect(other.status).toBe(200);
    },
  );

  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
  ])(
    "a browser that accepts %s gets a compressed file",
    async (accepted, encoding) => {
      for (const path of ["/about", script]) {
        const plain = await get(path, { "accept-encoding": "identity" });
        expect(plain.headers).not.toHaveProperty("content-encoding");
        const { headers, body } = await get(path, {
          "accept-encoding": accepted,
        });
        expect(headers["content-encoding"]).toBe(encoding);
        const read =
          encoding === "br" ? zlib.brotliDecompressSync : zlib.gunzipSync;
        expect(read(body).equals(plain.body)).toBe(true);
      }
    },
  );

  test("a range request gets the range or the whole file", async () => {
    const complete = await get(picture);
    const { status, headers, body } = await get(picture, {
      range: "bytes=4-11",
    });
    expect(status).toBe(rangeStatus);
    if (rangeStatus === 206) {
      expect(headers["content-range"]).toMatch(/^bytes 4-11\/\d+$/);
      expect(body).toEqual(complete.body.subarray(4, 12));
    } else expect(body).toEqual(complete.body);
  });

  test.each(["POST", "PUT", "DELETE"])(
    "%s to a page is rejected with the allowed methods",
    async (method) => {
      const { status, headers, body } = await sendRawRequest(
        host.origin,
        "/about",
        {
          method,
          headers: { "content-type": "text/plain" },
          body: "hello",
        },
      );
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
      expect(body.toString()).toContain("Unexpected Application Error!");
      expect(body.toString()).toContain("405 Method Not Allowed");
    },
  );

  const everywhere = { "x-content-type-options": "nosniff" };
  const page = {
    ...everywhere,
    "content-security-policy": buildPageCsp(),
    "cross-origin-resource-policy": "same-origin",
  };
  const revalidated = { "cache-control": "public, max-age=0, must-revalidate" };
  const immutable = { "cache-control": "public, max-age=31536000, immutable" };

  test.each<[string, number, Record<string, string>]>([
    ["/", 200, { ...page, ...revalidated }],
    [pages.guide, 200, { ...page, ...revalidated }],
    ["/nowhere", 404, page],
    ["/%zz", 404, page],
    ["/About/", 301, everywhere],
    [script, 200, { ...everywhere, ...immutable }],
    [style, 200, immutable],
    [picture, 200, immutable],
    ["/page-data/app-data.json", 200, revalidated],
    ["/sitemap-0.xml", 200, revalidated],
    [
      "/admin",
      200,
      {
        "content-security-policy": "frame-ancestors 'none'",
        "cross-origin-opener-policy": "same-origin-allow-popups",
      },
    ],
    [
      "/api/quote?sent",
      200,
      { ...everywhere, "content-security-policy": receiverPageCsp },
    ],
  ])("%s (%i) has its headers", async (path, status, expected) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(expected);
    expect(answer.headers).not.toHaveProperty("x-powered-by");
  });

  const send = (body: string, headers = {}) =>
    sendRawRequest(host.origin, "/api/quote", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
  const json = JSON.stringify(sentRequest);

  test("a quote request is accepted from a script and from a form, and saved once", async () => {
    const fromScript = await send(json);
    expect(fromScript.status).toBe(201);
    const fromForm = await send(
      new URLSearchParams({ ...validValues, name: "No Script" }).toString(),
      { "content-type": "application/x-www-form-urlencoded" },
    );
    expect(fromForm.status).toBe(303);
    const thanks = await sendRawRequest(
      host.origin,
      String(fromForm.headers.location),
    );
    expect(thanks.status).toBe(200);
    expect(thanks.body.toString()).toContain("Quote Request Submitted");
    const timestamp = new Date().toISOString();
    const again = await send(JSON.stringify({ ...sentRequest, timestamp }));
    expect(again.status).toBe(201);
    const foreign = await send(json, { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    const saved = await host.quotes();
    expect(saved.map(({ request }) => request)).toMatchObject([
      sentRequest,
      { ...validValues, name: "No Script" },
    ]);
    expect(new Set(saved.map(({ id }) => id)).size).toBe(2);
  });
});
