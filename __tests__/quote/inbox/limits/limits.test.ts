import { overallLimit } from "../../../../src/quote/inbox/limits/limits";
import { d1Database } from "../../../../src/hosts/cloudflare/environment";
import { fakeD1 } from "../../../support/databases";

const now = Date.parse("2027-01-02T03:04:05.678Z");
const hour = 3_600_000;

test.each([
  ["nothing", 0, 0, 0],
  ["one fewer than the limit", 1_999, -1000, 0],
  ["as many as the limit", 2_000, -1000, 3599],
  ["so many, almost an hour ago", 2_000, 1000 - hour, 1],
  ["so many, an hour ago", 2_000, -hour, 0],
  ["so many, dated ahead by a wrong clock", 2_000, 24 * hour, 0],
])("after %s within an hour the wait is %#", async (...row) => {
  const [, count, age, wait] = row;
  const database = d1Database(fakeD1());
  jest.spyOn(Date, "now").mockReturnValue(now);
  await database.write({
    sql: `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
      INSERT INTO quotes (id, received_at, request) SELECT i, ?2, '' FROM n WHERE ?1`,
    values: [count, new Date(now + age).toISOString()],
  });
  expect(await overallLimit(database, 2_000)).toBe(wait);
  jest.restoreAllMocks();
});
