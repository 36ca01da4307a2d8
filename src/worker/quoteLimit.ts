import type { RateLimit as CloudflareLimit } from "@cloudflare/workers-types";
import type { Database } from "../server/quotes/storage/database";
import { networksOf } from "../server/quotes/limits/networks";
import type { RateLimit } from "../server/quotes/limits/rateLimit";
import { defaultLimits } from "../server/quotes/limits/rateLimits";

/** The window of the limit in `wrangler.jsonc`, in seconds. */
const limitWindow = 60;

/**
 * The limit per address is Cloudflare's; that of all addresses is counted in
 * the database, as Cloudflare's own holds for one of its places only.
 */
export const quoteLimit =
  (
    database: Database,
    perAddress: CloudflareLimit | undefined,
    { overall, window } = defaultLimits,
  ): RateLimit =>
  async (address) => {
    const outcome = await perAddress?.limit({ key: networksOf(address).own });
    if (outcome?.success === false) return limitWindow;
    const begin = Date.now() - window * 1000;
    const [kept] = await database.read<{ count: number; first: string }>({
      sql: `SELECT COUNT(*) AS count, MIN(received_at) AS first
        FROM quotes WHERE received_at > ?1`,
      values: [new Date(begin).toISOString()],
    });
    if (!kept || kept.count < overall) return 0;
    return Math.ceil((Date.parse(kept.first) - begin) / 1000) || 1;
  };
