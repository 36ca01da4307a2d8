import type { Database } from "../../../../src/quote/inbox/store/database";
import {
  databaseStore,
  readQuotes,
} from "../../../../src/quote/inbox/store/databaseStore";
import { readSaved } from "../../../../src/quote/inbox/listing/savedQuotes";
import { bothDatabases } from "../../../support/databases";
import { sentRequest } from "../../../support/quoteRequests";

const requestOf = (name: string) => ({ ...sentRequest, name });

describe.each(bothDatabases)("in %s", (_name, open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => jest.useRealTimers());

  test("a request is saved unchanged, with an id and the time", async () => {
    const now = "2027-01-02T03:04:05.678Z";
    jest.useFakeTimers({ now: new Date(now) });
    const request = {
      ...sentRequest,
      message: "One\ntwo\u2028three 👋 \0 \ud800'; DROP TABLE quotes; --",
    };
    const entry = await databaseStore(database, []).add(request);
    expect(entry).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      receivedAt: now,
      request,
    });
    expect(await readQuotes(database)).toEqual([entry]);
  });

  test("many requests at once are each saved exactly once", async () => {
    const store = databaseStore(database, []);
    const names = Array.from({ length: 100 }, (_, index) => `Visitor ${index}`);
    await Promise.all(names.map((name) => store.add(requestOf(name))));
    const saved = await readQuotes(database);
    const savedNames = saved.map(({ request }) => request.name);
    expect(savedNames.sort()).toEqual(names.sort());
    expect(new Set(saved.map(({ id }) => id)).size).toBe(names.length);
  });

  test("a request is queued for delivery when it is saved", async () => {
    const { id } = await databaseStore(database, ["forward"]).add(sentRequest);
    const [saved] = await readSaved(database);
    expect(saved?.deliveries).toEqual([
      {
        quote_id: id,
        way: "forward",
        attempts: 0,
        result: null,
        delivered_at: null,
      },
    ]);
  });

  describe("a request that is sent again", () => {
    const day = 86_400_000;
    const start = Date.parse("2027-01-02T03:04:05.678Z");
    const addAt = (now: number, request = sentRequest) => {
      jest.useFakeTimers({ now });
      const timestamp = new Date(now).toISOString();
      return databaseStore(database, ["forward"]).add({
        ...request,
        timestamp,
      });
    };

    test("within a day is saved and delivered once", async () => {
      const { id } = await addAt(start);
      await addAt(start + day - 1);
      expect(await readSaved(database)).toMatchObject([
        { id, deliveries: [{ quote_id: id }] },
      ]);
    });

    test("a day later is another request", async () => {
      await addAt(start);
      await addAt(start + day);
      expect(await readQuotes(database)).toHaveLength(2);
    });

    test.each(Object.keys(sentRequest).filter((name) => name !== "timestamp"))(
      "with another %s is another request",
      async (name) => {
        await addAt(start);
        await addAt(start + 1, { ...sentRequest, [name]: "Another one" });
        expect(await readSaved(database)).toMatchObject([
          { deliveries: [{}] },
          { deliveries: [{}] },
        ]);
      },
    );
  });

  describe("probable spam", () => {
    const message = "We clean your windows, and order today for a discount.";
    const spamOf = async () =>
      (await readQuotes(database)).map(({ spam }) => spam);

    test("is a message that others have sent too", async () => {
      const store = databaseStore(database, []);
      for (const name of ["1", "2"])
        await store.add({
          ...sentRequest,
          email: `${name}@b.example`,
          phone: `555 ${name} 0100`,
          message,
        });
      await store.add(sentRequest);
      const why = "the same message as another request";
      expect(await spamOf()).toEqual([undefined, why, undefined]);
    });
  });

  test("several statements are one transaction", async () => {
    const { id } = await databaseStore(database, []).add(sentRequest);
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
});
