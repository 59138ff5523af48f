import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, fetch } from "undici";
import { PlatformError } from "../platform-error.ts";

/** An answer is not read further than this. Bytes. */
const longestAnswer = 1024 * 1024;

export interface OutboundRequest {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Calls the request off. */
  readonly signal: AbortSignal;
}

/** An answer from an address a developer named. A redirect is an answer like any other: it is not followed. */
export interface OutboundAnswer {
  readonly status: number;
  /** @throws PlatformError `malformed` when the answer is longer than 1 MiB */
  text(): Promise<string>;
  /** The answer as it comes; undefined when it is empty. */
  readonly stream: ReadableStream<Uint8Array> | undefined;
}

/**
 * Asks an address that a row names. Every such request of the platform goes this way.
 * @throws PlatformError `refused` for an address that must not be asked; `unreachable`; the signal's reason
 */
export interface Outbound {
  (url: string, request: OutboundRequest): Promise<OutboundAnswer>;
  /** Whether an address would be asked, as far as its text tells; templates in it may become anything. Left out: any is. */
  readonly mayAsk?: (url: string) => boolean;
}

export interface OutboundSettings {
  /** Hosts that may be asked without https and at private addresses, by their names: "tools.internal". */
  readonly privateHosts?: readonly string[] | undefined;
  /** Resolves a name, as `dns.lookup` does with all addresses. */
  readonly resolve?: typeof lookup | undefined;
}

/**
 * Opens the way out for addresses that developers name. They are asked by https alone, and at public addresses alone: a
 * name is resolved once, and the connection goes to the address that was judged.
 */
export function openOutbound({ privateHosts = [], resolve = lookup }: OutboundSettings = {}): Outbound {
  const allowed = new Set(privateHosts.map((host) => host.toLowerCase()));
  const agent = new Agent({ connect: { lookup: judgedLookup(allowed, resolve), timeout: 10_000 } });
  const ask: Outbound = async (url, { method = "POST", headers = {}, body, signal }) => {
    const target = judgedUrl(url, allowed);
    try {
      const response = await fetch(target, {
        method,
        headers,
        signal,
        dispatcher: agent,
        redirect: "manual",
        ...(body !== undefined && { body }),
      });
      const stream = (response.body ?? undefined) as ReadableStream<Uint8Array> | undefined;
      return { status: response.status, stream, text: () => bounded(stream) };
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      // undici hides the refusal of the lookup below its own error.
      const refusal = (cause as { readonly cause?: unknown }).cause;
      if (refusal instanceof PlatformError) throw refusal;
      throw new PlatformError("unreachable", "The developer's server could not be reached.", { cause });
    }
  };
  return Object.assign(ask, { mayAsk: (url: string) => mayBeAsked(url, allowed) });
}

function mayBeAsked(url: string, allowed: ReadonlySet<string>): boolean {
  // Scheme and host may come with a variable.
  if (/^[^/]*(?:\/\/[^/]*)?\{[{%]/.test(url)) return true;
  try {
    judgedUrl(url, allowed);
    return true;
  } catch {
    return false;
  }
}

/** @throws PlatformError `refused` */
function judgedUrl(url: string, allowed: ReadonlySet<string>): URL {
  if (!URL.canParse(url)) throw refused("is no address");
  const target = new URL(url);
  if (target.username !== "" || target.password !== "") throw refused("names a user");
  const host = target.hostname.replace(/^\[|\]$/g, "");
  if (allowed.has(host)) {
    if (target.protocol === "https:" || target.protocol === "http:") return target;
    throw refused("is not asked by http");
  }
  if (target.protocol !== "https:") throw refused("is not asked by https");
  // An address in figures is never looked up, and of this name everybody knows where it leads (RFC 6761).
  const isHere = /(?:^|\.)localhost$/.test(host);
  if (isHere || (isFigures(host) && !isPublicAddress(host))) throw refused("is not public");
  return target;
}

function isFigures(host: string): boolean {
  return host.includes(":") || /^[\d.]+$/.test(host);
}

function judgedLookup(allowed: ReadonlySet<string>, resolve: typeof lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, "", 0);
        return;
      }
      const judged = allowed.has(hostname) ? addresses : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = judged;
      // One private address among public ones is no mistake of the network: none of them is asked.
      if (first === undefined || judged.length < addresses.length) callback(refused("is not public"), "", 0);
      else if (options.all) callback(null, judged);
      else callback(null, first.address, first.family);
    });
  };
}

async function bounded(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream ?? []) {
    length += part.length;
    if (length > longestAnswer) throw new PlatformError("malformed", "The developer's server answered too much.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function refused(why: string): PlatformError {
  return new PlatformError("refused", `The address of the developer's server ${why}.`);
}

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
