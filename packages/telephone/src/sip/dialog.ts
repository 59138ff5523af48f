import { parseNameAddress, parseUri } from "./address.ts";
import { readCore } from "./core.ts";
import { headerOf, headersOf, type SipHeader, type SipMessage, type SipRequest } from "./message.ts";
import type { Hop } from "./transport.ts";

/** What both ends of a call know of it (RFC 3261, 12). */
export interface Dialog {
  readonly callId: string;
  readonly localTag: string;
  readonly remoteTag: string;
  /** From and To as they go out, with their tags. */
  readonly local: string;
  readonly remote: string;
  readonly localSequence: number;
  readonly remoteSequence: number;
  /** The Contact of the other side. */
  readonly target: string;
  /** In the order in which requests take it. */
  readonly routes: readonly string[];
}

/** The dialog of an INVITE that has come; undefined when it names nobody to answer to. */
export function dialogOfInvite(invite: SipRequest, localTag: string): Dialog | undefined {
  const core = readCore(invite);
  const target = contactOf(invite);
  if (core === undefined || target === undefined) return undefined;
  return {
    callId: core.callId,
    localTag,
    remoteTag: core.from.params.get("tag") ?? "",
    local: `${headerOf(invite, "to")};tag=${localTag}`,
    remote: headerOf(invite, "from") ?? "",
    localSequence: 0,
    remoteSequence: core.cseq.number,
    target,
    routes: headersOf(invite, "record-route"),
  };
}

/** The dialog that a response to our INVITE opens; undefined when it opens none. */
export function dialogOfResponse(invite: SipRequest, response: SipMessage): Dialog | undefined {
  const core = readCore(response);
  const remoteTag = core?.to.params.get("tag");
  const target = contactOf(response);
  if (core === undefined || remoteTag === undefined || target === undefined) return undefined;
  return {
    callId: core.callId,
    localTag: core.from.params.get("tag") ?? "",
    remoteTag,
    local: headerOf(invite, "from") ?? "",
    remote: headerOf(response, "to") ?? "",
    localSequence: core.cseq.number,
    remoteSequence: -1,
    target,
    routes: headersOf(response, "record-route").toReversed(),
  };
}

/** The address in a message's Contact; undefined where there is none to send to. */
export function contactOf(message: SipMessage): string | undefined {
  const uri = parseNameAddress(headerOf(message, "contact") ?? "")?.uri;
  return uri !== undefined && parseUri(uri) !== undefined ? uri : undefined;
}

/** A request inside a dialog, without its Via, and the dialog after it. ACK has the number of its INVITE. */
export function requestIn(
  dialog: Dialog,
  method: string,
  { headers = [], body = "", number }: { headers?: readonly SipHeader[]; body?: string; number?: number } = {},
): { readonly request: SipRequest; readonly dialog: Dialog } {
  const localSequence = number ?? dialog.localSequence + 1;
  const request: SipRequest = {
    ...{ kind: "request", method, uri: dialog.target },
    headers: [
      ...dialog.routes.map((value) => ({ name: "route", value })),
      { name: "from", value: dialog.local },
      { name: "to", value: dialog.remote },
      { name: "call-id", value: dialog.callId },
      { name: "cseq", value: `${localSequence} ${method}` },
      { name: "max-forwards", value: "70" },
      ...headers,
    ],
    body: Buffer.from(body, "utf8"),
  };
  return { request, dialog: number === undefined ? { ...dialog, localSequence } : dialog };
}

/**
 * Where a request of a dialog goes: the first route, or else the other side itself. A host that is a name is not looked
 * up: `usual` is where the call came from.
 */
export function nextHop({ routes, target }: Dialog, usual: Hop): Hop {
  const uri = parseUri(routes[0] === undefined ? target : (parseNameAddress(routes[0])?.uri ?? ""));
  if (uri === undefined || !/^[\d.]+$|:/.test(uri.host)) return usual;
  const protocol = uri.params.get("transport")?.toLowerCase() ?? (uri.host === usual.address ? usual.protocol : "udp");
  // A connection that is open is taken, whatever port the other side says it listens on.
  if (protocol === "tcp" && uri.host === usual.address && usual.protocol === "tcp") return usual;
  return { protocol: protocol === "tcp" ? "tcp" : "udp", address: uri.host, port: uri.port ?? 5060 };
}
