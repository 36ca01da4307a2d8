import fsSync from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { createInbox } from "../../../src/quote/inbox/store/inbox";
import {
  setQuoteRequestHandled,
  readStoredQuoteRequests,
} from "../../../src/quote/inbox/cli/storedQuotes";
import { startReceiver } from "../../../src/quote/inbox/startReceiver";
import type { RunningReceiver } from "../../../src/quote/inbox/startReceiver";
import { SettingError } from "../../../src/quote/inbox/SettingError";
import { readQuoteSettings } from "../../../src/quote/inbox/readQuoteSettings";
import {
  startAutomationService,
  waitForCondition,
} from "../../support/localService";
import { startMailServer } from "../../support/mailServer";
import { sentRequest } from "../../support/quoteRequests";
import { createTemporaryFolder } from "../../support/createTemporaryFolder";
import { readInbox } from "../../support/readQuotes";
import { receiverContent } from "../../support/quoteTexts";

let receiver: RunningReceiver;

type Settings = Readonly<Record<string, string>>;

const openAt = (
  inboxFile: string,
  env: Settings,
  hostSettingErrors: readonly SettingError[] = [],
) =>
  startReceiver(readQuoteSettings({ QUOTE_INBOX: inboxFile, ...env }), {
    hostSettingErrors,
    rateLimit: (address) => Promise.resolve(address === "busy" ? 60 : 0),
    content: receiverContent,
    onReplaced: () => undefined,
  });

async function open(env: Settings = {}) {
  const inboxFile = path.join(await createTemporaryFolder(), "quotes.db");
  receiver = openAt(inboxFile, env);
  return inboxFile;
}

/** The settings of a mail server and its recipients. */
const mailed = (
  { host, port }: { readonly host: string; readonly port: number },
  to = "office@movers.local",
) => ({ SMTP_HOST: host, SMTP_PORT: String(port), QUOTE_MAIL_TO: to });

let log: jest.SpyInstance;
let output: jest.SpyInstance;
beforeEach(() => {
  output = jest.spyOn(console, "log").mockImplementation(() => undefined);
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  await receiver.close();
  jest.restoreAllMocks();
});

async function deliveriesIn(inboxFile: string) {
  const inbox = createInbox(inboxFile);
  const saved = await readStoredQuoteRequests(inbox);
  inbox.close();
  return saved.flatMap(({ deliveries }) => deliveries);
}

test("each recipient gets an e-mail of its own, and one who is refused for now gets it later", async () => {
  const mail = await startMailServer({
    rejectWith: (earlier) =>
      earlier === 0 ? "Greylisted: ann@example.com" : undefined,
  });
  const inboxFile = await open(
    mailed(mail, "office@movers.local, boss@movers.local, Office@movers.local"),
  );
  await receiver.store.add(sentRequest);
  await waitForCondition(async () =>
    (await deliveriesIn(inboxFile)).every((each) => each.result !== null),
  );
  const later = Date.now() + 60_001;
  jest.spyOn(Date, "now").mockReturnValue(later);
  await waitForCondition(async () =>
    (await deliveriesIn(inboxFile)).every((each) => each.deliveredAt),
  );
  const deliveries = await deliveriesIn(inboxFile);
  expect(deliveries.map(({ attempts }) => attempts).sort()).toEqual([1, 2]);
  expect(mail.mails.flatMap(({ to }) => to).sort()).toEqual([
    "boss@movers.local",
    "office@movers.local",
  ]);
  expect(log.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^Quote requests can't be delivered to \w+@movers\.local, and delivery is retried: .*Greylisted: …/,
      ),
    ],
  ]);
});

test("health says since when requests reach nobody, and the log why", async () => {
  const mail = await startMailServer({
    rejectWith: () => "Wrong password of office@movers.local",
  });
  const inboxFile = await open(mailed(mail));
  expect(await receiver.checkHealth()).toEqual({
    notification: { status: "working" },
  });
  const { receivedAt } = await receiver.store.add(sentRequest);
  await receiver.store.add({ ...sentRequest, name: "Later" });
  await waitForCondition(async () => {
    const { notification } = await receiver.checkHealth();
    return notification.status === "failing";
  });
  expect(log.mock.calls.join()).toMatch(/Wrong password of …/);
  await receiver.close();
  receiver = openAt(inboxFile, mailed(mail));
  expect(await receiver.checkHealth()).toMatchObject({
    notification: { status: "failing", waiting: 2, since: receivedAt },
  });
});

