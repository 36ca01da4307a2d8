import fs from "node:fs";
import type { WorkerEnvironment } from "../../../src/hosts/cloudflare/environment";
import worker from "../../../src/hosts/cloudflare/worker";
import { readStoredQuoteRequests } from "../../../src/quote/inbox/cli/storedQuotes";
import { adaptD1Database } from "../../../src/hosts/cloudflare/environment";
import { createFakeD1 } from "../../support/databases";
import { startAutomationService } from "../../support/localService";
import { createQuoteStore } from "../../../src/quote/inbox/store/quoteStore";
import { sentRequest } from "../../support/quoteRequests";
import { receiverContent } from "../../support/quoteTexts";
import { readQuotes } from "../../support/readQuotes";

const host = "www.movers.example";

let QUOTES: WorkerEnvironment["QUOTES"] & object;
let log: jest.SpyInstance;
/** Work that was passed to `waitUntil`. */
let afterwards: Promise<unknown>[];

const saved = () => readQuotes(adaptD1Database(QUOTES));

const bindings = {
  ASSETS: { fetch: () => Promise.resolve(Response.json(receiverContent)) },
};

type Settings = Partial<WorkerEnvironment> & Readonly<Record<string, unknown>>;

const ask = (request: Request, environment: Settings = {}) =>
  worker.fetch(
    request,
    { ...bindings, QUOTES, ...environment },
    { waitUntil: (promise) => void afterwards.push(promise) },
  );

const post = (
  environment: Settings = {},
  body: BodyInit = JSON.stringify(sentRequest),
  headers = {},
) =>
  ask(
    new Request(`https://${host}/api/quote`, {
      method: "POST",
      headers: {
        host,
        "content-type": "application/json",
        "cf-connecting-ip": "192.0.2.1",
        ...(typeof body === "string" && {
          "content-length": String(new TextEncoder().encode(body).length),
        }),
        ...headers,
      },
      body,
      duplex: "half",
    } as RequestInit),
    environment,
  );

