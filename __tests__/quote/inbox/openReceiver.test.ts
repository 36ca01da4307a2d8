import path from "node:path";
import { openInbox } from "../../../src/quote/inbox/store/inbox";
import { readSaved } from "../../../src/quote/inbox/listing/savedQuotes";
import { openReceiver } from "../../../src/quote/inbox/openReceiver";
import type { OpenReceiver } from "../../../src/quote/inbox/openReceiver";
import { notificationOf } from "../../../src/quote/inbox/delivery/waiting";
import { quoteSettings } from "../../../src/quote/inbox/quoteSettings";
import { startService, until } from "../../support/localService";
import { startMailServer } from "../../support/mailServer";
import { sentRequest } from "../../support/quoteRequests";
import { temporaryFolder } from "../../support/temporaryFolder";
import { readInbox } from "../../support/readQuotes";

let receiver: OpenReceiver;

type Settings = Readonly<Record<string, string>>;

const openAt = (inboxFile: string, env: Settings) =>
  openReceiver(
    quoteSettings({ QUOTE_INBOX: inboxFile, ...env }),
    () => Promise.resolve(0),
    () => Promise.resolve(undefined),
  );

async function open(env: Settings = {}) {
  const inboxFile = path.join(await temporaryFolder(), "quotes.db");
  receiver = openAt(inboxFile, env);
  return inboxFile;
}
afterEach(async () => {
  jest.restoreAllMocks();
  await receiver.close();
});

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
    SMTP_HOST: mail.host,
    SMTP_PORT: String(mail.port),
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
  await mail.close();
});

test("it is known since when and why requests reach nobody", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const mail = await startMailServer({
    refuse: () => "Wrong password of office@movers.example",
  });
  const inboxFile = await open({
    SMTP_HOST: mail.host,
    SMTP_PORT: String(mail.port),
    QUOTE_MAIL_TO: "office@movers.example",
  });
  expect(await receiver.check()).toEqual({ status: "working" });
  const { receivedAt } = await receiver.store.add(sentRequest);
  const inbox = openInbox(inboxFile);
  const ways = ["mail:office@movers.example"] as const;
  await until(async () =>
    /Wrong password of …/.test(
      (await notificationOf(inbox, ways)).reason ?? "",
    ),
  );
  await inbox.close();
  await receiver.close();
  log.mockClear();
  const settings = {
    SMTP_HOST: mail.host,
    SMTP_PORT: String(mail.port),
    QUOTE_MAIL_TO: "office@movers.example",
  };
  receiver = openAt(inboxFile, settings);
  expect(await receiver.check()).toMatchObject({
    status: "failing",
    waiting: 1,
    since: receivedAt,
  });
  expect(log.mock.calls[0]).toEqual([
    expect.stringMatching(
      `1 quote request could not be delivered since ${receivedAt}`,
    ),
  ]);
  await mail.close();
});

test.each([
  [{}, "off", /^Nobody is told of quote requests: set SMTP_HOST/],
  [
    { SMTP_HOST: "a" },
    "misconfigured",
    /not sent to anybody: SMTP_HOST .* set/,
  ],
  [{ QUOTE_FORWARD_URL: "a" }, "misconfigured", /: QUOTE_FORWARD_URL is "a"/],
])("requests are saved without notifications: %p", async (...row) => {
  const [env, status, logged] = row;
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const inboxFile = await open(env);
  expect(await receiver.check()).toEqual({ status });
  expect(log.mock.calls).toEqual([[expect.stringMatching(logged)]]);
  await receiver.store.add(sentRequest);
  expect(await readInbox(inboxFile)).toHaveLength(1);
});
