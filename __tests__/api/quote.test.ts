import path from "node:path";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import quote from "../../src/api/quote";
import { readInbox } from "../../src/server/quotes/storage/inbox";
import { sentRequest } from "../support/quoteRequests";
import { temporaryFolder } from "../support/temporaryFolder";

/** More than the server takes of one address. */
const many = 11;

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
  const inboxFile = path.join(await temporaryFolder(), "quotes.db");
  process.env.QUOTE_INBOX = inboxFile;
  const requests = Array.from({ length: many }, (_, index) => ({
    ...sentRequest,
    name: `Visitor ${index}`,
  }));
  for (const body of requests)
    expect(
      await answerTo({
        method: "POST",
        headers: { host: "localhost:8000", "content-type": "application/json" },
        body,
      }),
    ).toEqual({
      status: 201,
      body: '{"received":true}',
      headers: expect.objectContaining({
        "Content-Type": "application/json; charset=utf-8",
      }) as unknown,
    });
  const kept = await readInbox(inboxFile);
  expect(kept.map(({ request }) => request)).toEqual(requests);
  expect(await answerTo({ method: "GET", headers: {} })).toMatchObject({
    status: 405,
    headers: { Allow: "POST" },
  });
});
