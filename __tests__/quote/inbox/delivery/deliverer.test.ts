import path from "node:path";
import { openInbox } from "../../../../src/quote/inbox/store/inbox";
import type { LocalDatabase } from "../../../../src/quote/inbox/store/inbox";
import { deliverTo } from "../../../../src/quote/inbox/delivery/deliver";
import {
  deliverDue,
  startDeliverer,
} from "../../../../src/quote/inbox/delivery/deliverer";
import type { Deliverer } from "../../../../src/quote/inbox/delivery/deliverer";
import {
  deliveryQueue,
  inSummary,
  queueUntold,
} from "../../../../src/quote/inbox/delivery/deliveryQueue";
import { notificationOf } from "../../../../src/quote/inbox/delivery/notification";
import { readSaved } from "../../../../src/quote/inbox/listing/savedQuotes";
import { insertQuote } from "../../../support/databases";
import { startService, until } from "../../../support/localService";
import { sentRequest } from "../../../support/quoteRequests";
import { temporaryFolder } from "../../../support/temporaryFolder";

let database: LocalDatabase;
let deliverers: Deliverer[];
const onError = jest.fn();

const entryOf = (id: string) => ({
  id,
  receivedAt: "2027-01-02T03:04:05.678Z",
  request: { ...sentRequest, name: `Visitor ${id}` },
});

/** Stores a request and queues it, as the receiver does. */
const queue = (id: string) =>
  database.write(insertQuote(entryOf(id)), ...queueUntold(["forward"]));

const queueWith = (first = 10, longest = 40) =>
  deliveryQueue(database, "forward", { first, longest });

function deliverAt(
  url: string,
  changes: Partial<Parameters<typeof startDeliverer>[0]> = {},
) {
  const deliverer = startDeliverer({
    queue: queueWith(),
    deliver: deliverTo(url),
    signal: new AbortController().signal,
    onError,
    onFailure: () => undefined,
    ...changes,
  });
  deliverers.push(deliverer);
  deliverer.wake();
  return deliverer;
}

const deliveryOf = async (id: string) =>
  (await readSaved(database)).find((quote) => quote.id === id)?.deliveries[0];
const dueAt = async () => {
  const sql = "SELECT due_at FROM deliveries";
  const [row] = await database.read<{ due_at: number }>({ sql, values: [] });
  return row!.due_at;
};
const isDelivered = (id: string) => async () =>
  Boolean((await deliveryOf(id))?.deliveredAt);

beforeEach(async () => {
  database = openInbox(path.join(await temporaryFolder(), "quotes.db"));
  deliverers = [];
  onError.mockClear();
});
afterEach(async () => {
  await Promise.all(deliverers.map((each) => each.settled()));
  database.close();
  jest.restoreAllMocks();
});

test.each([
  [500, "500"],
  // Following it could drop the body.
  [301, "301"],
  [308, "308"],
  ["reset", "other side closed"],
  ["hang", "The operation was aborted due to timeout"],
] as const)("a delivery that ends in %p is retried", async (failure, why) => {
  const { url, keys } = await startService((_post, n) =>
    n === 0 ? failure : 200,
  );
  await queue("a");
  // What hasn't been tried isn't late.
  const notification = await notificationOf(database, ["forward"]);
  expect(notification).toEqual({ status: "working" });
  const onOutcome = jest.fn();
  const timeout = failure === "hang" ? 500 : 10_000;
  await until(async () => {
    await deliverDue(queueWith(), deliverTo(url), { timeout, onOutcome });
    return isDelivered("a")();
  });
  expect(keys()).toEqual(["a", "a"]);
  expect(onOutcome.mock.calls).toEqual([
    [{ delivered: false, result: why }],
    [{ delivered: true, result: "200" }],
  ]);
  expect(await deliveryOf("a")).toMatchObject({ attempts: 2, result: "200" });
});

