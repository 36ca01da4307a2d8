import path from "node:path";
import { readDeliveries } from "../../../src/server/quotes/forwarder";
import { readInbox } from "../../../src/server/quotes/inbox";
import { openReceiver } from "../../../src/server/quotes/openReceiver";
import type { OpenReceiver } from "../../../src/server/quotes/openReceiver";
import { quoteSettings } from "../../../src/server/quotes/quoteSettings";
import { startService, until } from "../../support/localService";
import { sentRequest } from "../../support/quoteRequests";
import { temporaryFolder } from "../../support/temporaryFolder";

let receiver: OpenReceiver;

async function open(env: Readonly<Record<string, string>> = {}) {
  const inboxFile = path.join(await temporaryFolder(), "quotes.jsonl");
  const settings = quoteSettings({ QUOTE_INBOX: inboxFile, ...env });
  receiver = await openReceiver(settings, () => Promise.resolve(0));
  return inboxFile;
}
afterEach(() => receiver.close());

test("requests are kept, and delivered where an address is set", async () => {
  const { url, posts, close } = await startService();
  const inboxFile = await open({ QUOTE_FORWARD_URL: url });
  const { id } = await receiver.inbox.add(sentRequest);
  await until(async () => (await readDeliveries(inboxFile)).length > 0);
  expect(await readInbox(inboxFile)).toMatchObject([
    { id, request: sentRequest },
  ]);
  expect(posts.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    sentRequest,
  ]);
  await close();
});

test("requests are only kept where no address is set", async () => {
  const inboxFile = await open();
  const entry = await receiver.inbox.add(sentRequest);
  await receiver.close();
  expect(await readInbox(inboxFile)).toEqual([entry]);
  expect(await readDeliveries(inboxFile)).toEqual([]);
  await open();
});

describe("where there is no inbox", () => {
  test("a request is kept once the service has accepted it", async () => {
    const { url, posts, keys, close } = await startService();
    await open({ QUOTE_INBOX: "none", QUOTE_FORWARD_URL: url });
    const { id } = await receiver.inbox.add(sentRequest);
    expect(posts.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      sentRequest,
    ]);
    expect(keys()).toEqual([id]);
    await close();
  });

  test.each([
    [500, "The service answered: 500"],
    ["reset" as const, "The service answered: "],
  ])("one that meets %p is not", async (behavior, reason) => {
    const { url, close } = await startService(() => behavior);
    await open({ QUOTE_INBOX: "none", QUOTE_FORWARD_URL: url });
    await expect(receiver.inbox.add(sentRequest)).rejects.toThrow(reason);
    await close();
  });
});

test("a failure is logged", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await open();
  const error = new Error("ENOSPC");
  receiver.onError(error);
  expect(log.mock.calls).toEqual([
    ["A quote request could not be kept:", error],
  ]);
});
