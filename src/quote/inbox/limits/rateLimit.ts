import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networksOf } from "./networks";
import type { RateLimits } from "./rateLimits";

/**
 * Counts a request from an address.
 * @returns 0 if it is accepted, else the seconds to wait before retrying
 */
export type RateLimit = (address: string) => Promise<number>;

/** How many visitors of a wider network can use up their limits. */
const visitorsPerNetwork = 5;

/**
 * An in-memory rate limit, reset by a restart. The limit per network stops a
 * sender with many addresses from using up the overall limit, and networks from
 * which nothing has come yet have a reserve: a few senders can't close the form
 * for everybody.
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
  const reserve = limiter(overall);
  return async (address) => {
    const { own, wide } = networksOf(address);
    try {
      await each.consume(own);
      const { isFirstInDuration: isNew } = await network.consume(wide);
      await all.consume("all").catch((rejection: unknown) => {
        if (!isNew) throw rejection;
        return reserve.consume("all");
      });
      return 0;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes)
        return Math.ceil(rejection.msBeforeNext / 1000) || 1;
      throw rejection;
    }
  };
}
