import fs from "node:fs/promises";
import path from "node:path";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import type quoteFunction from "../../src/api/quote";
import { readInbox } from "../../src/server/quotes/storage/inbox";
import { sentRequest } from "../support/quoteRequests";
import { temporaryFolder } from "../support/temporaryFolder";

/** More than the embedded server accepts from one address. */
const overLimit = 11;

let quote: typeof quoteFunction;
let inboxFile: string;
const { env } = process;

beforeEach(async () => {
  inboxFile = path.join(await temporaryFolder(), "quotes.db");
  process.env = { ...env, QUOTE_INBOX: inboxFile };
  // The function keeps its receiver: each test gets a new one.
  await jest.isolateModulesAsync(async () => {
    ({ default: quote } = await import("../../src/api/quote"));
  });
});
afterEach(() => {
  process.env = env;
  jest.restoreAllMocks();
});

/** The function's response, as Gatsby would send it. */
async function responseTo(request: object) {
  const headers: Record<string, unknown> = {};
  const sent = { status: 0, body: "", headers };
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    status(status: number) {
      sent.status = status;
      return response;
    },
    send: (body: string) => (sent.body = body),
  };
  await quote(
    request as GatsbyFunctionRequest,
    response as unknown as GatsbyFunctionResponse,
  );
  return sent;
}

const post = (body: object) =>
  responseTo({
    method: "POST",
    headers: { host: "localhost:8000", "content-type": "application/json" },
    body,
  });

test("`gatsby develop` has the same receiver, without limits", async () => {
  const requests = Array.from({ length: overLimit }, (_, index) => ({
    ...sentRequest,
    name: `Visitor ${index}`,
  }));
  for (const body of requests)
    expect(await post(body)).toEqual({
      status: 201,
      body: '{"received":true}',
      headers: expect.objectContaining({
        "Content-Type": "application/json; charset=utf-8",
      }) as unknown,
    });
  const saved = await readInbox(inboxFile);
  expect(saved.map(({ request }) => request)).toEqual(requests);
  expect(await responseTo({ method: "GET", headers: {} })).toMatchObject({
    status: 405,
    headers: { Allow: "POST" },
  });
});

describe("a receiver that could not be opened is opened by the next request", () => {
  test("after an invalid setting is corrected", async () => {
    process.env.QUOTE_FORWARD_URL = "nowhere";
    await expect(post(sentRequest)).rejects.toThrow("QUOTE_FORWARD_URL");
    delete process.env.QUOTE_FORWARD_URL;
    expect(await post(sentRequest)).toMatchObject({ status: 201 });
  });

  test("after the inbox is repaired", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    await fs.writeFile(inboxFile, "x".repeat(10_000));
    expect(await post(sentRequest)).toMatchObject({ status: 503 });
    await fs.rm(inboxFile);
    expect(await post(sentRequest)).toMatchObject({ status: 201 });
    expect(await readInbox(inboxFile)).toHaveLength(1);
  });
});