describe("the delay before the next attempt", () => {
  const fail = async (retries: ReturnType<typeof queueWith>) => {
    const claim = await retries.claim(1000);
    await retries.record(claim!, { delivered: false, result: "500" });
  };

  test("doubles with each failure, up to the longest", async () => {
    let now = 0;
    jest.spyOn(Date, "now").mockImplementation(() => now);
    await queue("a");
    const retries = queueWith(10_000, 40_000);
    const delays = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      await fail(retries);
      const delay = (await dueAt()) - now;
      delays.push(delay);
      now += delay;
    }
    expect(delays).toEqual([10_000, 20_000, 40_000, 40_000]);
  });

  test("gets no longer when the clock is set back", async () => {
    await queue("a");
    const retries = queueWith(60_000, 60_000);
    await fail(retries);
    expect(await retries.claim(1000)).toBeUndefined();
    const yesterday = Date.now() - 86_400_000;
    jest.spyOn(Date, "now").mockImplementation(() => yesterday);
    expect(await retries.claim(1000)).toMatchObject({ entry: entryOf("a") });
  });
});

test("a service that answers elsewhere has accepted the request, if its answer is there", async () => {
  const answers: Record<string, number> = { "/quotes": 302, "/elsewhere": 200 };
  const { url, posts } = await startService(({ path }) => answers[path!]!);
  const deliver = () =>
    deliverTo(url)(entryOf("a"), AbortSignal.timeout(10_000));
  expect(await deliver()).toEqual({ delivered: true, result: "200" });
  answers["/elsewhere"] = 404;
  expect(await deliver()).toEqual({ delivered: false, result: "404" });
  expect(posts.map(({ method }) => method).join()).toBe("POST,GET,POST,GET");
  expect(posts[0]).toMatchObject({
    path: "/quotes",
    headers: { "content-type": "application/json", "idempotency-key": "a" },
  });
  expect(JSON.parse(posts[0]!.body)).toEqual(entryOf("a").request);
});

test("what a summary told of doesn't count among the deliveries of an hour", async () => {
  await queue("a");
  await queue("b");
  await database.write({
    sql: "UPDATE deliveries SET delivered_at = ?1, result = ?2 WHERE quote_id = 'a'",
    values: [new Date().toISOString(), inSummary],
  });
  const queued = deliveryQueue(database, "forward", { perHour: 1 });
  const claim = await queued.claim(1000);
  expect(claim?.entry.id).toBe("b");
  await queued.record(claim!, { delivered: true, result: "250" });
  await queue("c");
  expect(await queued.claim(1000)).toBeUndefined();
});

test("a failing request doesn't delay others", async () => {
  const { url } = await startService(({ headers }) =>
    headers["idempotency-key"] === "poisoned" ? 500 : 200,
  );
  await queue("poisoned");
  const { wake } = deliverAt(url, { queue: queueWith(60_000, 60_000) });
  await until(async () => (await deliveryOf("poisoned"))?.result === "500");
  await queue("a");
  wake();
  await until(isDelivered("a"));
  expect(await isDelivered("poisoned")()).toBe(false);
});

test("after a restart, a delivery without a recorded outcome is retried once its lease expires", async () => {
  await queue("a");
  // The lease outlasts the attempt, whose timeout is a minute.
  await deliverDue(
    { ...queueWith(), record: () => Promise.resolve() },
    () => Promise.resolve({ delivered: true, result: "" }),
    { atMost: 1 },
  );
  expect((await dueAt()) - Date.now()).toBeGreaterThan(100_000);
  await database.write({ sql: "UPDATE deliveries SET due_at = 1", values: [] });
  const { url, keys } = await startService();
  deliverAt(url);
  await until(isDelivered("a"));
  expect(keys()).toEqual(["a"]);
});

test("two processes never deliver the same request at the same time", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `id ${index}`);
  for (const id of ids) await queue(id);
  const { url, keys } = await startService();
  deliverAt(url);
  deliverAt(url);
  for (const id of ids) await until(isDelivered(id));
  await Promise.all(deliverers.map((each) => each.settled()));
  expect(keys().sort()).toEqual([...ids].sort());
});

test("an outcome that can't be recorded is reported, and the next delivery follows", async () => {
  const full = new Error("database or disk is full");
  const { url, keys } = await startService();
  await queue("b");
  await queue("a");
  const { record, ...others } = queueWith();
  const { wake } = deliverAt(url, {
    queue: {
      ...others,
      record: (claim, outcome) =>
        claim.entry.id === "a" ? Promise.reject(full) : record(claim, outcome),
    },
  });
  await until(() => onError.mock.calls.length > 0);
  wake();
  await until(isDelivered("b"));
  expect(onError.mock.calls).toEqual([[full]]);
  expect(keys()).toEqual(["a", "b"]);
});
