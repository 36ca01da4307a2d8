import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { getRateLimitKeys } from "./rateLimits";

/**
 * Counts a request from an IP address.
 * @returns 0 if it is accepted, else the seconds to wait before retrying
 */
export type RateLimiter = (ip: string) => Promise<number>;

/** Limit of a network, as a multiple of a visitor's limit. */
const visitorsPerNetwork = 5;

/**
 * Creates an in-memory rate limit, which a restart resets. The limit of the network
 * stops a sender with many addresses.
 * @param options `perIp`, requests accepted per window from one visitor; `window`, seconds
 */
export function createRateLimiter({
  perIp,
  window: duration,
}: {
  readonly perIp: number;
  readonly window: number;
}): RateLimiter {
  const perVisitor = new RateLimiterMemory({ points: perIp, duration });
  const points = perIp * visitorsPerNetwork;
  const perNetwork = new RateLimiterMemory({ points, duration });
  return async (ip) => {
    const { visitor, network } = getRateLimitKeys(ip);
    try {
      await perVisitor.consume(visitor);
      await perNetwork.consume(network);
      return 0;
    } catch (rejection) {
      if (rejection instanceof RateLimiterRes)
        return Math.ceil(rejection.msBeforeNext / 1000) || 1;
      throw rejection;
    }
  };
}
