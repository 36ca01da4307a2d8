import http from "node:http";
import path from "node:path";
import { createInbox } from "../../../../src/quote/inbox/store/inbox";
import type { Inbox } from "../../../../src/quote/inbox/store/inbox";
import type { AttemptContext } from "../../../../src/quote/inbox/delivery/deliveryWorker";
import {
  deliverDueQuoteRequests,
  createDeliveryWorker,
} from "../../../../src/quote/inbox/delivery/deliveryWorker";
import { createForwarder } from "../../../../src/quote/inbox/delivery/forwardChannelDefinition";
import {
  createDeliveryQueue,
  readDeliveryStatus,
} from "../../../../src/quote/inbox/store/deliveries";
import type { DeliveryQueue } from "../../../../src/quote/inbox/store/deliveries";
import { buildQueueStatements } from "../../../../src/quote/inbox/store/quoteStore";
import { readStoredQuoteRequests } from "../../../../src/quote/inbox/cli/storedQuotes";
import { insertQuoteStatement } from "../../../support/databases";
import {
  listen,
  startAutomationService,
  waitForCondition,
} from "../../../support/localService";
import { sentRequest } from "../../../support/quoteRequests";
import { createTemporaryFolder } from "../../../support/createTemporaryFolder";

let database: Inbox;
let channels: ReturnType<typeof createDeliveryWorker>[];
let log: jest.SpyInstance;

const quoteOf = (id: string) => ({
  id,
  receivedAt: "2027-01-02T03:04:05.678Z",
  request: { ...sentRequest, name: `Visitor ${id}` },
});

/** Stores a request and queues it for the service. */
const queue = (id: string) =>
  database.write(
    insertQuoteStatement(quoteOf(id)),
    ...buildQueueStatements(["forward"]),
  );

type Claim = Awaited<ReturnType<DeliveryQueue["claim"]>>;

const forwardTo = (url: string) =>
  createForwarder({ url, variable: "QUOTE_FORWARD_URL" });

const openQueue = () => createDeliveryQueue(database, "forward");

function startWorker(
  url: string,
  changes: Partial<Parameters<typeof createDeliveryWorker>[0]> = {},
) {
  const channel = createDeliveryWorker({
    recipient: "QUOTE_FORWARD_URL",
    queue: openQueue(),
    send: forwardTo(url),
    signal: new AbortController().signal,
    ...changes,
  });
  channels.push(channel);
  channel.poll();
  return channel;
}

const deliveryOf = async (id: string) =>
  (await readStoredQuoteRequests(database)).find((quote) => quote.id === id)
    ?.deliveries[0];
const readDueAt = async () => {
  const sql = "SELECT due_at FROM deliveries";
  const [row] = await database.read<{ due_at: number }>({ sql, values: [] });
  return row!.due_at;
};
const isDelivered = (id: string) => async () =>
  Boolean((await deliveryOf(id))?.deliveredAt);

beforeEach(async () => {
  database = createInbox(path.join(await createTemporaryFolder(), "quotes.db"));
  channels = [];
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  await Promise.all(channels.map((each) => each.whenSettled()));
  database.close();
  jest.restoreAllMocks();
});

const hour = 3_600_000;

test.each([
  [500, "500", { isChannelDown: true }, 0],
  // Following it could drop the body.
  [301, "301", { isChannelDown: false }, 60_000],
  [308, "308", { isChannelDown: false }, 60_000],
  ["reset", "other side closed", { isUncertain: true }, hour],
  ["hang", "no answer in 0.5 s", { isUncertain: true }, hour],
] as const)("a delivery that ends in %p is retried", async (...row) => {
  const [failure, result, failureKind, delay] = row;
  const { url, keys } = await startAutomationService((_post, n) =>
    n === 0 ? failure : 200,
  );
  await queue("a");
  // A request without an attempt isn't late.
  const notification = await readDeliveryStatus(database, ["forward"]);
  expect(notification).toEqual({ status: "working" });
  const onAttempt = jest.fn();
  const stageTimeout = failure === "hang" ? 500 : 10_000;
  const now = Date.now();
  const clock = jest.spyOn(Date, "now").mockReturnValue(now);
  const send = () =>
    deliverDueQuoteRequests(openQueue(), forwardTo(url), {
      stageTimeout,
      onAttempt,
    });
  await send();
  expect(await readDueAt()).toBe(now + delay);
  clock.mockReturnValue(await readDueAt());
  await send();
  expect(keys()).toEqual(["a", "a"]);
  expect(onAttempt.mock.calls).toEqual([
    [{ delivered: false, result, ...failureKind }],
    [{ delivered: true, result: "200" }],
  ]);
  expect(await deliveryOf("a")).toMatchObject({ attempts: 2, result: "200" });
});

