import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networksOf } from "./networks";
import type { RateLimits } from "./rateLimits";

/**
 * Counts a request of an address.
 * @returns seconds to wait before the next one is accepted; 0 if this one is
 */
export type RateLimit = (address: string) => Promise<number>;

/** How many visitors of one wider network may send all that they are allowed. */
const visitorsPerNetwork = 5;

/**
 * Counts in memory: a restart forgets. Whoever has many addresses uses up the
 * limit of their network and not that of all, which would shut out the others.
 */
export function rateLimiter({
  perAddress,
  overall,
  window,
}: RateLimits): RateLimit {
  const limiter = (points: number) =>
    new RateLimiterMemory({ points, duration: window });
  const each = limiter(perAddress);
  const network = limiter(perAddress * visitorsPerNetwork);
  const all = limiter(overall);
  return async (address) => {
    const { own, wide } = networksOf(address);
    try {
      await each.consume(own);
      await network.consume(wide);
      await all.consume("all");
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        return Math.ceil(refusal.msBeforeNext / 1000) || 1;
      throw refusal;
    }
  };
}
