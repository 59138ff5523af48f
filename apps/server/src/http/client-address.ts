import { BlockList, isIP } from "node:net";

/** The addresses of documentation (RFC 5737): nobody has one, so whoever comes from there wrote it into a header. */
const forged = new BlockList();
forged.addSubnet("203.0.113.0", 24);

const near = new BlockList();
for (const [net, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  near.addSubnet(net, bits);
near.addAddress("::1", "ipv6");
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");

/**
 * What kind of address a request seems to come from: it tells the operator whether TRUST_PROXY is right, and tells
 * nobody an address.
 */
export function clientKind(ip: string): "forged" | "private" | "public" {
  const address = ip.replace(/^::ffff:(?=\d)/i, "");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (forged.check(address, family)) return "forged";
  return near.check(address, family) ? "private" : "public";
}
