import type * as timers from "node:timers/promises";
import type { Database } from "../../../../src/quote/inbox/store/database";
import { deliverTo } from "../../../../src/quote/inbox/delivery/deliver";
import { startDeliverer } from "../../../../src/quote/inbox/delivery/deliverer";
import type { Deliverer } from "../../../../src/quote/inbox/delivery/deliverer";
import { deliveryQueue } from "../../../../src/quote/inbox/delivery/deliveryQueue";
import type { DeliveryQueue } from "../../../../src/quote/inbox/delivery/deliveryQueue";
import {
  markHandled,
  readDeliveries,
} from "../../../../src/quote/inbox/listing/savedQuotes";
import type { QuoteEntry } from "../../../../src/quote/inbox/store/quoteEntry";
import { fakeD1, insertQuote } from "../../../support/databases";
import { startService, until } from "../../../support/localService";
import { sentRequest } from "../../../support/quoteRequests";
import { d1Database } from "../../../../src/hosts/cloudflare/d1Database";

const sleep = jest.requireActual<typeof timers>(
  "node:timers/promises",
).setTimeout;
jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));
const pause = jest.requireMock<{
  setTimeout: jest.MockedFunction<typeof sleep<undefined>>;
}>("node:timers/promises").setTimeout;

type Service = Awaited<ReturnType<typeof startService>>;

let database: Database;
let service: Service | undefined;
let deliverer: Deliverer | undefined;
const onError = jest.fn();
const onFailure = jest.fn();

const entryOf = (id: string): QuoteEntry => ({
  id,
  receivedAt: "2027-01-02T03:04:05.678Z",
  request: { ...sentRequest, name: `Visitor ${id}` },
});

/** Stores requests without queuing them. */
const store = (...ids: string[]) =>
  database.write(...ids.map((id) => insertQuote(entryOf(id))));

/** Stores a request and queues it, as the receiver does. */
const queue = (id: string) =>
  database.write(insertQuote(entryOf(id)), {
    sql: "INSERT INTO deliveries (quote_id, way) VALUES (?1, 'forward')",
    values: [id],
  });

async function serve(...behavior: Parameters<typeof startService>) {
  return (service = await startService(...behavior));
}

interface Changes {
  readonly first?: number;
  readonly longest?: number;
  readonly timeout?: number;
  readonly grace?: number;
  readonly queue?: Partial<DeliveryQueue>;
}

const queueWith = ({ first = 10, longest = 40 }: Changes = {}) =>
  deliveryQueue(database, "forward", { first, longest });

function deliverAt(url: string, changes: Changes = {}) {
  const { timeout = 10_000, grace } = changes;
  deliverer = startDeliverer({
    queue: { ...queueWith(changes), ...changes.queue },
    deliver: deliverTo(url),
    timeout,
    grace,
    onError,
    onFailure,
  });
  return deliverer;
}

const deliveries = () => readDeliveries(database);
const deliveryOf = async (id: string) =>
  (await deliveries()).find((each) => each.quote_id === id);
const isDelivered = (id: string) => async () =>
  Boolean((await deliveryOf(id))?.delivered_at);
/** Whether this many attempts have ended. */
const hasFailed =
  (id: string, times = 1) =>
  async () => {
    const delivery = await deliveryOf(id);
    return Boolean(delivery?.result && delivery.attempts >= times);
  };

beforeEach(() => {
  database = d1Database(fakeD1());
  onError.mockClear();
  onFailure.mockClear();
  pause.mockImplementation(sleep);
});
afterEach(async () => {
  await deliverer?.close();
  await service?.close();
  jest.restoreAllMocks();
});

describe("a delivery", () => {
  test("posts the request with its id as the idempotency key", async () => {
    const { url, posts } = await serve();
    await queue("a");
    deliverAt(url);
    await until(isDelivered("a"));
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({
      method: "POST",
      path: "/quotes",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "idempotency-key": "a",
      },
    });
    expect(JSON.parse(posts[0]!.body)).toEqual(entryOf("a").request);
  });

  test("starts at once when woken", async () => {
    const { url } = await serve();
    const { wake } = deliverAt(url);
    await until(() => pause.mock.calls.length > 0);
    await queue("a");
    wake();
    await until(isDelivered("a"));
  });

  test.each([
    [500, "500"],
    [404, "404"],
    // Following it would turn the POST into a GET that delivers nothing.
    [302, "302"],
    ["reset", "other side closed"],
    ["hang", "The operation was aborted due to timeout"],
  ] as const)("that ends in %p is retried", async (failure, result) => {
    const { url, keys } = await serve((_post, n) => (n === 0 ? failure : 200));
    await queue("a");
    const recorded: string[] = [];
    const { record } = queueWith();
    deliverAt(url, {
      timeout: failure === "hang" ? 500 : undefined,
      queue: {
        record(claim, outcome) {
          recorded.push(outcome.result);
          return record(claim, outcome);
        },
      },
    });
    await until(isDelivered("a"));
    expect(keys()).toEqual(["a", "a"]);
    expect(recorded).toEqual([result, "200"]);
    expect(await deliveryOf("a")).toMatchObject({ attempts: 2, result: "200" });
  });
});

