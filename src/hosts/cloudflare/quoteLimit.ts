import type { RateLimit as CloudflareLimit } from "@cloudflare/workers-types";
import type { Database } from "../../quote/inbox/store/database";
import { networksOf } from "../../quote/inbox/limits/networks";
import type { RateLimit } from "../../quote/inbox/limits/rateLimit";
import { defaultLimits } from "../../quote/inbox/limits/rateLimits";

/** The window of the rate limit in `wrangler.jsonc`, in seconds. */
const limitWindow = 60;

/**
 * Cloudflare limits requests per address. The overall limit is counted in the
 * database, because Cloudflare counts each of its locations separately.
 */
export const quoteLimit =
  (database: Database, perAddress: CloudflareLimit | undefined): RateLimit =>
  async (address) => {
    const outcome = await perAddress?.limit({ key: networksOf(address).own });
    if (outcome?.success === false) return limitWindow;
    const { overall, window } = defaultLimits;
    const begin = Date.now() - window * 1000;
    const [stored] = await database.read<{ count: number; first: string }>({
      sql: `SELECT COUNT(*) AS count, MIN(received_at) AS first
        FROM quotes WHERE received_at > ?1`,
      values: [new Date(begin).toISOString()],
    });
    if (!stored || stored.count < overall) return 0;
    return Math.ceil((Date.parse(stored.first) - begin) / 1000) || 1;
  };
