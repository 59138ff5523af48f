import { randomBytes } from "node:crypto";
import type { Clock } from "@dilo/foundation";
import { isPort } from "./address.ts";
import { carriedBy, readCore, type SipCore } from "./core.ts";
import { headerOf, headersOf, type SipHeader, type SipRequest, type SipResponse, writeMessage } from "./message.ts";
import type { Hop } from "./transport.ts";

/** Timers of RFC 3261, 17: T1 is a round trip, T2 the longest pause, T4 how long a message lives. Milliseconds. */
export const timers = { t1: 500, t2: 4000, t4: 5000, give: 64 * 500 } as const;

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

/** What becomes of a request that was sent. */
export interface RequestListener {
  provisional?(response: SipResponse): void;
  /** Comes once, but for a 2xx of an INVITE, which comes as often as it is sent. 408 when nobody answered. */
  final(response: SipResponse): void;
}

export interface TransactionParts {
  readonly clock: Clock;
  send(bytes: Buffer, to: Hop): void;
  /** A new request, ACK of a 2xx among them. */
  onRequest(received: ReceivedRequest): void;
  /** An INVITE that is not answered yet was given up. */
  onCancel(invite: ReceivedRequest): void;
  /** "host:port" as it stands in Via. */
  sentBy(): string;
}

interface ServerTransaction {
  readonly received: ReceivedRequest;
  /** The last answer, as it was sent. */
  last: Buffer | undefined;
  status: number;
  isAcknowledged: boolean;
}

interface ClientTransaction {
  readonly request: SipRequest;
  readonly to: Hop;
  readonly listener: RequestListener;
  isProceeding: boolean;
  final: SipResponse | undefined;
  cancelTimer: () => void;
}

/** More at one time are nobody's calls. */
const mostTransactions = 20_000;

const magic = "z9hG4bK";

/** A new branch; 72 random bits, so that two never meet. */
const newBranch = () => `${magic}${randomBytes(9).toString("hex")}`;

/** Requests and their answers, sent again until they arrive, and taken once (RFC 3261, 17; RFC 6026). */
export class Transactions {
  readonly #parts: TransactionParts;
  readonly #servers = new Map<string, ServerTransaction>();
  readonly #clients = new Map<string, ClientTransaction>();

  constructor(parts: TransactionParts) {
    this.#parts = parts;
  }

  /** How many are not forgotten yet. */
  get size(): number {
    return this.#servers.size + this.#clients.size;
  }

  receive(message: SipRequest | SipResponse, from: Hop): void {
    const core = readCore(message);
    if (core === undefined) return;
    if (message.kind === "response") this.#takeResponse(message, core);
    else this.#takeRequest(message, core, from);
  }

