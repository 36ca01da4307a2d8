import { receiveQuote } from "../../../src/quote/inbox/receiveQuote";
import { fromScript, receiverWith } from "../../support/quoteReceiver";

const allowed = "https://partner.example";

/** The response to a request from a page of an origin. */
async function answerFrom(
  origin: string | undefined,
  changes: Parameters<typeof fromScript>[0] = {},
) {
  const { receiver, kept } = receiverWith({ allowedOrigins: [allowed] });
  const answer = await receiveQuote(
    fromScript({ ...changes, headers: { origin, ...changes.headers } }),
    receiver,
  );
  return { ...answer, kept };
}

describe("the site's own pages", () => {
  test.each([undefined, "https://movers.example", "http://movers.example"])(
    "may post: origin %p",
    async (origin) => {
      const { status, headers } = await answerFrom(origin);
      expect(status).toBe(201);
      expect(headers).not.toHaveProperty("Access-Control-Allow-Origin");
    },
  );

  test("may post through a proxy that changes the host", async () => {
    const { status } = await answerFrom("https://movers.example", {
      headers: { host: "127.0.0.1:8000", "sec-fetch-site": "same-origin" },
    });
    expect(status).toBe(201);
  });
});

test("a rejected origin is logged with a hint about the proxy", async () => {
  const onError = jest.fn();
  const { receiver } = receiverWith({ onError });
  await receiveQuote(
    fromScript({
      headers: { origin: "https://movers.example", host: "127.0.0.1:8000" },
    }),
    receiver,
  );
  expect(onError).toHaveBeenCalledWith(
    'Origin "https://movers.example" is not the host "127.0.0.1:8000": if it is the site\'s own, make the proxy pass Host on',
  );
});

test("of a rejected origin, only the begin is logged", async () => {
  const { receiver, onError } = receiverWith();
  const origin = `https://${"x".repeat(5000)}`;
  await receiveQuote(fromScript({ headers: { origin } }), receiver);
  expect(String(onError.mock.calls[0]).length).toBeLessThan(500);
});

describe("pages of another origin", () => {
  test.each([
    "https://evil.example",
    "https://movers.example:8443",
    "https://movers.example.evil.example",
    "https://sub.partner.example",
    "http://partner.example",
    "null",
    "",
    "movers.example",
  ])("may not post: %p", async (origin) => {
    const { status, headers, body, kept } = await answerFrom(origin);
    expect(status).toBe(403);
    expect(JSON.parse(body)).toEqual({
      error: "This origin may not send requests here",
    });
    expect(headers).not.toHaveProperty("Access-Control-Allow-Origin");
    expect(headers).toHaveProperty("Vary", "Origin");
    expect(kept).toEqual([]);
  });

  test("fail the preflight", async () => {
    const { status, headers } = await answerFrom("https://evil.example", {
      method: "OPTIONS",
    });
    expect(status).toBe(403);
    expect(headers).not.toHaveProperty("Access-Control-Allow-Methods");
  });
});

describe("an allowed origin", () => {
  test("passes the preflight", async () => {
    const { status, headers, body } = await answerFrom(allowed, {
      method: "OPTIONS",
    });
    expect([status, body]).toEqual([204, ""]);
    expect(headers).toMatchObject({
      "Access-Control-Allow-Origin": allowed,
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": "Content-Type, Accept",
      Vary: "Origin",
    });
    expect(headers).not.toHaveProperty("Access-Control-Allow-Credentials");
  });

  test.each([
    [201, {}],
    [422, { body: "{}" }],
    [400, { body: "{" }],
    [405, { method: "GET" }],
    [415, { headers: { "content-type": "text/plain" } }],
  ])("may read the response %i", async (expected, changes) => {
    const { status, headers } = await answerFrom(allowed, changes);
    expect([status, headers["Access-Control-Allow-Origin"]]).toEqual([
      expected,
      allowed,
    ]);
  });
});