test.each([
  [{}, undefined, /^Nobody is notified of quote requests: set SMTP_HOST/],
  [{ SMTP_HOST: "a" }, "SMTP_HOST", /is ignored: SMTP_HOST .* set/],
  [
    { QUOTE_FORWARD_URL: "a" },
    "QUOTE_FORWARD_URL",
    /: QUOTE_FORWARD_URL is "a"/,
  ],
])("requests are saved without notifications: %p", async (...row) => {
  const [env, setting, logged] = row;
  const inboxFile = await open(env);
  expect(await receiver.checkHealth()).toEqual({
    notification: setting
      ? { status: "misconfigured", ignoredSettings: [setting] }
      : { status: "off" },
  });
  expect(log.mock.calls).toEqual([[expect.stringMatching(logged)]]);
  const { receivedAt } = await receiver.store.add(sentRequest);
  await receiver.store.add({ ...sentRequest, name: "Spam" }, "links");
  expect(await readInbox(inboxFile)).toHaveLength(2);
  const { notification } = await receiver.checkHealth();
  expect([notification.waiting, notification.since]).toEqual(
    setting ? [1, receivedAt] : [undefined, undefined],
  );
});

test("with a wrong setting, health counts requests for the recipient it leaves out, and others that are not delivered", async () => {
  const mail = await startMailServer({ rejectWith: () => "Not now" });
  const { url, posts } = await startAutomationService();
  const inboxFile = await open({ ...mailed(mail), QUOTE_FORWARD_URL: url });
  const { id, receivedAt } = await receiver.store.add(sentRequest);
  await waitForCondition(() => posts.length === 1);
  await receiver.close();
  receiver = openAt(inboxFile, {
    ...mailed(mail, "office"),
    QUOTE_FORWARD_URL: url,
  });
  await receiver.store.add({ ...sentRequest, name: "Later" });
  const waitingFor = async () =>
    (await receiver.checkHealth()).notification.waiting;
  await waitForCondition(async () => (await waitingFor()) === 1);
  expect((await receiver.checkHealth()).notification).toEqual({
    ...{ status: "misconfigured", ignoredSettings: ["QUOTE_MAIL_TO"] },
    ...{ waiting: 1, since: receivedAt },
  });
  const inbox = createInbox(inboxFile);
  await setQuoteRequestHandled(inbox, id, true);
  inbox.close();
  expect(await waitingFor()).toBeUndefined();
});

test("a new recipient gets the requests that nobody was notified of, newest first", async () => {
  const inboxFile = await open();
  const add = (name: string, spam?: string) =>
    receiver.store.add({ ...sentRequest, name }, spam);
  const reached = await add("told");
  const old = await add("old");
  const handled = await add("handled");
  await add("spam", "links");
  await add("new");
  const inbox = createInbox(inboxFile);
  await inbox.write({
    sql: `INSERT INTO deliveries (quote_id, channel, queued_at, attempts, result, delivered_at)
      VALUES (?1, 'mail:former@movers.local', 0, 1, '250', '2027'), (?2, 'mail:former@movers.local', 0, 3, '550', NULL)`,
    values: [reached.id, old.id],
  });
  await setQuoteRequestHandled(inbox, handled.id, true);
  inbox.close();
  await receiver.close();
  const { url, posts } = await startAutomationService();
  receiver = openAt(inboxFile, { QUOTE_FORWARD_URL: url });
  await waitForCondition(() => posts.length >= 2);
  await add("fresh");
  await waitForCondition(() => posts.length >= 3);
  expect(
    posts.map(({ body }) => (JSON.parse(body) as { name: string }).name),
  ).toEqual(["new", "old", "fresh"]);
});

test("a new inbox is said in the log, also if the file was there, but empty", async () => {
  const inboxFile = await open();
  const newInbox = `${inboxFile} is a new inbox`;
  await receiver.store.add(sentRequest);
  expect(output.mock.calls).toEqual([[newInbox]]);
  await receiver.close();
  receiver = openAt(inboxFile, {});
  await receiver.store.add({ ...sentRequest, name: "Later" });
  expect(output.mock.calls).toEqual([[newInbox]]);
  await receiver.close();
  const emptyFile = `${inboxFile}.empty`;
  await fs.writeFile(emptyFile, "");
  receiver = openAt(emptyFile, {});
  await receiver.store.add(sentRequest);
  expect(output.mock.calls).toEqual([
    [newInbox],
    [`${emptyFile} is a new inbox`],
  ]);
});

test("the log warns of an inbox on a network drive", async () => {
  const stats = fsSync.statfsSync("/");
  stats.type = 0x6969;
  jest.spyOn(fsSync, "statfsSync").mockReturnValue(stats);
  const inboxFile = await open();
  const warning = `${inboxFile} is on a network drive (NFS), where SQLite's locks fail and requests can be lost: move it to a disk of this machine`;
  await waitForCondition(() =>
    log.mock.calls.some(([line]) => line === warning),
  );
});

