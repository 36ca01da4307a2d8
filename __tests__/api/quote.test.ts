import path from "node:path";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import quote from "../../src/api/quote";
import { readInbox } from "../../src/server/quotes/inbox";
import { sentRequest } from "../support/quoteRequests";
import { temporaryFolder } from "../support/temporaryFolder";

/** What the function answers, as Gatsby would send it. */
async function answerTo(request: object) {
  const headers: Record<string, unknown> = {};
  const answer = { status: 0, body: "", headers };
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    status(status: number) {
      answer.status = status;
      return response;
    },
    send: (body: string) => (answer.body = body),
  };
  await quote(
    request as GatsbyFunctionRequest,
    response as unknown as GatsbyFunctionResponse,
  );
  return answer;
}

test("`gatsby develop` has the same receiver, without limits", async () => {
  const inboxFile = path.join(await temporaryFolder(), "quotes.jsonl");
  process.env.QUOTE_INBOX = inboxFile;
  const post = {
    method: "POST",
    headers: { host: "localhost:8000", "content-type": "application/json" },
    body: sentRequest,
  };
  for (let sent = 0; sent < 20; sent++)
    expect(await answerTo(post)).toEqual({
      status: 201,
      body: '{"received":true}',
      headers: expect.objectContaining({
        "Content-Type": "application/json; charset=utf-8",
      }) as unknown,
    });
  const kept = await readInbox(inboxFile);
  expect(kept.map(({ request }) => request)).toEqual(
    Array(20).fill(sentRequest),
  );
  expect(await answerTo({ method: "GET", headers: {} })).toMatchObject({
    status: 405,
    headers: { Allow: "POST" },
  });
});