  /**
   * Sends a request and waits for its answer.
   * @param request without Via
   * @returns its branch, by which an INVITE is cancelled
   */
  request(request: SipRequest, to: Hop, listener: RequestListener, branch = newBranch()): string {
    const via = { name: "via", value: this.#via(to, branch) };
    const whole = { ...request, headers: [via, ...request.headers] };
    const sent: ClientTransaction = {
      ...{ request: whole, to, listener, isProceeding: false, final: undefined, cancelTimer: () => {} },
    };
    const key = `${branch} ${request.method}`;
    this.#clients.set(key, sent);
    const bytes = writeMessage(whole);
    this.#parts.send(bytes, to);
    const giveUp = this.#parts.clock.after(timers.give, () => {
      if (sent.isProceeding && request.method === "INVITE") return;
      this.#forget(key, sent);
      if (sent.final === undefined) listener.final(noAnswer(whole));
    });
    const stopSending = to.protocol === "udp" ? this.#repeat(bytes, sent) : () => {};
    sent.cancelTimer = () => {
      giveUp();
      stopSending();
    };
    return branch;
  }

  /** Gives up an INVITE; its `final` tells of the 487. Does nothing before anything has answered: call it then. */
  cancel(branch: string): boolean {
    const sent = this.#clients.get(`${branch} INVITE`);
    if (sent === undefined || sent.final !== undefined || !sent.isProceeding) return false;
    const { request, to } = sent;
    const kept = request.headers.filter(({ name }) => ["from", "to", "call-id", "route"].includes(name));
    const number = (headerOf(request, "cseq") ?? "").split(" ")[0];
    const headers = [...kept, { name: "cseq", value: `${number} CANCEL` }, { name: "max-forwards", value: "70" }];
    const cancel: SipRequest = { kind: "request", method: "CANCEL", uri: request.uri, headers, body: Buffer.alloc(0) };
    this.request(cancel, to, { final: () => {} }, branch);
    // Whoever answers the CANCEL and never the INVITE is not waited for (RFC 3261, 9.1).
    this.#parts.clock.after(timers.give, () => {
      if (sent.final !== undefined) return;
      this.#forget(`${branch} INVITE`, sent);
      sent.final = noAnswer(request);
      sent.listener.final(sent.final);
    });
    return true;
  }

  /** Sends an ACK of a 2xx, or anything else that has no answer. */
  sendOnce(request: SipRequest, to: Hop): void {
    const via = { name: "via", value: this.#via(to, newBranch()) };
    this.#parts.send(writeMessage({ ...request, headers: [via, ...request.headers] }), to);
  }

  #via({ protocol }: Hop, branch: string): string {
    return `SIP/2.0/${protocol.toUpperCase()} ${this.#parts.sentBy()};rport;branch=${branch}`;
  }

  #repeat(bytes: Buffer, sent: ClientTransaction): () => void {
    const isInvite = sent.request.method === "INVITE";
    let stop = () => {};
    const again = (pauseMs: number) => {
      stop = this.#parts.clock.after(pauseMs, () => {
        if (sent.final !== undefined || (isInvite && sent.isProceeding)) return;
        this.#parts.send(bytes, sent.to);
        const next = sent.isProceeding ? timers.t2 : pauseMs * 2;
        again(isInvite ? next : Math.min(next, timers.t2));
      });
    };
    again(timers.t1);
    return () => stop();
  }

  #takeResponse(response: SipResponse, core: SipCore): void {
    const key = `${core.via.branch} ${core.cseq.method}`;
    const sent = this.#clients.get(key);
    if (sent === undefined) return;
    if (response.status < 200) {
      sent.isProceeding = true;
      if (sent.final === undefined) sent.listener.provisional?.(response);
      return;
    }
    const isInvite = core.cseq.method === "INVITE";
    const isFirst = sent.final === undefined;
    const isSuccess = response.status < 300;
    if (isInvite && !isSuccess && (isFirst || (sent.final?.status ?? 0) >= 300)) this.#acknowledge(sent, response);
    if (isFirst) {
      sent.final = response;
      sent.cancelTimer();
      this.#parts.clock.after(isInvite ? timers.give : timers.t4, () => this.#forget(key, sent));
    }
    if (isFirst || (isInvite && isSuccess && (sent.final?.status ?? 0) < 300)) sent.listener.final(response);
  }

  /** Anything but a 2xx is acknowledged hop by hop, with the INVITE's own branch. */
  #acknowledge({ request, to }: ClientTransaction, response: SipResponse): void {
    const kept = request.headers.filter(({ name }) => ["via", "from", "call-id", "route"].includes(name));
    const number = (headerOf(request, "cseq") ?? "").split(" ")[0];
    const headers = [
      ...kept,
      { name: "to", value: headerOf(response, "to") ?? "" },
      { name: "cseq", value: `${number} ACK` },
      { name: "max-forwards", value: "70" },
    ];
    this.#parts.send(
      writeMessage({ kind: "request", method: "ACK", uri: request.uri, headers, body: Buffer.alloc(0) }),
      to,
    );
  }

  #takeRequest(request: SipRequest, core: SipCore, from: Hop): void {
    const { via } = core;
    const place = `${via.branch || `${core.callId} ${core.cseq.number} ${core.from.params.get("tag")}`} ${via.sentBy}`;
    const method = request.method === "ACK" || request.method === "CANCEL" ? "INVITE" : request.method;
    const own = this.#servers.get(`${place} ${request.method}`);
    if (own !== undefined) {
      // Sent again: what it was answered goes back again; a 2xx of an INVITE is its call's own to repeat.
      const isAccepted = request.method === "INVITE" && own.status >= 200 && own.status < 300;
      if (own.last && !isAccepted) this.#parts.send(own.last, wayBack(own.received));
      return;
    }
    const invite = this.#servers.get(`${place} ${method}`);
    if (request.method === "ACK" && invite !== undefined && invite.status >= 300) {
      invite.isAcknowledged = true;
      return;
    }
    if (this.#servers.size >= mostTransactions) return;
    const received = this.#receive(request, core, { from, place });
    if (request.method !== "CANCEL") {
      this.#parts.onRequest(received);
      return;
    }
    received.respond(invite === undefined ? 481 : 200);
    if (invite !== undefined && invite.status < 200) this.#parts.onCancel(invite.received);
  }

  #receive(
    request: SipRequest,
    core: SipCore,
    { from, place }: { readonly from: Hop; readonly place: string },
  ): ReceivedRequest {
    const key = `${place} ${request.method}`;
    const received: ReceivedRequest = {
      ...{ request, core, from },
      again: (status, answer) =>
        this.#parts.send(writeMessage(responseTo(received, status, answer)), wayBack(received)),
      respond: (status, answer = {}) => {
        if (transaction.status >= 200 || request.method === "ACK") return;
        transaction.status = status;
        transaction.last = writeMessage(responseTo(received, status, answer));
        this.#parts.send(transaction.last, wayBack(received));
        if (status < 200) return;
        if (request.method === "INVITE" && status >= 300) this.#repeatRefusal(transaction);
        this.#parts.clock.after(timers.give, () => {
          if (this.#servers.get(key) === transaction) this.#servers.delete(key);
        });
      },
    };
    const transaction: ServerTransaction = { received, last: undefined, status: 0, isAcknowledged: false };
    if (request.method !== "ACK") this.#servers.set(key, transaction);
    return received;
  }

  #repeatRefusal(transaction: ServerTransaction): void {
    if (transaction.received.from.protocol !== "udp") return;
    const began = this.#parts.clock.now();
    const again = (pauseMs: number) => {
      this.#parts.clock.after(pauseMs, () => {
        if (transaction.isAcknowledged || this.#parts.clock.now() - began >= timers.give) return;
        if (transaction.last) this.#parts.send(transaction.last, wayBack(transaction.received));
        again(Math.min(2 * pauseMs, timers.t2));
      });
    };
    again(timers.t1);
  }

  #forget(key: string, sent: ClientTransaction): void {
    sent.cancelTimer();
    if (this.#clients.get(key) === sent) this.#clients.delete(key);
  }
}

/** Where answers go: to where the request came from, or the port its sender names and did not ask us to find (RFC 3581). */
function wayBack({ core, from }: ReceivedRequest): Hop {
  if (from.protocol === "tcp" || core.via.params.has("rport")) return from;
  const [, port = "5060"] = /:(\d{1,5})$/.exec(core.via.sentBy) ?? [];
  return isPort(Number(port)) ? { ...from, port: Number(port) } : from;
}

/** The answer to a request, with what it takes from it; Via tells where the request really came from (RFC 3581). */
function responseTo(received: ReceivedRequest, status: number, answer: Partial<Answer> = {}): SipResponse {
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

function noAnswer(request: SipRequest): SipResponse {
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
