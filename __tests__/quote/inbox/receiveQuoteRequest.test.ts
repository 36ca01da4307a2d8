import { receiveQuoteRequest } from "../../../src/quote/inbox/receiveQuoteRequest";
import type { ReceiverContext } from "../../../src/quote/inbox/receiveQuoteRequest";
import {
  failingStore,
  scriptRequest,
  createReceiver,
} from "../../support/createReceiver";
import { sentRequest } from "../../support/quoteRequests";

/** The response with its parsed JSON. */
async function answerTo(
  incoming: ReturnType<typeof scriptRequest>,
  { receiver } = createReceiver(),
) {
  const { status, headers, body } = await receiveQuoteRequest(
    incoming,
    receiver,
  );
  expect(headers["Content-Type"]).toBe("application/json; charset=utf-8");
  return { status, headers, json: JSON.parse(body) as unknown };
}

const json = JSON.stringify(sentRequest);

test.each([
  ["as the form sends it", {}],
  ["with a byte order mark", { body: `\ufeff${json}` }],
  [
    "with a character set",
    { headers: { "content-type": "Application/JSON; charset=utf-8" } },
  ],
])("a request %s is saved and gets 201", async (_how, changes) => {
  const receiving = createReceiver();
  const answer = await answerTo(scriptRequest(changes), receiving);
  expect(answer).toMatchObject({ status: 201, json: { received: true } });
  expect(receiving.saved).toEqual([sentRequest]);
});

const object = "The body is not a JSON object";
const type = "Send application/json or application/x-www-form-urlencoded";
const notSaved = "The request could not be saved";
const unread = Object.assign(new Error("secret"), { statusCode: 500 });
const post = "Only POST is accepted here";
const text = { headers: { "content-type": "text/plain" } };
const waiting = (wait: number) => ({ rateLimit: () => Promise.resolve(wait) });

type Refusal = [
  description: string,
  status: number,
  error: string,
  changes: Parameters<typeof scriptRequest>[0],
  receiver?: Partial<ReceiverContext>,
  headers?: Readonly<Record<string, string>>,
];

/** Responses to a script whose request isn't saved. */
test.each<Refusal>([
  ["no JSON", 400, object, { body: "{" }],
  ["JSON of no object", 400, object, { body: "[]" }],
  ["no body", 400, object, { body: undefined }],
  ["text", 415, type, text],
  ["an unknown type", 415, type, { headers: { "content-type": "" } }],
  ...["GET", "HEAD", "PUT", "DELETE", "OPTIONS"].map((method): Refusal => {
    return [method, 405, post, { method }, {}, { Allow: "POST" }];
  }),
  [
    "one request too many",
    429,
    "Too many requests: try again in 1 minute.",
    {},
    waiting(1),
    { "Retry-After": "1" },
  ],
  [
    "many requests too many",
    429,
    "Too many requests: try again in 7 minutes.",
    {},
    waiting(420),
    { "Retry-After": "420" },
  ],
  ["a full disk", 503, notSaved, {}, { store: failingStore }],
  ["a fault of the host", 503, notSaved, { body: unread }],
])("%s gets %i", async (...row) => {
  const [, status, error, changes, receiver, headers = {}] = row;
  const receiving = createReceiver(receiver);
  const answer = await answerTo(scriptRequest(changes), receiving);
  expect(answer).toMatchObject({ status, headers });
  expect(answer.json).toEqual({ error });
  expect(receiving.saved).toEqual([]);
});

test("each invalid field is listed with its message, and isn't counted", async () => {
  const body = JSON.stringify({ ...sentRequest, name: "A", email: undefined });
  const rateLimit = jest.fn(() => Promise.resolve(0));
  const receiving = createReceiver({ rateLimit });
  const { status, json } = await answerTo(scriptRequest({ body }), receiving);
  expect([status, json]).toEqual([
    422,
    {
      error: "Some fields are invalid",
      errors: {
        name: "Name must be at least 2 characters",
        email: "Required",
      },
    },
  ]);
  expect(rateLimit).not.toHaveBeenCalled();
});

const allowed = "https://a.example";
const siteOrigin = "https://movers.example";
const proxied = { host: "127.0.0.1:8000", "sec-fetch-site": "same-origin" };
const foreign = [
  "https://evil.example",
  "https://movers.example.evil.example",
  "http://a.example",
  "null",
  "",
];

/** Origins whose pages may post and read the response. */
test.each<[string | undefined, string, object, number, boolean]>([
  [undefined, "POST", {}, 201, false],
  [siteOrigin, "POST", {}, 201, false],
  [siteOrigin, "POST", proxied, 201, false],
  [allowed, "POST", {}, 201, true],
  [allowed, "OPTIONS", {}, 204, true],
  [allowed, "GET", {}, 405, true],
  ...foreign.flatMap((origin): [string, string, object, number, boolean][] => [
    [origin, "POST", {}, 403, false],
    [origin, "OPTIONS", {}, 403, false],
  ]),
])("%p that sends %s with %j gets %i", async (...row) => {
  const [origin, method, more, status, isRead] = row;
  const { receiver, saved } = createReceiver({ allowedOrigins: [allowed] });
  const sent = scriptRequest({ method, headers: { origin, ...more } });
  const answer = await receiveQuoteRequest(sent, receiver);
  expect([answer.status, saved.length]).toEqual([status, +(status === 201)]);
  expect(answer.headers).toMatchObject({
    "Cache-Control": "no-store",
    Vary: "Origin",
  });
  const shared = Object.entries(answer.headers).filter(([name]) =>
    name.startsWith("Access-Control-"),
  );
  expect(Object.fromEntries(shared)).toEqual({
    ...(isRead && { "Access-Control-Allow-Origin": origin }),
    ...(status === 204 && {
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": "Content-Type, Accept",
      "Access-Control-Max-Age": "86400",
    }),
  });
});

test("the start of a foreign origin is logged with a hint about the proxy", async () => {
  const { receiver, onError } = createReceiver();
  const host = `127.0.0.1:8000${"x".repeat(5000)}`;
  await receiveQuoteRequest(
    scriptRequest({ headers: { origin: siteOrigin, host } }),
    receiver,
  );
  expect(onError).toHaveBeenCalledWith(
    expect.stringMatching(
      /^Origin "https:\/\/movers\.example" is not the host "127\.0\.0\.1:8000x{1,200}: if it is the site's own, make the proxy pass Host on$/,
    ),
  );
});
