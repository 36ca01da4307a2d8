import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networksOf } from "./limits";

/**
 * Counts a request from an address.
 * @returns 0 if it is accepted, else the seconds to wait before retrying
 */
export type RateLimit = (address: string) => Promise<number>;

/** How many visitors of a wider network can use up their limits. */
const visitorsPerNetwork = 5;

/**
 * An in-memory rate limit, reset by a restart. That of the network stops a sender
 * with many addresses.
 * @param perAddress requests accepted per window from one address
 * @param window in seconds
 */
export function rateLimiter({
  perAddress,
  window: duration,
}: {
  readonly perAddress: number;
  readonly window: number;
}): RateLimit {
  const each = new RateLimiterMemory({ points: perAddress, duration });
  const points = perAddress * visitorsPerNetwork;
  const network = new RateLimiterMemory({ points, duration });
  return async (address) => {
    const { own, wide } = networksOf(address);
    try {
      await each.consume(own);
      await network.consume(wide);
      return 0;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes)
        return Math.ceil(rejection.msBeforeNext / 1000) || 1;
      throw rejection;
    }
  };
}
