import type { Database } from "../store/database";

/** Requests accepted from one address per window, in seconds. */
export const addressLimit = { perAddress: 10, window: 600 };

/** Requests accepted from all addresses together in an hour. */
export const perHour = 2_000;

const hour = 3_600_000;

/**
 * Limits what is accepted from all addresses together. It counts what is saved, so
 * that it holds for several servers, and for a Worker in several places. What a
 * clock that was wrong has dated ahead doesn't count.
 * @returns 0 if one more is accepted, else the seconds to wait before retrying
 */
export async function overallLimit(database: Database): Promise<number> {
  const now = Date.now();
  const [saved] = await database.read<{ count: number; first: string }>({
    sql: `SELECT COUNT(*) AS count, MIN(received_at) AS first
      FROM quotes WHERE received_at > ?1 AND received_at <= ?2`,
    values: [new Date(now - hour).toISOString(), new Date(now).toISOString()],
  });
  if (!saved || saved.count < perHour) return 0;
  return Math.ceil((Date.parse(saved.first) + hour - now) / 1000) || 1;
}
