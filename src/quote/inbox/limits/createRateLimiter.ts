import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { getRateLimitKeys } from "./rateLimits";

/**
 * Counts a request from an IP address.
 * @returns 0 if the request is accepted; otherwise the wait before a retry, in seconds
 */
export type RateLimiter = (ip: string) => Promise<number>;

/** Factor by which the rate limit of a network exceeds that of a visitor. */
const visitorsPerNetwork = 5;

/**
 * Creates an in-memory rate limiter, which a restart resets. A second limit, for each network,
 * stops senders with many IP addresses.
 * @param options rate limit of one visitor: `perIp` requests per `window`, in seconds
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
