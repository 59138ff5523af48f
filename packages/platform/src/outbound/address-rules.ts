import ipaddr from "ipaddr.js";

/** The only IPv6 addresses that are given out for the public internet. */
const publicV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an address is one of the public internet. Private, loopback, link-local, shared and reserved addresses are not,
 * nor are those that carry an IPv4 address inside: what they lead to is decided elsewhere.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(publicV6));
}