beforeEach(() => {
  QUOTES = createFakeD1();
  afterwards = [];
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const broken = new Error("secret");

test.each<[string, number, () => Promise<Response>]>([
  [
    "in the database",
    503,
    () => {
      jest.spyOn(QUOTES, "batch").mockRejectedValue(broken);
      return post();
    },
  ],
  [
    "in the rate limit",
    503,
    () => post({ QUOTE_LIMIT: { limit: () => Promise.reject(broken) } }),
  ],
  [
    "in the body",
    503,
    () =>
      post(
        {},
        new ReadableStream({ pull: (controller) => controller.error(broken) }),
        { "content-length": "9" },
      ),
  ],
])("an exception %s is logged, and the visitor told", async (...row) => {
  const [, status, send] = row;
  const answer = await send();
  const error = "The request could not be saved";
  expect([answer.status, await answer.json()]).toEqual([status, { error }]);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(log.mock.calls).toEqual([
    ["A quote request could not be saved:", broken],
  ]);
});

test("a visitor over the rate limit is told when to retry", async () => {
  const limit = jest.fn(() => Promise.resolve({ success: false }));
  const answer = await post({ QUOTE_LIMIT: { limit } });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("60");
  expect(log).toHaveBeenCalledTimes(1);
  expect(limit.mock.calls).toEqual([[{ key: "quote 192.0.2.1" }]]);
  expect(await saved()).toEqual([]);
});

const endless = new ReadableStream();
test.each([
  ["is too long", JSON.stringify({ message: "x".repeat(70_000) })],
  ["has no known length", endless],
])("a body that %s is not read", async (_what, body) => {
  expect((await post({}, body)).status).toBe(413);
  expect(await saved()).toEqual([]);
});

test("a request is forwarded after the response, again on schedule, and to a service that is set later, as monitors see", async () => {
  const healthOf = async (environment: Settings) =>
    (
      await ask(new Request(`https://${host}/healthz`), environment)
    ).json() as Promise<unknown>;
  expect((await post()).status).toBe(201);
  const off = { status: "up", notification: { status: "off" } };
  expect(await healthOf({})).toEqual(off);
  const { url, keys } = await startAutomationService((_post, earlier) =>
    earlier === 0 ? 500 : 200,
  );
  const environment = { ...bindings, QUOTES, QUOTE_FORWARD_URL: url };
  await worker.scheduled({}, environment);
  expect(log.mock.calls).toEqual([
    [
      "Quote requests can't be delivered to QUOTE_FORWARD_URL, and delivery is retried: 500",
    ],
  ]);
  expect(await healthOf(environment)).toMatchObject({
    notification: { status: "failing", waiting: 1 },
  });
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  await worker.scheduled({}, environment);
  await worker.scheduled({}, environment);
  await post(environment, JSON.stringify({ ...sentRequest, name: "Later" }));
  await Promise.all(afterwards);
  const [first, second] = await readStoredQuoteRequests(
    adaptD1Database(QUOTES),
  );
  expect(first).toMatchObject({ request: sentRequest });
  expect(keys()).toEqual([first?.id, first?.id, second?.id]);
  expect(first?.deliveries).toMatchObject([{ attempts: 2, result: "200" }]);
  jest.spyOn(QUOTES, "prepare").mockImplementation(() => {
    throw broken;
  });
  for (const settings of [{}, environment])
    expect(await healthOf(settings)).toEqual({
      status: "quote requests can't be saved",
    });
  expect(log).toHaveBeenCalledWith("Quote requests can't be read:", broken);
});

test("deliveries of a removed channel are deleted once another is set up", async () => {
  await createQuoteStore(adaptD1Database(QUOTES), ["pager"]).add(sentRequest);
  const { url } = await startAutomationService();
  const settings = { ...bindings, QUOTES, QUOTE_FORWARD_URL: url };
  const channelsOf = async () => {
    const [quote] = await readStoredQuoteRequests(adaptD1Database(QUOTES));
    return quote?.deliveries.map(({ channel }) => channel);
  };
  await worker.scheduled({}, {
    ...settings,
    SMTP_PORT: "25",
  } as WorkerEnvironment);
  expect(await channelsOf()).toEqual(["forward", "pager"]);
  await worker.scheduled({}, settings);
  expect(await channelsOf()).toEqual(["forward"]);
});

test.each([
  ["SMTP_HOST", "SMTP_HOST is set, but this host sends no e-mail: remove it"],
  [
    "QUOTE_MAIL_TO",
    "QUOTE_MAIL_TO is set, but this host sends no e-mail: remove it",
  ],
  [
    "QUOTE_FORWARD_URL",
    'QUOTE_FORWARD_URL is "office@movers.local": write an http(s) address',
  ],
])(
  "%s that is of no use here is said once at the start, and by health",
  async (...row) => {
    const [name, error] = row;
    const { url, posts } = await startAutomationService();
    const environment: WorkerEnvironment = {
      ...{ ...bindings, QUOTES, QUOTE_FORWARD_URL: url },
      [name]: "office@movers.local",
    };
    const health = `https://${host}/healthz`;
    const context = { waitUntil: () => undefined };
    for (let checks = 0; checks < 2; checks++) {
      const answer = await worker.fetch(
        new Request(health),
        environment,
        context,
      );
      expect(await answer.json()).toEqual({
        status: "up",
        notification: { status: "misconfigured", ignoredSettings: [name] },
      });
    }
    expect(log.mock.calls).toEqual([[`A setting is ignored: ${error}`]]);
    await createQuoteStore(adaptD1Database(QUOTES), []).add(sentRequest);
    await worker.scheduled({}, environment);
    expect(posts).toHaveLength(name === "QUOTE_FORWARD_URL" ? 0 : 1);
  },
);

test("every other name is redirected to the site's own, with encryption", async () => {
  const SITE_URL = `https://${host}`;
  for (const origin of ["https://movers.example", `http://${host}`]) {
    const request = new Request(`${origin}/about?a=b`);
    const { status, headers } = await ask(request, { SITE_URL });
    expect([status, headers.get("location")]).toEqual([
      308,
      `${SITE_URL}/about?a=b`,
    ]);
  }
  expect((await ask(new Request(SITE_URL), { SITE_URL })).status).toBe(200);
});

test("previews are not listed by search engines", async () => {
  const url = `https://${host}/`;
  const robotsOf = async (environment: Settings) =>
    (await ask(new Request(url), environment)).headers.get("x-robots-tag");
  expect(await robotsOf({})).toBeNull();
  expect(await robotsOf({ NO_INDEX: "false" })).toBeNull();
  expect(await robotsOf({ NO_INDEX: "true" })).toBe("noindex");
});

test("editors sign in at GitHub, and come back to this address", async () => {
  const { status, headers } = await ask(
    new Request(`https://${host}/api/sign-in?scope=repo`),
    {
      CMS_GITHUB_CLIENT_ID: "the-app",
      CMS_GITHUB_CLIENT_SECRET: "the secret",
      CMS_AUTH_SCOPE: "repo",
    },
  );
  const location = new URL(headers.get("location")!);
  expect([status, location.host]).toEqual([302, "github.com"]);
  expect(location.searchParams.get("redirect_uri")).toBe(
    `https://${host}/api/sign-in`,
  );
  // A stricter policy would cut the window off from the editor.
  expect(headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  expect(headers.get("strict-transport-security")).not.toBeNull();
});

test("editors of one network share the limit of sign-ins", async () => {
  const limit = jest.fn(() => Promise.resolve({ success: false }));
  const signIn = new Request(`https://${host}/api/sign-in`, {
    headers: { "cf-connecting-ip": "2001:db8::1" },
  });
  const { status, headers } = await ask(signIn, { QUOTE_LIMIT: { limit } });
  expect([status, headers.get("retry-after")]).toEqual([429, "60"]);
  const network = "32.1.13.184.0.0.0.0";
  expect(limit.mock.calls).toEqual([[{ key: `sign-in ${network}` }]]);
});

test("the documented command deletes a person's requests, however the address is written", async () => {
  await post({}, JSON.stringify({ ...sentRequest, email: "Ann@Example.com" }));
  const docs = fs.readFileSync("docs/hosting.md", "utf8");
  const [, sql = ""] = /"(DELETE FROM quotes .*)"/.exec(docs) ?? [];
  const statement = QUOTES.prepare(sql.replace("…", "ann@example.COM"));
  expect((await statement.bind().all()).results).toHaveLength(1);
  expect(await saved()).toEqual([]);
});
