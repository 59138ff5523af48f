import { type NameAddress, parseNameAddress, readParams } from "./address.ts";
import { headerOf, headersOf, type SipMessage } from "./message.ts";

/** The fields without which a message belongs to nothing (RFC 3261, 8.1.1). */
export interface SipCore {
  readonly via: Via;
  readonly callId: string;
  readonly from: NameAddress;
  readonly to: NameAddress;
  readonly cseq: { readonly number: number; readonly method: string };
}

export interface Via {
  readonly protocol: string;
  /** "host" or "host:port", as it was written. */
  readonly sentBy: string;
  readonly branch: string;
  readonly params: ReadonlyMap<string, string>;
}

/** Reads them; undefined when one is missing or is none. */
export function readCore(message: SipMessage): SipCore | undefined {
  const via = readVia(headerOf(message, "via") ?? "");
  const callId = headerOf(message, "call-id");
  const from = parseNameAddress(headerOf(message, "from") ?? "");
  const to = parseNameAddress(headerOf(message, "to") ?? "");
  const [, number, method = ""] = /^(\d{1,10})\s+(\S+)$/.exec(headerOf(message, "cseq") ?? "") ?? [];
  if (!via || !callId || !from || !to || number === undefined || Number(number) >= 2 ** 31) return undefined;
  if (message.kind === "request" && message.method !== method) return undefined;
  return { via, callId, from, to, cseq: { number: Number(number), method } };
}

function readVia(value: string): Via | undefined {
  const [, protocol = "", sentBy = "", rest = ""] =
    /^SIP\s*\/\s*2\.0\s*\/\s*([A-Za-z]+)\s+([^\s;]+)\s*((?:;.*)?)$/s.exec(value) ?? [];
  if (protocol === "") return undefined;
  const params = readParams(rest.split(";").slice(1));
  return { protocol: protocol.toLowerCase(), sentBy, branch: params.get("branch") ?? "", params };
}

/** Every Via of a message, and every Record-Route: what a response takes from its request. */
export function carriedBy(message: SipMessage) {
  return [
    ...headersOf(message, "via").map((value) => ({ name: "via", value })),
    ...headersOf(message, "record-route").map((value) => ({ name: "record-route", value })),
  ];
}
