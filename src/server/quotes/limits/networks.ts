import ipaddr from "ipaddr.js";

/** Networks that an address is in, as keys to count by. */
interface Networks {
  /** Of one visitor: an address of IPv4, a /64 of IPv6. */
  readonly own: string;
  /** Of one provider's customer at most: a /24 of IPv4, a /48 of IPv6. */
  readonly wide: string;
}

/** The networks of an address; of what is none, itself. */
export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { own: address, wide: address };
  // Addresses of IPv4 may be written as those of IPv6.
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  const [own, wide] = parsed.kind() === "ipv4" ? [4, 3] : [8, 6];
  return {
    own: bytes.slice(0, own).join("."),
    wide: bytes.slice(0, wide).join("."),
  };
}
