import ipaddr from "ipaddr.js";

/** Some proxies add the port, as in `192.0.2.1:5678` and `[2001:db8::1]:5678`. */
const stripPort = (ip: string) =>
  ip.replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/, "$1$2");

/**
 * The rate-limit keys of an IP address. An invalid address is the key for both.
 * @returns `visitor`, an IPv4 address or an IPv6 /64; and `network`, the most that one
 *   customer of a provider has: an IPv4 /24 or an IPv6 /48
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

/** Requests accepted from one visitor per window. Seconds. */
export const ipRateLimit = { perIp: 10, window: 600 };

/**
 * Requests accepted per hour from all visitors together. On a machine they cost only
 * disk space; Cloudflare bills the rows that are counted.
 */
export const hourlyLimits = { machine: 20_000, cloudflare: 2_000 };
