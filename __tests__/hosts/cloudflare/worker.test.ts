import type { Environment } from "../../../src/hosts/cloudflare/environment";
import worker from "../../../src/hosts/cloudflare/worker";
import {
  databaseStore,
  readQuotes,
} from "../../../src/quote/inbox/store/databaseStore";
import { readSaved } from "../../../src/quote/inbox/listing/savedQuotes";
import { startService } from "../../support/localService";
import { d1Database } from "../../../src/hosts/cloudflare/d1Database";
import { company } from "../../fixture/content";
import { fakeD1 } from "../../support/databases";
import { filledFields, sentRequest } from "../../support/quoteRequests";

const host = "www.movers.example";

const ASSETS = {
  fetch: () => Promise.resolve(new Response("Page", { status: 404 })),
};

/** A database and a way to read its requests. */
function databaseWith() {
  const QUOTES = fakeD1();
  return { QUOTES, saved: () => readQuotes(d1Database(QUOTES)) };
}

/** Work that continues after the response. */
const afterwards: Promise<unknown>[] = [];
const context = {
  waitUntil: (promise: Promise<unknown>) => void afterwards.push(promise),
};

const post = (
  environment: Partial<Environment>,
  body: BodyInit = JSON.stringify(sentRequest),
) =>
  worker.fetch(
    new Request(`https://${host}/api/quote`, {
      method: "POST",
      headers: {
        host,
        "content-type": "application/json",
        "cf-connecting-ip": "192.0.2.1",
      },
      body,
      duplex: "half",
    } as RequestInit),
    { ASSETS, ...environment },
    context,
  );

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  afterwards.length = 0;
});

test("a request is saved", async () => {
  const { saved, QUOTES } = databaseWith();
  expect((await post({ QUOTES })).status).toBe(201);
  expect(await saved()).toMatchObject([{ request: sentRequest }]);
});

test("a database error is logged, and the visitor gets 503", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { QUOTES } = databaseWith();
  const failure = new Error("D1_ERROR: no such table: quotes");
  jest.spyOn(QUOTES, "batch").mockRejectedValue(failure);
  const answer = await post({ QUOTES });
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: "The request could not be saved" },
  ]);
  expect(log.mock.calls).toEqual([
    ["A quote request could not be saved:", failure],
  ]);
});

test("without tables, the visitor gets 503 and the phone number", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { QUOTES } = databaseWith();
  jest.spyOn(QUOTES, "prepare").mockImplementation(() => {
    throw new Error("D1_ERROR: no such table: quotes");
  });
  const facts = { name: "Movers", shortName: "M", phone: company.phone };
  const answer = await post({
    QUOTES,
    ASSETS: { fetch: () => Promise.resolve(Response.json(facts)) },
  });
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: `The request could not be saved: please call ${company.phone}` },
  ]);
});

test.each(['"a"', 'W/"a"', '"b", "a"'])(
  "a browser that has %s cached gets 304",
  async (known) => {
    const answer = await worker.fetch(
      new Request(`https://${host}/a.js`, {
        headers: { "If-None-Match": known },
      }),
      {
        ASSETS: {
          fetch: ({ url }) =>
            Promise.resolve(
              url.endsWith(".json")
                ? Response.json({})
                : new Response("a", { headers: { ETag: '"a"' } }),
            ),
        },
      },
      context,
    );
    expect([answer.status, await answer.text()]).toEqual([304, ""]);
  },
);

test("a visitor over the rate limit is told when to retry", async () => {
  const { saved, QUOTES } = databaseWith();
  const limit = jest.fn(() => Promise.resolve({ success: false }));
  const answer = await post({ QUOTES, QUOTE_LIMIT: { limit } });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([
    429,
    "60",
  ]);
  expect(limit.mock.calls).toEqual([[{ key: "192.0.2.1" }]]);
  expect(await saved()).toEqual([]);
});

test("without a database, requests are rejected like posts to any page", async () => {
  const answer = await post({});
  expect([answer.status, answer.headers.get("allow")]).toEqual([
    405,
    "GET, HEAD",
  ]);
});

