import { isIPv4 } from "node:net";

/**
 * Names this site in letters and towards mail servers: an address made of numbers stands in brackets there
 * (RFC 5321, 4.1.3).
 */
export function mailHost(publicOrigin: string): string {
  const { hostname } = new URL(publicOrigin);
  if (hostname.startsWith("[")) return `[IPv6:${hostname.slice(1)}`;
  return isIPv4(hostname) ? `[${hostname}]` : hostname;
}
