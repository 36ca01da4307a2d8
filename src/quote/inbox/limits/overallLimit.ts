import type { Database } from "../store/database";

/** Requests accepted per window, in seconds: from one address, and from all. */
export const quoteLimits = { perAddress: 10, overall: 300, window: 600 };

/**
 * Limits what is accepted from all addresses together. It counts what is saved, so
 * that it holds for several servers, and for a Worker in several places.
 * @returns 0 if one more is accepted, else the seconds to wait before retrying
 */
export async function overallLimit(database: Database): Promise<number> {
  const { overall, window } = quoteLimits;
  const begin = Date.now() - window * 1000;
  const [saved] = await database.read<{ count: number; first: string }>({
    sql: `SELECT COUNT(*) AS count, MIN(received_at) AS first
      FROM quotes WHERE received_at > ?1`,
    values: [new Date(begin).toISOString()],
  });
  if (!saved || saved.count < overall) return 0;
  return Math.ceil((Date.parse(saved.first) - begin) / 1000) || 1;
}