test("the thank-you page of a form sent without JavaScript shows the phone number", async () => {
  const { saved, QUOTES } = databaseWith();
  const facts = { name: "Movers", shortName: "M", phone: company.phone };
  const fetch = (request: Request) => {
    const { pathname } = new URL(request.url);
    return Promise.resolve(
      pathname === "/company.json"
        ? Response.json(facts)
        : new Response("", { status: 404 }),
    );
  };
  const form = new Request(`https://${host}/api/quote`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ ...filledFields }).toString(),
  });
  const environment = { ASSETS: { fetch }, QUOTES };
  const redirect = await worker.fetch(form, environment, context);
  expect(redirect.status).toBe(303);
  const thanks = new URL(redirect.headers.get("location") ?? "", form.url);
  const answer = await worker.fetch(new Request(thanks), environment, context);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(
    `<a href="${company.tel}">Call ${company.phone}</a>`,
  );
  expect(await saved()).toHaveLength(1);
});

describe("the overall limit", () => {
  const requestOf = (name: string) =>
    JSON.stringify({ ...sentRequest, name: `Visitor ${name}` });

  test("holds until enough requests are older than the window", async () => {
    const { saved, QUOTES } = databaseWith();
    const store = databaseStore(d1Database(QUOTES), []);
    const now = Date.parse("2027-01-02T03:04:05.678Z");
    jest.useFakeTimers({ now });
    for (let index = 0; index < 300; index++)
      await store.add({ ...sentRequest, name: `Visitor ${index}` });
    jest.setSystemTime(now + 500_000);
    const rejected = await post({ QUOTES }, requestOf("late"));
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([
      429,
      "100",
    ]);
    expect(await saved()).toHaveLength(300);
    jest.setSystemTime(now + 600_000);
    expect((await post({ QUOTES }, requestOf("later"))).status).toBe(201);
  });
});

describe("a body", () => {
  test("is read only up to the limit", async () => {
    const { saved, QUOTES } = databaseWith();
    let read = 0;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 16_384;
          controller.enqueue(new Uint8Array(16_384).fill(0x20));
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await post({ QUOTES }, endless);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { error: "The request is longer than 65536 bytes" },
    ]);
    expect(read).toBeLessThanOrEqual(6 * 16_384);
    expect(await saved()).toEqual([]);
  });
});

describe("an exception is answered in JSON and logged", () => {
  const broken = new Error("secret");
  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  });

  test.each<[string, number, Partial<Environment>, BodyInit | undefined]>([
    [
      "in the rate limit",
      503,
      { QUOTE_LIMIT: { limit: () => Promise.reject(broken) } },
      undefined,
    ],
    [
      "in the body",
      500,
      {},
      new ReadableStream({ pull: (controller) => controller.error(broken) }),
    ],
  ])("%s", async (_what, status, environment, body) => {
    const { QUOTES } = databaseWith();
    const answer = await post({ QUOTES, ...environment }, body);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: "The request could not be saved" },
    ]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(log.mock.calls).toEqual([
      ["A quote request could not be saved:", broken],
    ]);
  });
});

describe("forwarding", () => {
  test("starts after the response, and is retried on schedule", async () => {
    const { QUOTES } = databaseWith();
    const { url, posts, keys, close } = await startService((_post, earlier) =>
      earlier === 0 ? 500 : 200,
    );
    const environment = { ASSETS, QUOTES, QUOTE_FORWARD_URL: url };
    expect((await post(environment)).status).toBe(201);
    await Promise.all(afterwards);
    expect(posts).toHaveLength(1);
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    await worker.scheduled({}, environment);
    await worker.scheduled({}, environment);
    expect(posts).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    const [quote] = await readSaved(d1Database(QUOTES));
    expect(quote?.deliveries).toMatchObject([{ attempts: 2, result: "200" }]);
    await close();
  });
});

describe("the sign-in of editors", () => {
  const begin = (environment: Partial<Environment>) =>
    worker.fetch(
      new Request(`https://${host}/api/sign-in?scope=repo`),
      { ASSETS, ...environment },
      context,
    );

  test("leads to GitHub and back to this address", async () => {
    const { status, headers } = await begin({
      CMS_GITHUB_CLIENT_ID: "the-app",
      CMS_GITHUB_CLIENT_SECRET: "the secret",
      CMS_AUTH_SCOPE: "repo",
    });
    const there = new URL(headers.get("location")!);
    expect([status, there.host]).toEqual([302, "github.com"]);
    expect(there.searchParams.get("redirect_uri")).toBe(
      `https://${host}/api/sign-in`,
    );
    // A stricter policy would cut the window off from the editor.
    expect(headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
    expect(headers.get("strict-transport-security")).not.toBeNull();
  });
});
