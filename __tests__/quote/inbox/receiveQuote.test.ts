import { receiveQuote } from "../../../src/quote/inbox/receiveQuote";
import {
  brokenInbox,
  fromScript,
  receiverWith,
} from "../../support/quoteReceiver";
import { sentRequest } from "../../support/quoteRequests";

/** The response with its parsed JSON. */
async function answerTo(
  incoming: ReturnType<typeof fromScript>,
  { receiver } = receiverWith(),
) {
  const { status, headers, body } = await receiveQuote(incoming, receiver);
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
  const receiving = receiverWith();
  const answer = await answerTo(fromScript(changes), receiving);
  expect(answer).toMatchObject({ status: 201, json: { received: true } });
  expect(receiving.kept).toEqual([sentRequest]);
});

const noObject = "The body is not a JSON object";
const otherType = "Send application/json or application/x-www-form-urlencoded";

test.each([
  ["no JSON", 400, noObject, { body: "{" }],
  ["JSON of no object", 400, noObject, { body: "[]" }],
  ["no body", 400, noObject, { body: undefined }],
  ["text", 415, otherType, { headers: { "content-type": "text/plain" } }],
  ["an unknown type", 415, otherType, { headers: { "content-type": "" } }],
])("a request with %s is rejected", async (...row) => {
  const [, status, error, changes] = row;
  const receiving = receiverWith();
  const answer = await answerTo(fromScript(changes), receiving);
  expect(answer).toMatchObject({ status, json: { error } });
  expect(receiving.kept).toEqual([]);
});

test("each invalid field is listed with its message", async () => {
  const body = JSON.stringify({ ...sentRequest, name: "A", email: undefined });
  const { status, json } = await answerTo(fromScript({ body }));
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
});

test.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])(
  "%s is rejected, and the allowed method named",
  async (method) => {
    const { status, headers } = await answerTo(fromScript({ method }));
    expect([status, headers.Allow]).toEqual([405, "POST"]);
  },
);

test.each([
  [1, "Too many requests: try again in 1 minute."],
  [420, "Too many requests: try again in 7 minutes."],
])("too many requests are told to wait %i s", async (wait, error) => {
  const receiving = receiverWith({ rateLimit: () => Promise.resolve(wait) });
  const { status, headers, json } = await answerTo(fromScript(), receiving);
  expect([status, headers["Retry-After"]]).toEqual([429, String(wait)]);
  expect(json).toEqual({ error });
  expect(receiving.kept).toEqual([]);
});

test("requests are counted by address, invalid ones aside", async () => {
  const rateLimit = jest.fn(() => Promise.resolve(0));
  const { receiver } = receiverWith({ rateLimit });
  await receiveQuote(fromScript({ body: "{}" }), receiver);
  expect(rateLimit).not.toHaveBeenCalled();
  await receiveQuote(fromScript({ address: "192.0.2.7" }), receiver);
  expect(rateLimit.mock.calls).toEqual([["192.0.2.7"]]);
});

test("a request that can't be saved gets 503", async () => {
  const receiving = receiverWith({ store: brokenInbox });
  const answer = await answerTo(fromScript(), receiving);
  const error = "The request could not be saved";
  expect(answer).toMatchObject({ status: 503, json: { error } });
});

/** The response to a request from a page of an origin. */
async function answerFrom(
  origin: string | undefined,
  { headers, ...changes }: Parameters<typeof fromScript>[0] = {},
) {
  const receiving = receiverWith({ allowedOrigins: ["https://a.example"] });
  const incoming = fromScript({ ...changes, headers: { origin, ...headers } });
  const answer = await receiveQuote(incoming, receiving.receiver);
  return { ...answer, ...receiving };
}

describe("pages of the site may post", () => {
  test.each([
    [undefined, {}],
    ["https://movers.example", {}],
    [
      "https://movers.example",
      { host: "127.0.0.1:8000", "sec-fetch-site": "same-origin" },
    ],
  ])("from the origin %p with %j", async (origin, more) => {
    const { status, headers } = await answerFrom(origin, { headers: more });
    expect(status).toBe(201);
    expect(headers).not.toHaveProperty("Access-Control-Allow-Origin");
  });
});

describe("pages of another origin may not", () => {
  test.each([
    "https://evil.example",
    "https://movers.example.evil.example",
    "http://a.example",
    "null",
    "",
  ])("%p", async (origin) => {
    for (const method of ["POST", "OPTIONS"]) {
      const { status, headers, kept } = await answerFrom(origin, { method });
      expect([status, headers.Vary, kept]).toEqual([403, "Origin", []]);
      expect(headers).not.toHaveProperty("Access-Control-Allow-Origin");
      expect(headers).not.toHaveProperty("Access-Control-Allow-Methods");
    }
  });

  test("and the start of theirs is logged with a hint about the proxy", async () => {
    const { onError } = await answerFrom("https://movers.example", {
      headers: { host: `127.0.0.1:8000${"x".repeat(5000)}` },
    });
    expect(onError).toHaveBeenCalledWith(
      expect.stringMatching(
        /^Origin "https:\/\/movers\.example" is not the host "127\.0\.0\.1:8000x{1,200}: if it is the site's own, make the proxy pass Host on$/,
      ),
    );
  });
});

describe("an allowed origin", () => {
  test.each([
    [201, {}],
    [204, { method: "OPTIONS" }],
    [405, { method: "GET" }],
  ])("may read the response %i", async (expected, changes) => {
    const { status, headers } = await answerFrom("https://a.example", changes);
    expect(status).toBe(expected);
    expect(headers).toMatchObject({
      "Access-Control-Allow-Origin": "https://a.example",
      Vary: "Origin",
      ...(expected === 204 && {
        "Access-Control-Allow-Methods": "POST",
        "Access-Control-Allow-Headers": "Content-Type, Accept",
      }),
    });
    expect(headers).not.toHaveProperty("Access-Control-Allow-Credentials");
  });
});
