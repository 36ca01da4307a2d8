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

/** Some proxies add the port, as in `192.0.2.1:5678` and `[2001:db8::1]:5678`. */
const withoutPort = (address: string) =>
  address.replace(/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/, "$1$2");

/** The networks of an address. An invalid address is its own network. */
export function networksOf(sent: string): Networks {
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
