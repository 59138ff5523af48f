import { randomBytes } from "node:crypto";
import type { Clock } from "@dilo/foundation";
import { readCore, type SipCore } from "./core.ts";
import { headerOf, type SipRequest, type SipResponse, writeMessage } from "./message.ts";
import { noAnswer, type ReceivedRequest, responseTo, wayBack } from "./received.ts";
import { resend, timers } from "./timers.ts";
import type { Hop } from "./transport.ts";

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
  /** Its refusal of an INVITE is acknowledged, and sent no more. */
  stopSending: () => void;
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

  /** A request of ours has no answer yet. */
  get isWaiting(): boolean {
    return [...this.#clients.values()].some(({ final }) => final === undefined);
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

  /**
   * Gives up an INVITE; its `final` tells of the 487. Does nothing before anything has answered: call it then.
   * @param final what is answered to the CANCEL itself; 408 when nobody answered
   */
  cancel(branch: string, final: (response: SipResponse) => void): void {
    const sent = this.#clients.get(`${branch} INVITE`);
    if (sent === undefined || sent.final !== undefined || !sent.isProceeding) return;
    const { request, to } = sent;
    const kept = request.headers.filter(({ name }) => ["from", "to", "call-id", "route"].includes(name));
    const number = (headerOf(request, "cseq") ?? "").split(" ")[0];
    const headers = [...kept, { name: "cseq", value: `${number} CANCEL` }, { name: "max-forwards", value: "70" }];
    const cancel: SipRequest = { kind: "request", method: "CANCEL", uri: request.uri, headers, body: Buffer.alloc(0) };
    this.request(cancel, to, { final }, branch);
    // Whoever answers the CANCEL and never the INVITE is not waited for (RFC 3261, 9.1).
    this.#parts.clock.after(timers.give, () => {
      if (sent.final !== undefined) return;
      this.#forget(`${branch} INVITE`, sent);
      sent.final = noAnswer(request);
      sent.listener.final(sent.final);
    });
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
      invite.stopSending();
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
        if (request.method === "INVITE" && status >= 300 && from.protocol === "udp") {
          const bytes = transaction.last;
          transaction.stopSending = resend(this.#parts.clock, () => this.#parts.send(bytes, wayBack(received)));
        }
        this.#parts.clock.after(timers.give, () => {
          if (this.#servers.get(key) === transaction) this.#servers.delete(key);
        });
      },
    };
    const transaction: ServerTransaction = { received, last: undefined, status: 0, stopSending: () => {} };
    if (request.method !== "ACK") this.#servers.set(key, transaction);
    return received;
  }

  #forget(key: string, sent: ClientTransaction): void {
    sent.cancelTimer();
    if (this.#clients.get(key) === sent) this.#clients.delete(key);
  }
}
