import type { Environment } from "../../src/worker/environment";
import worker from "../../src/worker/worker";
import { sentRequest } from "../support/quoteRequests";

const origin = "https://www.soundandsummit.example";

const ASSETS = {
  fetch: () => Promise.resolve(new Response("Page", { status: 404 })),
};

/** A database that keeps what is bound to its statement, or can't. */
function databaseWith(run: () => Promise<void> = () => Promise.resolve()) {
  const kept: unknown[][] = [];
  const bind = (...values: unknown[]) => ({
    run: () => run().then(() => kept.push(values)),
  });
  const QUOTES = { prepare: () => ({ bind }) };
  return { kept, QUOTES: QUOTES as unknown as Environment["QUOTES"] };
}

const post = (environment: Partial<Environment>, headers = {}) =>
  worker.fetch(
    new Request(`${origin}/api/quote`, {
      method: "POST",
      headers: {
        host: "www.soundandsummit.example",
        "content-type": "application/json",
        "cf-connecting-ip": "192.0.2.1",
        ...headers,
      },
      body: JSON.stringify(sentRequest),
    }),
    { ASSETS, ...environment },
  );

test("a request is kept with its id and when it was received", async () => {
  const { kept, QUOTES } = databaseWith();
  expect((await post({ QUOTES })).status).toBe(201);
  const [[id, receivedAt, request] = []] = kept;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(Date.parse(String(receivedAt))).toBeLessThanOrEqual(Date.now());
  expect(JSON.parse(String(request))).toEqual(sentRequest);
});

test("a database that fails is told in the log, and the visitor that it failed", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const failure = new Error("D1_ERROR: no such table: quotes");
  const { QUOTES } = databaseWith(() => Promise.reject(failure));
  const answer = await post({ QUOTES });
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { error: "The request could not be kept" },
  ]);
  expect(log.mock.calls).toEqual([
    ["A quote request could not be kept:", failure],
  ]);
});

test("a visitor who sends too many is told when to try again", async () => {
  const { kept, QUOTES } = databaseWith();
  const limit = jest.fn(() => Promise.resolve({ success: false }));
  const answer = await post({ QUOTES, QUOTE_LIMIT: { limit } });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([
    429,
    "60",
  ]);
  expect(limit.mock.calls).toEqual([[{ key: "192.0.2.1" }]]);
  expect(kept).toEqual([]);
});

test("without a database requests are refused like posts to any page", async () => {
  const answer = await post({});
  expect([answer.status, answer.headers.get("allow")]).toEqual([
    405,
    "GET, HEAD",
  ]);
});
