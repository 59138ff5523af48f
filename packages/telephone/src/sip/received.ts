import { isPort } from "./address.ts";
import { carriedBy, type SipCore } from "./core.ts";
import { headerOf, headersOf, type SipHeader, type SipRequest, type SipResponse } from "./message.ts";
import type { Hop } from "./transport.ts";

/** A request that has come. */
export interface ReceivedRequest {
  readonly request: SipRequest;
  readonly core: SipCore;
  readonly from: Hop;
  /** Answers it; a final answer is the last. `toTag` is put into To where it has none. */
  respond(status: number, answer?: Partial<Answer>): void;
  /** Sends a 2xx of an INVITE once more. */
  again(status: number, answer?: Partial<Answer>): void;
}

export interface Answer {
  readonly reason: string;
  readonly headers: readonly SipHeader[];
  readonly body: string;
  readonly toTag: string;
}

/** Where answers go: to where the request came from, or the port its sender names and did not ask us to find (RFC 3581). */
export function wayBack({ core, from }: ReceivedRequest): Hop {
  if (from.protocol === "tcp" || core.via.params.has("rport")) return from;
  const [, port = "5060"] = /:(\d{1,5})$/.exec(core.via.sentBy) ?? [];
  return isPort(Number(port)) ? { ...from, port: Number(port) } : from;
}

/** The answer to a request, with what it takes from it; Via tells where the request really came from (RFC 3581). */
export function responseTo(received: ReceivedRequest, status: number, answer: Partial<Answer> = {}): SipResponse {
  const { request, core, from } = received;
  const { reason = reasons[status] ?? "Response", headers = [], body = "", toTag } = answer;
  const to = headerOf(request, "to") ?? "";
  const isTagged = core.to.params.has("tag") || status === 100 || toTag === undefined;
  const carried = carriedBy(request);
  const first = carried.findIndex(({ name }) => name === "via");
  const vias = carried.map((one, at) => (at === first ? { ...one, value: seenFrom(one.value, from) } : one));
  const isRouted = status > 100 && status < 300 && request.method === "INVITE";
  return {
    ...{ kind: "response", status, reason },
    headers: [
      ...vias.filter(({ name }) => name === "via" || isRouted),
      { name: "from", value: headerOf(request, "from") ?? "" },
      { name: "to", value: isTagged ? to : `${to};tag=${toTag}` },
      { name: "call-id", value: core.callId },
      { name: "cseq", value: headersOf(request, "cseq")[0] ?? "" },
      ...headers,
    ],
    body: Buffer.from(body, "utf8"),
  };
}

function seenFrom(via: string, { address, port }: Hop): string {
  const written = address.includes(":") ? `[${address}]` : address;
  return `${via.replace(/;rport(?=;|$)/, `;rport=${port}`)};received=${written}`;
}

export function noAnswer(request: SipRequest): SipResponse {
  return { kind: "response", status: 408, reason: "No answer", headers: request.headers, body: Buffer.alloc(0) };
}

const reasons: Readonly<Record<number, string>> = {
  100: "Trying",
  180: "Ringing",
  183: "Session Progress",
  200: "OK",
  202: "Accepted",
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  415: "Unsupported Media Type",
  420: "Bad Extension",
  422: "Session Interval Too Small",
  480: "Temporarily Unavailable",
  481: "Call/Transaction Does Not Exist",
  486: "Busy Here",
  487: "Request Terminated",
  488: "Not Acceptable Here",
  491: "Request Pending",
  500: "Server Internal Error",
  501: "Not Implemented",
  503: "Service Unavailable",
  603: "Decline",
};
