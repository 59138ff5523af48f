import { isIPv6 } from "node:net";

/** What counts as one address: a line with IPv6 has a whole /64 of them, and may take a new one for every try. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail = ""] = ip.split("%")[0]?.toLowerCase().split("::") ?? [];
  const before = head.split(":").filter((part) => part !== "");
  const after = tail.split(":").filter((part) => part !== "");
  const gap = ip.includes("::") ? Array<string>(Math.max(8 - before.length - after.length, 0)).fill("0") : [];
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