test("a rejected request waits longer after each attempt, an hour at most, also when the clock is set back", async () => {
  let now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now);
  await queue("a");
  const delays = [];
  for (const attempts of [0, 1, 100]) {
    const sql = "UPDATE deliveries SET attempts = ?1, due_at = 0";
    await database.write({ sql, values: [attempts] });
    const claim = await openQueue().claim();
    await openQueue().record(claim!, { delivered: false, result: "550" });
    delays.push((await readDueAt()) - now);
  }
  expect(delays).toEqual([60_000, 120_000, hour]);
  expect(await openQueue().claim()).toBeUndefined();
  now -= 86_400_000;
  expect(await openQueue().claim()).toMatchObject({
    quotes: [quoteOf("a")],
  });
});

/** Responses of the service by path. */
const targets: Record<string, [status: number, type: string]> = {
  "/result": [200, "application/json"],
  "/login": [200, "text/html; charset=utf-8"],
  "/gone": [404, "text/html"],
};
const page = /leads to a page, which may ask to sign in/;

test.each<[string, number, string, object]>([
  ["a result", 302, "/result", { delivered: true, result: "200" }],
  [
    "a page",
    303,
    "/login",
    { delivered: false, result: page, isUncertain: true },
  ],
  ["nothing", 302, "/gone", { delivered: false, result: /^404$/ }],
  [
    "itself, but encrypted",
    302,
    "https:",
    { result: /^302: QUOTE_FORWARD_URL has to begin with https:$/ },
  ],
])("a service that answers with %s elsewhere", async (...row) => {
  const [, status, target, expected] = row;
  const service = http.createServer(({ url: requestedPath = "" }, response) => {
    const [code, type] = targets[requestedPath] ?? [status, "text/plain"];
    const encrypted = `https://127.0.0.1${requestedPath}`;
    const Location = target === "https:" ? encrypted : target;
    response.writeHead(code, { Location, "Content-Type": type }).end();
  });
  const { origin, close } = await listen(service);
  const { signal } = new AbortController();
  const attempt = await forwardTo(`${origin}/quotes`)([quoteOf("a")], {
    signal,
  });
  for (const [name, value] of Object.entries(expected))
    if (value instanceof RegExp)
      expect(attempt).toHaveProperty(name, expect.stringMatching(value));
    else expect(attempt).toHaveProperty(name, value);
  await close();
});

test("a service gets the request as JSON, with its id", async () => {
  const { url, posts } = await startAutomationService();
  const { signal } = new AbortController();
  await forwardTo(url)([quoteOf("a")], { signal });
  expect(posts).toMatchObject([
    {
      ...{ method: "POST", path: "/quotes" },
      headers: { "content-type": "application/json", "idempotency-key": "a" },
    },
  ]);
  expect(JSON.parse(posts[0]!.body)).toEqual(quoteOf("a").request);
});

