import ipaddr from "ipaddr.js";

/**
 * Whether an address is one of the public internet. Private, loopback, link-local, shared and reserved addresses are not,
 * nor are those that carry an IPv4 address inside: what they lead to is decided elsewhere.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}
