import path from "node:path";
import { setQuoteRequestHandled } from "../../../../src/quote/inbox/cli/storedQuotes";
import {
  createDeliveryQueue,
  readDeliveryStatus,
} from "../../../../src/quote/inbox/store/deliveries";
import { createInbox } from "../../../../src/quote/inbox/store/inbox";
import type { Inbox } from "../../../../src/quote/inbox/store/inbox";
import {
  buildQueueStatements,
  createQuoteStore,
  buildDeleteOrphanedDeliveriesStatement,
} from "../../../../src/quote/inbox/store/quoteStore";
import { createTemporaryFolder } from "../../../support/createTemporaryFolder";
import { sentRequest } from "../../../support/quoteRequests";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse("2027-01-02T03:04:05.678Z");

let database: Inbox;
let now: number;
beforeEach(async () => {
  database = createInbox(path.join(await createTemporaryFolder(), "quotes.db"));
  now = start;
  jest.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  database.close();
});

const createQueue = () => createDeliveryQueue(database, "forward", 2);
const add = (name = "Ann", channels = ["forward"]) =>
  createQuoteStore(database, channels).add({ ...sentRequest, name });

/** Claims what is due, and records an attempt. @returns number of requests */
async function attempt(delivered: boolean, more = {}): Promise<number> {
  const claim = await createQueue().claim();
  if (!claim) return 0;
  const result = delivered ? "250" : "no";
  await createQueue().record(claim, { delivered, result, ...more });
  return claim.quotes.length;
}

type State = [
  state: string,
  status: "working" | "failing",
  howHealthKnows: string,
  create: () => Promise<unknown>,
];

test.each<State>([
  [
    "a request that was just queued",
    "working",
    "its time in the queue",
    () => add(),
  ],
  [
    "a request that nobody tried for 30 minutes",
    "working",
    "its time in the queue",
    async () => {
      await add();
      now += 30 * minute;
    },
  ],
  [
    "a request that nobody tried for longer",
    "failing",
    "its time in the queue",
    async () => {
      await add();
      now += 30 * minute + 1;
    },
  ],
  [
    "a request that waits behind a summary that a wrong clock dated ahead",
    "working",
    "deliveries ahead of now keep nothing",
    async () => {
      now += day;
      for (let count = 0; count < 4; count++) await add(`${count}`);
      for (let count = 0; count < 3; count++) await attempt(true);
      now -= day;
      await add();
      expect(await attempt(true)).toBe(1);
    },
  ],
  [
    "a request that was queued before the clock was set back",
    "failing",
    "a time in the queue ahead of now",
    async () => {
      await add();
      now -= day;
    },
  ],
  [
    "an old request for a recipient who was just set up",
    "working",
    "its time in the queue, not since it was received",
    async () => {
      await add("Ann", []);
      now += day;
      await database.write(...buildQueueStatements(["forward"]));
    },
  ],
  [
    "an old request for a recipient who was removed",
    "working",
    "the channels that are set up",
    async () => {
      await add("Ann", ["pager"]);
      now += day;
    },
  ],
  [
    "an old request that is handled",
    "working",
    "the mark",
    async () => {
      const { id } = await add();
      await setQuoteRequestHandled(database, id, true);
      now += day;
    },
  ],
  [
    "a request that was delivered in time",
    "working",
    "the delivery",
    async () => {
      await add();
      await attempt(true);
      now += day;
    },
  ],
  [
    "a rejected request",
    "failing",
    "the result of the attempt",
    async () => {
      await add();
      await attempt(false);
    },
  ],
  [
    "a rejected summary",
    "failing",
    "the result of the attempt",
    async () => {
      for (let count = 0; count < 4; count++) await add(`${count}`);
      for (let count = 0; count < 2; count++) await attempt(true);
      expect(await attempt(false)).toBe(2);
    },
  ],
  [
    "a channel that is down",
    "failing",
    "the result of the attempt",
    async () => {
      await add();
      await attempt(false, { isChannelDown: true });
    },
  ],
  [
    "a request that may have arrived",
    "failing",
    "the result of the attempt",
    async () => {
      await add();
      await attempt(false, { isUncertain: true });
    },
  ],
  [
    "an attempt that was begun before the clock was set back",
    "failing",
    "a lease that ends later than any",
    async () => {
      await add();
      now += 10 * minute;
      await createQueue().claim();
      now -= 9 * minute;
    },
  ],
  [
    "an attempt that goes on",
    "working",
    "its lease",
    async () => {
      await add();
      await createQueue().claim();
    },
  ],
  [
    "an attempt of a process that was killed",
    "failing",
    "its expired lease",
    async () => {
      await add();
      await createQueue().claim();
      now += 2 * minute;
    },
  ],
])("%s: %s, by %s", async (_state, status, _how, create) => {
  await create();
  const health = await readDeliveryStatus(database, ["forward"]);
  expect(health.status).toBe(status);
  const [undelivered] = await database.read<{ count: number }>({
    sql: "SELECT COUNT(*) AS count FROM deliveries WHERE delivered_at IS NULL",
    values: [],
  });
  expect(health.waiting).toBe(
    status === "failing" ? undelivered?.count : undefined,
  );
});

test("a request that may have arrived is sent again after 1, 2, 4 … 24 hours, at most 6 times on the first day, while others go on", async () => {
  await add();
  const hoursOfCopies: number[] = [];
  for (; now < start + 5 * day; now += hour / 2)
    if (await attempt(false, { isUncertain: true }))
      hoursOfCopies.push((now - start) / hour);
  expect(hoursOfCopies).toEqual([0, 1, 3, 7, 15, 31, 55, 79, 103]);
  expect(hoursOfCopies.filter((hours) => hours < 24).length).toBeLessThan(7);
  await add("Bob");
  expect(await attempt(true)).toBe(1);
  // Set back by more than any delay, the clock keeps nothing.
  now -= 10 * day;
  expect(await attempt(true)).toBe(1);
});

test("a claim lasts two minutes, longer while it is prolonged, and ends with the attempt", async () => {
  await add();
  const claim = await createQueue().claim();
  now += 90_000;
  await createQueue().prolong(claim!);
  now += 119_999;
  expect(await createQueue().claim()).toBeUndefined();
  now += 1;
  const secondClaim = await createQueue().claim();
  const failure = { delivered: false, result: "no", isChannelDown: true };
  await createQueue().record(secondClaim!, failure);
  await createQueue().prolong(secondClaim!);
  expect(await createQueue().claim()).toMatchObject({ isSummary: false });
});

test("a recipient who is removed and set up again waits from then on", async () => {
  await add();
  await database.write(buildDeleteOrphanedDeliveriesStatement([]));
  now += day;
  await database.write(...buildQueueStatements(["forward"]));
  expect(await readDeliveryStatus(database, ["forward"])).toEqual({
    status: "working",
  });
});
