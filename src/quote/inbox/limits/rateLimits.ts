import ipaddr from "ipaddr.js";

/** Removes the port that some proxies add, as in `192.0.2.1:5678` and `[2001:db8::1]:5678`. */
const stripPort = (ip: string) =>
  ip.replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/, "$1$2");

/**
 * Returns the rate-limit keys of an IP address. An invalid address is the key itself.
 * @param forwardedIp may have a port
 * @returns `visitor`, an IPv4 address or an IPv6 /64; and `network`, an IPv4 /24 or an IPv6 /48,
 *   the largest block that providers usually allocate to one customer
 */
export function getRateLimitKeys(forwardedIp: string): {
  visitor: string;
  network: string;
} {
  const ip = stripPort(forwardedIp);
  if (!ipaddr.isValid(ip)) return { visitor: ip, network: ip };
  // Converts IPv4-mapped IPv6 addresses to IPv4.
  const parsed = ipaddr.process(ip);
  const bytes = parsed.toByteArray();
  const isIPv4 = parsed.kind() === "ipv4";
  return {
    visitor: bytes.slice(0, isIPv4 ? 4 : 8).join("."),
    network: bytes.slice(0, isIPv4 ? 3 : 6).join("."),
  };
}

/** Rate limit of one visitor: `perIp` requests per `window`, in seconds. */
export const ipRateLimit = { perIp: 10, window: 600 };

/**
 * Maximum number of requests per hour from all visitors together. On a machine, requests
 * cost only disk space; Cloudflare bills the database rows read to count them.
 */
export const hourlyLimits = { machine: 20_000, cloudflare: 2_000 };