test("a failure is reported at first, and then once an hour until it ends", async () => {
  let clock = 0;
  jest.spyOn(performance, "now").mockImplementation(() => clock);
  const { url, posts } = await serve((_post, n) => {
    if (n === 3) clock = 3_600_001;
    return n < 5 ? 500 : 200;
  });
  await queue("a");
  const { wake } = deliverAt(url);
  await until(isDelivered("a"));
  expect(posts).toHaveLength(6);
  expect(onFailure.mock.calls).toEqual([["500"], ["500"]]);
  wake();
});

describe("backoff", () => {
  test("doubles with each failure, up to the longest delay", async () => {
    const pauses: number[] = [];
    let now = 0;
    jest.spyOn(Date, "now").mockImplementation(() => now);
    pause.mockImplementation(async (milliseconds = 0, value, options) => {
      // Enough delays are recorded: wait until the deliverer is closed.
      if (pauses.length === 5) return sleep(milliseconds, value, options);
      if (milliseconds) pauses.push(milliseconds);
      now += milliseconds;
    });
    await queue("a");
    const { url } = await serve(() => 500);
    deliverAt(url, { first: 10_000, longest: 40_000 });
    await until(() => pauses.length === 5);
    expect(pauses).toEqual([10_000, 20_000, 40_000, 40_000, 40_000]);
  });

  test("of a failing request doesn't delay others", async () => {
    const { url } = await serve(({ headers }) =>
      headers["idempotency-key"] === "poisoned" ? 500 : 200,
    );
    await queue("poisoned");
    const { wake } = deliverAt(url, { first: 60_000, longest: 60_000 });
    await until(hasFailed("poisoned"));
    await queue("a");
    await queue("b");
    wake();
    await until(isDelivered("a"));
    await until(isDelivered("b"));
    expect(await isDelivered("poisoned")()).toBe(false);
  });

  test("gets no longer when the clock is set back", async () => {
    await queue("a");
    const retries = queueWith({ first: 60_000, longest: 60_000 });
    const claim = await retries.claim(1000);
    await retries.record(claim!, { delivered: false, result: "500" });
    expect(await retries.claim(1000)).toBeUndefined();
    const yesterday = Date.now() - 86_400_000;
    jest.spyOn(Date, "now").mockImplementation(() => yesterday);
    expect(await retries.claim(1000)).toMatchObject({
      entry: entryOf("a"),
    });
  });
});

test("an attempt that hangs is aborted when the server closes", async () => {
  const { url, posts } = await serve(() => "hang");
  await queue("a");
  const { close } = deliverAt(url, { grace: 1 });
  await until(() => posts.length === 1);
  await close();
  expect(await deliveryOf("a")).toMatchObject({
    attempts: 1,
    result: "This operation was aborted",
    delivered_at: null,
  });
});

describe("after a restart", () => {
  test("only undelivered requests are delivered", async () => {
    await store("a", "b", "c");
    const earlier = queueWith();
    await earlier.resume();
    for (const delivered of [false, true])
      await earlier.record((await earlier.claim(60_000))!, {
        delivered,
        result: "",
      });
    const { url, keys } = await serve();
    deliverAt(url);
    await until(isDelivered("c"));
    await until(isDelivered("a"));
    expect(keys().sort()).toEqual(["a", "c"]);
    expect(await earlier.nextDue()).toBeUndefined();
  });

  test("requests handled before forwarding was set up are not delivered", async () => {
    await store("a", "b");
    await markHandled(database, "a", true);
    const { url, keys } = await serve();
    deliverAt(url);
    await until(isDelivered("b"));
    expect(keys()).toEqual(["b"]);
    expect(await deliveryOf("a")).toBeUndefined();
  });

  test("a delivery without a recorded outcome is retried once its lease expires", async () => {
    await queue("a");
    await queueWith().claim(-1);
    const { url, keys } = await serve();
    deliverAt(url);
    await until(isDelivered("a"));
    expect(keys()).toEqual(["a"]);
  });
});

test("two processes never deliver the same request at the same time", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `id ${index}`);
  await store(...ids);
  const { url, keys } = await serve();
  const others = [deliverAt(url), deliverAt(url)];
  for (const id of ids) await until(isDelivered(id));
  await Promise.all(others.map((each) => each.close()));
  expect(keys().sort()).toEqual([...ids].sort());
});

test("an outcome that can't be recorded is reported, and the next delivery follows", async () => {
  const full = new Error("database or disk is full");
  const { url, keys } = await serve();
  await queue("a");
  await queue("b");
  const { record } = queueWith();
  const { wake } = deliverAt(url, {
    queue: {
      record: (claim, outcome) =>
        claim.entry.id === "a" ? Promise.reject(full) : record(claim, outcome),
    },
  });
  await until(() => onError.mock.calls.length > 0);
  await until(() => pause.mock.calls.length > 0);
  wake();
  await until(isDelivered("b"));
  expect(onError.mock.calls).toEqual([[full]]);
  expect(keys()).toEqual(["a", "b"]);
});
