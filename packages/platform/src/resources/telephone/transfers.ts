import { randomUUID } from "node:crypto";
import type { Line, LineListener, Trunk } from "@dilo/telephone";
import type { ResourceContext } from "../core/operations/resource-context.ts";
import { type Callee, codecsOf, refusalOf, usualPrefixes } from "./dial-rules.ts";
import { addressOf, type NumberOfTrunk } from "./number-of-trunk.ts";

/** Whom a number can call, and pass its calls on to, by its trunk or its carrier. */
export interface Transfers {
  /** Why it cannot be passed on to somebody; undefined when it can. */
  refusalOf(to: Callee): string | undefined;
  /** Whom the other side of the call is asked to call instead; undefined where it is not asked for that. */
  uriOf(to: Callee): string | undefined;
  dial(to: Callee, how: DialHow, listener: LineListener): Line;
}

export interface DialHow {
  readonly ringForMs: number;
  /** Of the call that the line is of, where it is a call of its own. */
  readonly callId?: string | undefined;
}

/** By a trunk. */
export function openTransfers(context: ResourceContext, { number, credential, trunk }: NumberOfTrunk): Transfers {
  const gateways = trunk.gateways.filter(({ isOutbound }) => isOutbound);
  const own = { user: String(number["number"] ?? "anonymous"), display: String(number["name"] ?? "") };
  return {
    refusalOf: (to) => {
      if (gateways.length === 0) return "the number's trunk has no gateway for calls that go out";
      const rules = {
        gateways: gateways.map(({ address }) => address),
        prefixes: context.dialPrefixes ?? usualPrefixes,
      };
      return refusalOf(to, rules);
    },
    uriOf: (to) => {
      const address = addressOf(to, credential);
      return "uri" in address ? address.uri : `sip:${encodeURI(address.user)}@${hostOf(gateways[0])}`;
    },
    dial: (to, { ringForMs, callId = randomUUID() }, listener) => {
      if (context.telephone === undefined) throw new Error("There was a telephone a moment ago.");
      const from = { user: to.callerId || own.user, display: to.displayName || own.display };
      const codecs = codecsOf(to);
      const request = { id: callId, trunk, to: addressOf(to, credential), from, codecs, ringForMs };
      return context.telephone.dial(request, listener);
    },
  };
}

function hostOf(gateway: Trunk["gateways"][number] | undefined): string {
  if (gateway === undefined) throw new Error("A trunk without a gateway was let through.");
  const { address, port } = gateway;
  return `${address.includes(":") ? `[${address}]` : address}:${port}`;
}