test("requests in a summary don't count towards the limit per hour, and the next summary comes ten minutes later", async () => {
  for (const id of ["a", "b", "c"]) await queue(id);
  const queued = createDeliveryQueue(database, "forward", 1);
  const idsOf = (claim: Claim) => claim?.quotes.map(({ id }) => id);
  const single = await queued.claim();
  expect(idsOf(single)).toEqual(["c"]);
  await queued.record(single!, { delivered: true, result: "250" });
  const summary = await queued.claim();
  expect(idsOf(summary)).toEqual(["b", "a"]);
  // While the lease lasts, no other process claims these requests.
  expect(await queued.claim()).toBeUndefined();
  await queued.record(summary!, { delivered: false, result: "550" });
  expect(await readDeliveryStatus(database, ["forward"])).toMatchObject({
    ...{ status: "failing", waiting: 2 },
  });
  let now = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => now);
  expect(await queued.claim()).toBeUndefined();
  now += 60_000;
  const again = await queued.claim();
  expect(idsOf(again)).toEqual(["b", "a"]);
  await queued.record(again!, { delivered: true, result: "250" });
  await queue("d");
  expect(await queued.claim()).toBeUndefined();
  now += 600_001;
  expect(await queued.claim()).toMatchObject({ isSummary: true });
  now += 3_600_001;
  expect(await queued.claim()).toMatchObject({ isSummary: false });
});

test("while the channel fails, one request at a time is tried with exponential backoff, five minutes at most; then all are delivered", async () => {
  const ids = ["a", "b", "c", "d"];
  for (const id of ids) await queue(id);
  let isDown = true;
  const { url, keys } = await startAutomationService(() =>
    isDown ? 401 : 200,
  );
  const channel = startWorker(url);
  await channel.whenSettled();
  let now = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => now);
  const pollAfter = (milliseconds: number) => {
    now += milliseconds;
    channel.poll();
    return channel.whenSettled();
  };
  await pollAfter(500);
  expect(keys()).toEqual(["d"]);
  await pollAfter(1000);
  await pollAfter(1500);
  expect(keys()).toEqual(["d", "c"]);
  for (let pause = 0; pause < 10; pause += 1) await pollAfter(300_000);
  expect(keys()).toHaveLength(12);
  isDown = false;
  await pollAfter(300_000);
  expect(keys().slice(12).sort()).toEqual(ids);
  expect(log.mock.calls).toEqual([
    [
      "Quote requests can't be delivered to QUOTE_FORWARD_URL, and delivery is retried: 401",
    ],
  ]);
});

test("an attempt that never ends counts as failed once its lease has run out", async () => {
  await queue("a");
  const claim = await openQueue().claim();
  expect(claim).toMatchObject({ quotes: [quoteOf("a")] });
  expect(await readDeliveryStatus(database, ["forward"])).toEqual({
    status: "working",
  });
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 120_001);
  expect(await readDeliveryStatus(database, ["forward"])).toMatchObject({
    status: "failing",
    waiting: 1,
  });
});

type Stages = (context: AttemptContext) => Promise<void>;
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

