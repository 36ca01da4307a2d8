import path from "node:path";
import { openInbox } from "../../../src/quote/inbox/store/inbox";
import { readSaved } from "../../../src/quote/inbox/listing/savedQuotes";
import { openReceiver } from "../../../src/quote/inbox/openReceiver";
import type { OpenReceiver } from "../../../src/quote/inbox/openReceiver";
import { quoteSettings } from "../../../src/quote/inbox/quoteSettings";
import { startService, until } from "../../support/localService";
import { startMailServer } from "../../support/mailServer";
import { sentRequest } from "../../support/quoteRequests";
import { temporaryFolder } from "../../support/temporaryFolder";
import { readInbox } from "../../support/readQuotes";

let receiver: OpenReceiver;

async function open(env: Readonly<Record<string, string>> = {}) {
  const inboxFile = path.join(await temporaryFolder(), "quotes.db");
  receiver = openReceiver(
    quoteSettings({ QUOTE_INBOX: inboxFile, ...env }),
    () => Promise.resolve(0),
    () => Promise.resolve(undefined),
  );
  return inboxFile;
}
afterEach(() => receiver.close());

async function deliveriesIn(inboxFile: string) {
  const inbox = openInbox(inboxFile);
  const saved = await readSaved(inbox);
  await inbox.close();
  return saved.flatMap(({ deliveries }) => deliveries);
}

test("requests are stored, and delivered with their id if an address is set", async () => {
  const { url, posts, close } = await startService();
  const inboxFile = await open({ QUOTE_FORWARD_URL: url });
  const { id } = await receiver.store.add(sentRequest);
  await until(async () =>
    (await deliveriesIn(inboxFile)).some((each) => each.delivered_at),
  );
  expect(await readInbox(inboxFile)).toMatchObject([
    { id, request: sentRequest },
  ]);
  expect(posts).toMatchObject([
    {
      method: "POST",
      path: "/quotes",
      headers: { "content-type": "application/json", "idempotency-key": id },
    },
  ]);
  expect(JSON.parse(posts[0]!.body)).toEqual(sentRequest);
  await close();
});

test("each recipient gets an e-mail of its own, and one who is refused for now gets it later", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const mail = await startMailServer({
    refuse: (earlier) =>
      earlier === 0 ? "Greylisted: ann@example.com" : undefined,
  });
  const inboxFile = await open({
    SMTP_URL: mail.url,
    QUOTE_MAIL_TO: "office@movers.example, boss@movers.example",
  });
  await receiver.store.add(sentRequest);
  await until(async () =>
    (await deliveriesIn(inboxFile)).every((each) => each.delivered_at),
  );
  const deliveries = await deliveriesIn(inboxFile);
  expect(deliveries.map(({ attempts }) => attempts).sort()).toEqual([1, 2]);
  expect(mail.mails.flatMap(({ to }) => to).sort()).toEqual([
    "boss@movers.example",
    "office@movers.example",
  ]);
  expect(log.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^Quote requests can't be delivered to \w+@movers\.example, and are tried again: .*Greylisted: …/,
      ),
    ],
  ]);
  log.mockRestore();
  await mail.close();
});

test.each([
  [200, undefined],
  [500, "The service responded: 500"],
  ["reset" as const, "The service responded: "],
])("without an inbox, the service's answer %p decides", async (...row) => {
  const [answer, reason] = row;
  const { url, posts, close } = await startService(() => answer);
  await open({ QUOTE_INBOX: "none", QUOTE_FORWARD_URL: url });
  const adding = receiver.store.add(sentRequest);
  if (reason) await expect(adding).rejects.toThrow(reason);
  else await adding;
  expect(JSON.parse(posts[0]!.body)).toEqual(sentRequest);
  await close();
});
