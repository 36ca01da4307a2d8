import ipaddr from "ipaddr.js";

/** The networks of an address, as rate limit keys. */
interface Networks {
  /** One visitor: an IPv4 address or an IPv6 /64. */
  readonly own: string;
  /**
   * The most that one customer of a provider has: an IPv4 /24 or an IPv6 /48.
   */
  readonly wide: string;
}

/** The networks of an address. An invalid address is its own network. */
export function networksOf(address: string): Networks {
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
