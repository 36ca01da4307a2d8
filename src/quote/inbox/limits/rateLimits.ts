import ipaddr from "ipaddr.js";

/** Some proxies add the port, as in `192.0.2.1:5678` and `[2001:db8::1]:5678`. */
const stripPort = (ip: string) =>
  ip.replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/, "$1$2");

/**
 * The networks of an address, as rate limit keys. An invalid one is its own network.
 * @returns `own`, of one visitor: an IPv4 address or an IPv6 /64; and `wide`, the most
 *   that one customer of a provider has: an IPv4 /24 or an IPv6 /48
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
  const [visitorBytes, networkBytes] =
    parsed.kind() === "ipv4" ? [4, 3] : [8, 6];
  return {
    visitor: bytes.slice(0, visitorBytes).join("."),
    network: bytes.slice(0, networkBytes).join("."),
  };
}

/** Requests accepted from one address per window, in seconds. */
export const ipLimit = { perIp: 10, window: 600 };

/**
 * Requests accepted from all addresses together in an hour: on a machine, where they
 * cost only its disk; and on Cloudflare, which bills the rows that are counted.
 */
export const hourlyLimits = { machine: 20_000, cloudflare: 2_000 };
