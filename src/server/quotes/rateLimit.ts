import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimits } from "./quoteSettings";

/**
 * Counts a request of an address.
 * @returns seconds to wait before the next one is accepted; 0 if this one is
 */
export type RateLimit = (address: string) => Promise<number>;

/** Counts in memory: a restart forgets. */
export function rateLimiter({
  perAddress,
  overall,
  window,
}: RateLimits): RateLimit {
  const each = new RateLimiterMemory({ points: perAddress, duration: window });
  const all = new RateLimiterMemory({ points: overall, duration: window });
  return async (address) => {
    try {
      await each.consume(address);
      await all.consume("all");
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        return Math.ceil(refusal.msBeforeNext / 1000) || 1;
      throw refusal;
    }
  };
}