test.each<[string, Stages, number, object]>([
  [
    "responds in time at each stage",
    async ({ onResponse }) => {
      for (let stage = 0; stage < 5; stage++) {
        await wait(59_000);
        onResponse!();
      }
    },
    355_000,
    { result: "no answer in 60 s", isChannelDown: true },
  ],
  [
    "doesn't answer to a whole message",
    async ({ onHandedOver, onResponse }) => {
      await wait(50_000);
      onHandedOver!(600_000);
      onResponse!();
    },
    650_000,
    { result: "no answer in 600 s", isUncertain: true },
  ],
])("an attempt with a server that %s", async (...row) => {
  const [, passStages, duration, failure] = row;
  jest.useFakeTimers();
  const record = jest.fn(() => Promise.resolve());
  const prolong = jest.fn(() => Promise.resolve());
  const claim = { quotes: [quoteOf("a")] as const, isSummary: false };
  const sent = deliverDueQuoteRequests(
    { claim: () => Promise.resolve(claim), prolong, record },
    async (_quotes, context) => {
      await passStages(context);
      return new Promise(() => undefined);
    },
    { maxAttempts: 1 },
  );
  await jest.advanceTimersByTimeAsync(duration - 1);
  expect(record).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await sent;
  expect(record.mock.calls).toEqual([
    [claim, { delivered: false, ...failure }],
  ]);
  const renewals = Math.floor(duration / 60_000);
  expect(prolong).toHaveBeenCalledTimes(renewals);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(prolong).toHaveBeenCalledTimes(renewals);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test("the log says once an hour that requests may have arrived, also after another failure", async () => {
  const failures = [{ isChannelDown: true }, { isUncertain: true }];
  for (const id of ["a", "b", "c"]) await queue(id);
  let now = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => now);
  const worker = startWorker("", {
    send: () => {
      const failure = failures.shift() ?? { isUncertain: true };
      return Promise.resolve({ delivered: false, result: "why", ...failure });
    },
  });
  await worker.whenSettled();
  now += 1000;
  worker.poll();
  await worker.whenSettled();
  expect(log.mock.calls).toEqual([
    [
      "Quote requests can't be delivered to QUOTE_FORWARD_URL, and delivery is retried: why",
    ],
    [
      "A quote request may have arrived at QUOTE_FORWARD_URL, and is sent again after an hour or longer: why",
    ],
  ]);
});

test("an attempt that ignores its signal ends after its timeout, and with the server", async () => {
  const never = () => new Promise<never>(() => undefined);
  const results: string[] = [];
  const onAttempt = ({ result }: { result: string }) =>
    void results.push(result);
  await queue("a");
  await deliverDueQuoteRequests(openQueue(), never, {
    stageTimeout: 1,
    onAttempt,
  });
  const ending = new AbortController();
  await queue("b");
  const stopped = deliverDueQuoteRequests(openQueue(), never, {
    signal: ending.signal,
    onAttempt,
  });
  await waitForCondition(async () => (await deliveryOf("b"))?.attempts === 1);
  ending.abort();
  await stopped;
  expect(results).toEqual(["no answer in 0.001 s", "the server was stopped"]);
});

test("a failing request doesn't delay others", async () => {
  const { url } = await startAutomationService(({ headers }) =>
    headers["idempotency-key"] === "poisoned" ? 422 : 200,
  );
  await queue("poisoned");
  const { poll } = startWorker(url);
  await waitForCondition(
    async () => (await deliveryOf("poisoned"))?.result === "422",
  );
  await queue("a");
  poll();
  await waitForCondition(isDelivered("a"));
  expect(await isDelivered("poisoned")()).toBe(false);
});

test("after a restart, a delivery without a recorded outcome is retried once its lease expires", async () => {
  await queue("a");
  await deliverDueQuoteRequests(
    { ...openQueue(), record: () => Promise.resolve() },
    () => Promise.resolve({ delivered: true, result: "" }),
    { maxAttempts: 1 },
  );
  expect((await readDueAt()) - Date.now()).toBeGreaterThan(100_000);
  await database.write({ sql: "UPDATE deliveries SET due_at = 1", values: [] });
  const { url, keys } = await startAutomationService();
  startWorker(url);
  await waitForCondition(isDelivered("a"));
  expect(keys()).toEqual(["a"]);
});

test("two processes never deliver the same request at the same time", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `id ${index}`);
  for (const id of ids) await queue(id);
  const { url, keys } = await startAutomationService();
  startWorker(url);
  startWorker(url);
  for (const id of ids) await waitForCondition(isDelivered(id));
  await Promise.all(channels.map((each) => each.whenSettled()));
  expect(keys().sort()).toEqual([...ids].sort());
});

test("an attempt that can't be recorded is logged, and the next delivery follows", async () => {
  const { url, keys } = await startAutomationService();
  await queue("b");
  await queue("a");
  const original = openQueue();
  const { poll, whenSettled } = startWorker(url, {
    queue: {
      ...original,
      record: (claim, attempt) =>
        claim.quotes[0].id === "a"
          ? Promise.reject(new Error("disk is full"))
          : original.record(claim, attempt),
    },
  });
  await whenSettled();
  poll();
  await waitForCondition(isDelivered("b"));
  expect(log.mock.calls).toEqual([
    ["A delivery could not be recorded: disk is full"],
  ]);
  expect(keys()).toEqual(["a", "b"]);
});