test("requests after the first 50 in an hour are mailed in one summary", async () => {
  const mail = await startMailServer();
  const inboxFile = await open();
  for (let sent = 0; sent < 60; sent++)
    await receiver.store.add({ ...sentRequest, name: `Visitor ${sent}` });
  await receiver.close();
  receiver = openAt(inboxFile, mailed(mail));
  await waitForCondition(() => mail.mails.length >= 51);
  const subjects = mail.mails.map(({ headers }) =>
    headers.find((line) => line.startsWith("Subject: ")),
  );
  expect(subjects[0]).toContain("Visitor 59");
  expect(subjects[50]).toBe("Subject: 10 more quote requests in the inbox");
  expect(
    mail.mails[50]!.body.match(/Visitor \d, 253 555 0100, ann@example/g),
  ).toHaveLength(10);
  await waitForCondition(async () =>
    (await deliveriesIn(inboxFile)).every((each) => each.deliveredAt),
  );
});

test("the owner gets one mail while limits turn requests away, and monitors read since when", async () => {
  const mail = await startMailServer();
  await open(mailed(mail));
  expect(await receiver.rateLimit("calm")).toBe(0);
  for (let sent = 0; sent < 3; sent++)
    expect(await receiver.rateLimit("busy")).toBe(60);
  const { turnedAway } = await receiver.checkHealth();
  expect(turnedAway).toEqual({
    since: expect.stringMatching(/Z$/) as string,
    count: 3,
  });
  expect(log.mock.calls.flat()).toEqual([
    `Quote requests are turned away since ${turnedAway!.since}`,
  ]);
  await receiver.close();
  expect(mail.mails.map(({ headers }) => headers)).toEqual([
    expect.arrayContaining(["Subject: Quote requests are turned away"]),
  ]);
});

test("a recipient who comes back doesn't get earlier requests; a wrong setting removes no channel", async () => {
  const mail = await startMailServer({ rejectWith: () => "Not now" });
  const inboxFile = await open(mailed(mail));
  await receiver.store.add(sentRequest);
  for (const [env, left] of [
    [{ ...mailed(mail, "boss@movers.local"), QUOTE_FORWARD_URL: "a" }, 2],
    [{}, 2],
    [mailed(mail, "boss@movers.local"), 1],
  ] as const) {
    await receiver.close();
    receiver = openAt(inboxFile, env);
    await waitForCondition(
      async () => (await deliveriesIn(inboxFile)).length === left,
    );
  }
});

test("a wrong setting of the server is named beside what waits, and doesn't keep removed channels", async () => {
  const mail = await startMailServer({ rejectWith: () => "Not now" });
  const inboxFile = await open(mailed(mail));
  const { receivedAt } = await receiver.store.add(sentRequest);
  await receiver.close();
  const env = mailed(mail, "boss@movers.local");
  receiver = openAt(inboxFile, env, [new SettingError("TRUST_PROXY", "is no")]);
  await waitForCondition(async () => {
    const [delivery, ...others] = await deliveriesIn(inboxFile);
    return delivery?.channel === "mail:boss@movers.local" && !others.length;
  });
  await waitForCondition(async () => {
    const { notification } = await receiver.checkHealth();
    return notification.waiting === 1;
  });
  expect(await receiver.checkHealth()).toEqual({
    notification: {
      ...{ status: "misconfigured", ignoredSettings: ["TRUST_PROXY"] },
      ...{ waiting: 1, since: receivedAt },
    },
  });
  expect(log).toHaveBeenCalledWith("A setting is ignored: TRUST_PROXY is no");
});

test("with too little room on the disk no request is accepted, and the owner gets an alert", async () => {
  const mail = await startMailServer();
  const QUOTE_FREE_SPACE = "1000000000";
  const inboxFile = await open({ ...mailed(mail), QUOTE_FREE_SPACE });
  const why = `Less than ${QUOTE_FREE_SPACE} MB are free on the disk of ${inboxFile}`;
  await expect(receiver.store.add(sentRequest)).rejects.toThrow(why);
  await expect(receiver.checkHealth()).rejects.toThrow(why);
  expect(await readInbox(inboxFile)).toEqual([]);
  await receiver.close();
  expect(mail.mails.map(({ headers }) => headers)).toEqual([
    expect.arrayContaining(["Subject: Quote requests can't be saved"]),
  ]);
});

test.each([
  [
    "a request",
    () => receiver.store.add(sentRequest),
    // The message was whole, so it may have arrived.
    [["the server was stopped", 1]],
  ],
  ["a request turned away", () => receiver.rateLimit("busy"), []],
])(
  "a mail server that hangs with %s doesn't keep the receiver from closing, and the attempt is recorded",
  async (...row) => {
    const [, receive, recorded] = row;
    const mail = await startMailServer({ hangs: true });
    const inboxFile = await open(mailed(mail));
    await receive();
    await waitForCondition(() => mail.attempts() === 1);
    jest.useFakeTimers({ doNotFake: ["setInterval", "clearInterval"] });
    const closing = receiver.close();
    await jest.advanceTimersByTimeAsync(5_000);
    await closing;
    jest.useRealTimers();
    const deliveries = await deliveriesIn(inboxFile);
    expect(
      deliveries.map(({ result, uncertainAttempts }) => [
        result,
        uncertainAttempts,
      ]),
    ).toEqual(recorded);
  },
  30_000,
);
