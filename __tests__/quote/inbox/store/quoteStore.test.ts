import path from "node:path";
import { createInbox } from "../../../../src/quote/inbox/store/inbox";
import type { Inbox } from "../../../../src/quote/inbox/store/inbox";
import {
  getHourlyRetryAfter,
  createQuoteStore,
} from "../../../../src/quote/inbox/store/quoteStore";
import { readStoredQuoteRequests } from "../../../../src/quote/inbox/cli/storedQuotes";
import { sentRequest } from "../../../support/quoteRequests";
import { createTemporaryFolder } from "../../../support/createTemporaryFolder";
import { readQuotes } from "../../../support/readQuotes";

let database: Inbox;
beforeEach(async () => {
  database = createInbox(path.join(await createTemporaryFolder(), "quotes.db"));
});
afterEach(() => {
  jest.useRealTimers();
  database.close();
});

test("a request is saved unchanged, with an id and the time, and queued for delivery", async () => {
  const now = "2027-01-02T03:04:05.678Z";
  jest.useFakeTimers({ now: new Date(now) });
  const request = {
    ...sentRequest,
    message: "One\ntwo\u2028three 👋 \0 \ud800'; DROP TABLE quotes; --",
  };
  const quote = await createQuoteStore(database, ["forward"]).add(request);
  expect(quote).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    receivedAt: now,
    request,
  });
  expect(await readQuotes(database)).toEqual([quote]);
  const [saved] = await readStoredQuoteRequests(database);
  expect(saved?.deliveries).toMatchObject([
    { channel: "forward", attempts: 0, deliveredAt: null },
  ]);
});

test("a trial shows whether requests can be saved, and stores nothing", async () => {
  const store = createQuoteStore(database, ["forward"]);
  await store.assertCanSave();
  expect(await readStoredQuoteRequests(database)).toEqual([]);
  // The trial fails wherever a request fails.
  const brokenStore = createQuoteStore(database, ["forward"]);
  await database.write({
    sql: `CREATE TRIGGER full BEFORE INSERT ON deliveries
      BEGIN SELECT RAISE(ABORT, 'full'); END`,
    values: [],
  });
  await expect(brokenStore.assertCanSave()).rejects.toThrow("full");
});

const day = 86_400_000;
const repeats: [string, number, Partial<typeof sentRequest>, number][] = [
  ["within a day", day - 1, {}, 1],
  ["a day later", day, {}, 2],
  ["after the clock was set back by less than a day", 1 - day, {}, 1],
  ["after the clock was set back by a day", -day, {}, 2],
];
for (const name of Object.keys(sentRequest))
  if (name !== "timestamp")
    repeats.push([`with another ${name}`, 1, { [name]: "Another" }, 2]);

test.each(repeats)("a request that is sent again %s", async (...row) => {
  const [, later, change, count] = row;
  const start = Date.parse("2027-01-02T03:04:05.678Z");
  for (const [now, request] of [
    [start, sentRequest],
    [start + later, { ...sentRequest, ...change }],
  ] as const) {
    jest.useFakeTimers({ now });
    const timestamp = new Date(now).toISOString();
    await createQuoteStore(database, ["forward"]).add({
      ...request,
      timestamp,
    });
  }
  const saved = await readStoredQuoteRequests(database);
  expect(saved.map(({ deliveries }) => deliveries.length)).toEqual(
    Array.from({ length: count }, () => 1),
  );
});

test("several statements are one transaction", async () => {
  const { id } = await createQuoteStore(database, []).add(sentRequest);
  const rename = {
    sql: "UPDATE quotes SET received_at = ?2 WHERE id = ?1",
    values: [id, "later"],
  };
  const fail = { sql: "INSERT INTO quotes (id) VALUES (?1)", values: [id] };
  await expect(database.write(rename, fail)).rejects.toThrow(/constraint/i);
  const [saved] = await readQuotes(database);
  expect(saved?.receivedAt).not.toBe("later");
  expect(await database.write(rename, rename)).toEqual([1, 1]);
});

const hour = 3_600_000;

test.each([
  ["one fewer than the limit", 1, -1000, 0],
  ["as many as the limit", 2, -1000, 3599],
  ["so many, almost an hour ago", 2, 1000 - hour, 1],
  ["so many, an hour ago", 2, -hour, 0],
  ["so many, dated ahead by a wrong clock", 2, 24 * hour, 0],
])("after %s within an hour the wait is %#", async (...row) => {
  const [, count, age, wait] = row;
  const now = Date.parse("2027-01-02T03:04:05.678Z");
  for (let name = 0; name < count; name += 1) {
    jest.useFakeTimers({ now: now + age });
    await createQuoteStore(database, []).add({
      ...sentRequest,
      name: `${name}`,
    });
  }
  jest.useFakeTimers({ now });
  expect(await getHourlyRetryAfter(database, 2)).toBe(wait);
});
