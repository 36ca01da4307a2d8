import ipaddr from "ipaddr.js";

/** Some proxies add the port, as in `192.0.2.1:5678` and `[2001:db8::1]:5678`. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/, "$1$2");

/**
 * The networks of an address, as rate limit keys. An invalid one is its own network.
 * @returns `own`, of one visitor: an IPv4 address or an IPv6 /64; and `wide`, the most
 *   that one customer of a provider has: an IPv4 /24 or an IPv6 /48
 */
export function networksOf(sent: string): { own: string; wide: string } {
  const address = withoutPort(sent);
  if (!ipaddr.isValid(address)) return { own: address, wide: address };
  // Converts IPv4-mapped IPv6 addresses to IPv4.
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  const [own, wide] = parsed.kind() === "ipv4" ? [4, 3] : [8, 6];
  return {
    own: bytes.slice(0, own).join("."),
    wide: bytes.slice(0, wide).join("."),
  };
}

/** Requests accepted from one address per window, in seconds. */
export const addressLimit = { perAddress: 10, window: 600 };

/**
 * Requests accepted from all addresses together in an hour: on a machine, where they
 * cost only its disk; and on Cloudflare, which bills the rows that are counted.
 */
export const perHour = { machine: 20_000, cloudflare: 2_000 };
