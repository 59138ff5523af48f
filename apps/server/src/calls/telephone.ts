import { isIP } from "node:net";
import { type IncomingCall, type LastWords, startTelephone, type TelephoneProcess } from "@dilo/telephone";
import { ServerError } from "../server-error.ts";
import { type Env, textOf } from "../settings/env.ts";
import { readPorts } from "./rooms/media-ports.ts";

/** Where calls by telephone come in, and where they may go. */
export interface TelephoneConfig {
  readonly address: string;
  readonly port: number;
  readonly publicAddress?: string;
  readonly rtpPorts: { readonly min: number; readonly max: number };
  /** Beginnings of numbers that may be called. */
  readonly dialPrefixes: readonly string[];
  /** The product's own number, +13055550111: who calls it fills in their form. */
  readonly phoneNumber?: string;
}

const others = ["SIP_PUBLIC_ADDRESS", "RTP_PORTS", "DIAL_PREFIXES", "PHONE_NUMBER"] as const;

/**
 * Reads the telephone's settings; undefined where there is none.
 * @throws ServerError `invalid-settings`
 */
export function readTelephone(env: Env): TelephoneConfig | undefined {
  const text = textOf(env, "SIP_ADDRESS");
  const [publicAddress, ports = "40000-40200", prefixes = "+1", phoneNumber] = others.map((name) => textOf(env, name));
  if (text === undefined) {
    const orphan = others.find((name) => textOf(env, name) !== undefined);
    if (orphan === undefined) return undefined;
    return refuse(`${orphan} is set, but SIP_ADDRESS is missing.`);
  }
  const [, host = "", port = ""] = /^(\[[\da-f:]+\]|[\d.]+):(\d{1,5})$/i.exec(text) ?? [];
  const address = host.replace(/^\[|\]$/g, "");
  if (isIP(address) === 0 || Number(port) < 1 || Number(port) > 65_535) {
    return refuse("SIP_ADDRESS must be an address of this machine and a port, such as 192.0.2.1:5060.");
  }
  if (publicAddress !== undefined && isIP(publicAddress) === 0) {
    return refuse("SIP_PUBLIC_ADDRESS must be an IP address.");
  }
  const isAny = address === "0.0.0.0" || address === "::";
  if (isAny && publicAddress === undefined) {
    return refuse("SIP_ADDRESS names no address that others can send to: set SIP_PUBLIC_ADDRESS too.");
  }
  const dialPrefixes = prefixes.split(",").map((prefix) => prefix.trim());
  if (dialPrefixes.some((prefix) => !/^\+[1-9]\d{0,14}$/.test(prefix))) {
    return refuse("DIAL_PREFIXES must be beginnings of numbers with commas between them, such as +1,+52.");
  }
  if (phoneNumber !== undefined && !/^\+[1-9]\d{6,14}$/.test(phoneNumber)) {
    return refuse("PHONE_NUMBER must be a number with + and its country's code, such as +13055550111.");
  }
  const rtpPorts = readPorts("RTP_PORTS", ports);
  return {
    ...{ address, port: Number(port), rtpPorts, dialPrefixes },
    ...(publicAddress !== undefined && { publicAddress }),
    ...(phoneNumber !== undefined && { phoneNumber }),
  };
}

/** The server's telephone. */
export interface ServerTelephone {
  readonly lines: TelephoneProcess;
  readonly dialPrefixes: readonly string[];
  /** Who takes the calls that come in; until then they are refused. */
  answerWith(take: (call: IncomingCall) => Promise<void>): void;
}

/** What the telephone process does where this server was killed: others over the same database are told whose telephone rang. */
export function tellingWhoRang(databaseUrl: string): LastWords {
  const here = new URL(import.meta.url);
  const program = here.pathname.endsWith(".ts") ? "../store/postgres/tell-rang.ts" : "./tell-rang.js";
  return { program: new URL(program, here).href, parts: databaseUrl };
}

/** @throws ServerError `invalid-settings` where it cannot listen */
export async function openServerTelephone(
  config: TelephoneConfig,
  { maxCalls, lastWords }: { readonly maxCalls: number; readonly lastWords: LastWords | undefined },
): Promise<ServerTelephone> {
  let take: (call: IncomingCall) => void = (call) => call.reject(503, "The server is starting");
  const { dialPrefixes, phoneNumber: _, ...settings } = config;
  try {
    const lines = await startTelephone({ ...settings, maxCalls }, (call) => take(call), lastWords);
    return {
      lines,
      dialPrefixes,
      answerWith: (taking) => {
        take = (call) => void taking(call);
      },
    };
  } catch (error) {
    const { message } = error as Error;
    throw new ServerError("invalid-settings", `SIP_ADDRESS: ${message}`, { cause: error });
  }
}

function refuse(message: string): never {
  throw new ServerError("invalid-settings", message);
}
