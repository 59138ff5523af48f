import { expect, test } from "vitest";
import type { Gateway } from "./line.ts";
import { TrustedAddresses } from "./trusted.ts";

const trusted = (gateway: Partial<Gateway>) => {
  const one = { address: "192.0.2.1", port: 5060, protocol: "udp", isInbound: true, isOutbound: true } as const;
  return new TrustedAddresses([{ id: "carrier", gateways: [{ ...one, ...gateway }] }]);
};

test.each<[string, Partial<Gateway>, string, boolean]>([
  ["its own address", {}, "192.0.2.1", true],
  ["its neighbour", {}, "192.0.2.2", false],
  ["its network", { netmask: 24 }, "192.0.2.254", true],
  ["another network", { netmask: 24 }, "192.0.3.1", false],
  ["its own IPv6 address", { address: "2001:db8::1", netmask: 32 }, "2001:db8::1", true],
  // A netmask counts the bits of an IPv4 address: 32 is one host, and no carrier's whole country of IPv6.
  ["whoever else is at its provider", { address: "2001:db8::1", netmask: 32 }, "2001:db8:ffff::1", false],
  ["its neighbours by IPv6", { address: "2001:db8::1", netmask: 24 }, "2001:db8::ff", true],
  ["a network of calls that go out only", { isInbound: false }, "192.0.2.1", false],
])("calls may come from %s: %j", (_who, gateway, address, isHeard) =>
  expect(trusted(gateway).inbound({ address })).toEqual(isHeard ? ["carrier"] : []),
);
