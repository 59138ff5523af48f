import { BlockList, isIP } from "node:net";
import type { Gateway, Trunk } from "./line.ts";
import type { Hop } from "./sip/transport.ts";

/** Finds the trunk that an address belongs to. */
export class TrustedAddresses {
  readonly #places: readonly { readonly trunk: Trunk; readonly gateway: Gateway; readonly list: BlockList }[];

  constructor(trunks: readonly Trunk[]) {
    this.#places = trunks.flatMap((trunk) =>
      trunk.gateways.map((gateway) => ({ trunk, gateway, list: listOf(gateway) })),
    );
  }

  /** Whether it belongs to any. */
  has(address: string): boolean {
    return this.#places.some(({ list }) => list.check(address, familyOf(address)));
  }

  /** The trunks whose calls may come from there. */
  inbound({ address }: Pick<Hop, "address">): readonly string[] {
    const family = familyOf(address);
    const found = this.#places.filter(({ gateway, list }) => gateway.isInbound && list.check(address, family));
    return found.map(({ trunk }) => trunk.id);
  }
}

/** Bits that an IPv6 address has more: as few hosts are meant by a netmask there. */
const ipv4InIpv6 = 96;

function listOf({ address, netmask }: Gateway): BlockList {
  const list = new BlockList();
  const family = familyOf(address);
  if (netmask === undefined) list.addAddress(address, family);
  else list.addSubnet(address, family === "ipv6" ? ipv4InIpv6 + netmask : netmask, family);
  return list;
}

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
