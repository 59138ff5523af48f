import type { Clock } from "@dilo/foundation";
import type { Line, LineEnd, LineListener } from "../line.ts";
import { digitOfInfo } from "../rtp/digits.ts";
import type { RtpListener, RtpSession } from "../rtp/rtp-session.ts";
import { AgreedSound, isHold } from "./agreed-sound.ts";
import { contactOf, type Dialog, nextHop, requestIn } from "./dialog.ts";
import { headerOf, type SipHeader, type SipMessage, type SipResponse } from "./message.ts";
import type { ReceivedRequest } from "./received.ts";
import type { Codec } from "./sdp.ts";
import { intervalHeaders, intervalOfRequest, intervalOfResponse, SessionTimer, tooSmall } from "./session-timer.ts";
import { type SoundLimits, watchSound } from "./sound-watch.ts";
import { resend, timers } from "./timers.ts";
import type { RequestListener, Transactions } from "./transactions.ts";
import { Transfer } from "./transfer.ts";
import type { Hop } from "./transport.ts";

export interface LegParts {
  readonly id: string;
  readonly clock: Clock;
  readonly transactions: Transactions;
  readonly rtp: RtpSession;
  /** What the other side is told to send sound to. */
  readonly address: string;
  /** Our Contact, for a hop. */
  contact(to: Hop): string;
  readonly limits: SoundLimits;
  readonly codecs?: readonly Codec[] | undefined;
  /** The leg is over, told once. */
  onOver(end: LineEnd): void;
}

/** What we can do, for Allow. */
export const methods = "INVITE, ACK, CANCEL, BYE, OPTIONS, INFO, UPDATE, NOTIFY";

const sdpType: SipHeader = { name: "content-type", value: "application/sdp" };

/** A call's dialog and sound, from its answer to its end; whoever began it. */
export class Leg implements Line {
  readonly id: string;
  readonly #parts: LegParts;
  /** What was agreed on for its sound. */
  readonly media: AgreedSound;
  readonly #transfer: Transfer;
  readonly #timer: SessionTimer;
  #listener: LineListener | undefined;
  #dialog: Dialog | undefined;
  /** Where the call's first messages came from or went to. */
  #usual: Hop | undefined;
  /** A 2xx of ours that is not acknowledged yet: its INVITE's number, and what it is sent again with. */
  #unacknowledged: { readonly number: number; readonly stop: () => void; readonly hasOffer: boolean } | undefined;
  /** The number of our INVITE inside the call that is not answered yet. */
  #reinvite: number | undefined;
  #upSince: number | undefined;
  #isOver = false;
  #stopLooking = () => {};

  constructor(parts: LegParts) {
    this.#parts = parts;
    this.id = parts.id;
    const { clock, rtp, address, codecs } = parts;
    this.media = new AgreedSound({
      own: { address, port: rtp.port },
      codecs,
      onAgreed: (agreed, { wasHeld }) => {
        rtp.connect(agreed, this.#usual?.address ?? agreed.address);
        // Our own hold is answered with "recvonly" or "inactive", and is no hold of theirs.
        const holds = isHold(agreed) && this.media.direction === "sendrecv";
        if (this.#upSince !== undefined && holds !== wasHeld) this.#listener?.held?.(holds);
      },
    });
    this.#transfer = new Transfer(clock, (status) => {
      if (!this.#isOver) this.#listener?.transferred?.(status);
    });
    this.#timer = new SessionTimer({
      clock,
      refresh: () => this.#offerAnew(),
      expired: () => this.end({ cause: "no-sound" }),
    });
  }

  get dialog(): Dialog | undefined {
    return this.#dialog;
  }

  /** Where its messages come from and go to; undefined before there is a dialog. */
  get hop(): Hop | undefined {
    return this.#dialog && this.#usual && nextHop(this.#dialog, this.#usual);
  }

  /** Takes the sound of the call, once both sides can speak. */
  readonly sound: RtpListener = {
    heard: (frame) => this.#soundListener()?.heard(frame),
    passed: (mark) => this.#soundListener()?.passed(mark),
    digit: (digit) => this.#soundListener()?.digit(digit),
  };

  #soundListener(): LineListener | undefined {
    return this.#isOver || this.#upSince === undefined ? undefined : this.#listener;
  }

  listen(listener: LineListener): void {
    this.#listener = listener;
  }

  play(item: Int16Array | number): void {
    this.#parts.rtp.play(item);
  }

  flush(): void {
    this.#parts.rtp.flush();
  }

  sendDigits(digits: string): void {
    if (this.#isOver || this.#upSince === undefined || this.#parts.rtp.sendDigits(digits)) return;
    const send = (rest: string) => {
      const [digit] = rest;
      if (digit === undefined || this.#isOver) return;
      const headers = [{ name: "content-type", value: "application/dtmf-relay" }];
      const body = `Signal=${digit}\r\nDuration=160\r\n`;
      this.#request("INFO", { headers, body }, { final: () => send(rest.slice(1)) });
    };
    send(digits);
  }

  hold(isHeld: boolean): void {
    const direction = isHeld ? "sendonly" : "sendrecv";
    if (this.#upSince === undefined || this.#isOver || this.media.direction === direction) return;
    this.media.direction = direction;
    this.#offerAnew();
  }

  transfer(uri: string): void {
    if (this.#upSince === undefined || this.#isOver || this.#transfer.isUnderWay) return;
    this.#transfer.begin();
    const { contact } = this.#parts;
    const headers = [
      { name: "refer-to", value: `<${uri}>` },
      ...(this.#usual ? [{ name: "contact", value: contact(this.#usual) }] : []),
    ];
    this.#request("REFER", { headers }, { final: (response) => this.#transfer.answered(response) });
  }

  hangUp(): void {
    this.end({ cause: "ended-here" });
  }

  /** Ends an answered call, and tells the other side. */
  end(end: LineEnd): void {
    if (this.#isOver) return;
    if (this.#dialog !== undefined) this.#request("BYE", {}, { final: () => {} });
    this.close(end);
  }

  /** The call is over and everybody knows. */
  close(end: LineEnd): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#timer.stop();
    this.#stopLooking();
    this.#unacknowledged?.stop();
    this.#parts.rtp.close();
    this.#listener?.ended(end);
    this.#parts.onOver(end);
  }

  /** There is a dialog, from now on. */
  open(dialog: Dialog, usual: Hop): void {
    this.#dialog = dialog;
    this.#usual = usual;
  }

  /** Both sides can speak. */
  up(answer?: SipMessage): void {
    if (this.#upSince !== undefined) return;
    this.#upSince = performance.now();
    if (answer) this.#timer.start(intervalOfResponse(answer));
    const { clock, limits, rtp } = this.#parts;
    this.#stopLooking = watchSound({
      ...{ clock, limits },
      isExpected: () => this.media.isBothWays,
      lastAt: () => rtp.lastHeardAt,
      onSilent: () => this.end({ cause: "no-sound" }),
    });
    this.#listener?.answered();
  }

  /** Answers an INVITE, the first or a later one, and sends the answer again until it is acknowledged. */
  accept(received: ReceivedRequest, sdp: string, { hasOffer }: { readonly hasOffer: boolean }): void {
    const { clock, contact } = this.#parts;
    const interval = intervalOfRequest(received.request);
    const agreed = interval === "too-small" ? undefined : interval;
    const headers = [
      { name: "contact", value: contact(received.from) },
      { name: "allow", value: methods },
      { name: "supported", value: "timer" },
      ...intervalHeaders(agreed),
      sdpType,
    ];
    const toTag = this.#dialog?.localTag ?? "";
    const send = () => received.again(200, { headers, body: sdp, toTag });
    received.respond(200, { headers, body: sdp, toTag });
    this.#timer.start(agreed);
    this.#unacknowledged?.stop();
    const stop = resend(clock, send, () => this.end({ cause: "failed", status: 408 }));
    this.#unacknowledged = { number: received.core.cseq.number, stop, hasOffer };
  }

  /** A request inside this call. */
  receive(received: ReceivedRequest): void {
    const { request, core } = received;
    const { dialog } = this;
    if (dialog === undefined) return;
    if (request.method === "ACK") {
      this.#acknowledged(received);
      return;
    }
    if (core.cseq.number <= dialog.remoteSequence) {
      received.respond(500, { reason: "Out of order" });
      return;
    }
    this.#dialog = { ...dialog, remoteSequence: core.cseq.number };
    switch (request.method) {
      case "BYE":
        received.respond(200);
        this.close({ cause: "hung-up" });
        return;
      case "INVITE":
      case "UPDATE":
        this.#renegotiate(received);
        return;
      case "INFO":
        this.#takeInfo(received);
        return;
      case "NOTIFY":
        received.respond(200);
        this.#transfer.notified(request);
        return;
      case "OPTIONS":
        received.respond(200, { headers: [{ name: "allow", value: methods }] });
        return;
      case "REFER":
        // Whom this call reaches is for its own side to say, and nobody else.
        received.respond(603);
        return;
      default:
        received.respond(405, { headers: [{ name: "allow", value: methods }] });
    }
  }

  #acknowledged({ core, request }: ReceivedRequest): void {
    const open = this.#unacknowledged;
    if (open === undefined || open.number !== core.cseq.number) return;
    open.stop();
    this.#unacknowledged = undefined;
    if (open.hasOffer && !this.media.takeAnswer(request.body)) {
      this.end({ cause: "failed", status: 488 });
      return;
    }
    this.up();
  }

  #renegotiate(received: ReceivedRequest): void {
    const { request } = received;
    const isInvite = request.method === "INVITE";
    if (intervalOfRequest(request) === "too-small") received.respond(422, { headers: tooSmall });
    else if (this.#reinvite !== undefined) received.respond(491);
    else if (isInvite && this.#unacknowledged)
      received.respond(500, { headers: [{ name: "retry-after", value: "2" }] });
    else if (!isInvite && request.body.length === 0) this.#refreshed(received);
    else {
      const hasOffer = request.body.length === 0;
      const sdp = hasOffer ? this.media.offer() : this.media.answer(request.body.toString("utf8"));
      if (sdp === undefined) {
        received.respond(488);
        return;
      }
      const target = contactOf(request);
      if (target !== undefined && this.#dialog) this.#dialog = { ...this.#dialog, target };
      if (isInvite) this.accept(received, sdp, { hasOffer });
      else this.#refreshed(received, sdp);
    }
  }

  #refreshed(received: ReceivedRequest, sdp?: string): void {
    const interval = intervalOfRequest(received.request);
    const agreed = interval === "too-small" ? undefined : interval;
    const headers = [{ name: "contact", value: this.#parts.contact(received.from) }, ...intervalHeaders(agreed)];
    received.respond(200, sdp === undefined ? { headers } : { headers: [...headers, sdpType], body: sdp });
    this.#timer.start(agreed);
  }

  #takeInfo(received: ReceivedRequest): void {
    const { request } = received;
    const digit = digitOfInfo(headerOf(request, "content-type") ?? "", request.body.toString("utf8"));
    received.respond(digit === undefined && request.body.length > 0 ? 415 : 200);
    if (digit !== undefined) this.#listener?.digit(digit);
  }

  #request(method: string, parts: { headers?: readonly SipHeader[]; body?: string }, listener: RequestListener): void {
    const hop = this.hop;
    if (this.#dialog === undefined || hop === undefined) return;
    const { request, dialog } = requestIn(this.#dialog, method, parts);
    this.#dialog = dialog;
    this.#parts.transactions.request(request, hop, {
      ...listener,
      final: (response) => {
        listener.final(response);
        // The other side does not know of this call, or is gone.
        if (method !== "BYE" && [408, 481].includes(response.status)) this.close({ cause: "no-sound" });
      },
    });
  }

  /** Offers the sound anew: a hold, its end, or a sign of life. */
  #offerAnew(): void {
    const { clock, contact } = this.#parts;
    if (this.#isOver || this.#usual === undefined) return;
    if (this.#reinvite !== undefined || this.#unacknowledged) {
      clock.after(timers.t1, () => this.#offerAnew());
      return;
    }
    this.#reinvite = (this.#dialog?.localSequence ?? 0) + 1;
    const headers = [{ name: "contact", value: contact(this.#usual) }, { name: "supported", value: "timer" }, sdpType];
    this.#request("INVITE", { headers, body: this.media.offer() }, { final: (response) => this.#reinvited(response) });
  }

  #reinvited(response: SipResponse): void {
    const number = Number((headerOf(response, "cseq") ?? "").split(" ")[0]);
    if (response.status < 300) this.acknowledge(number);
    // A 2xx that was sent again needs no more than its ACK.
    if (this.#reinvite !== number || this.#isOver) return;
    this.#reinvite = undefined;
    if (response.status < 300) {
      this.#timer.start(intervalOfResponse(response));
      if (!this.media.takeAnswer(response.body)) this.end({ cause: "failed", status: 488 });
    } else if (response.status === 491) {
      // Both asked at once: whoever began the call waits longer (RFC 3261, 14.1).
      this.#parts.clock.after(2100 + Math.random() * 1900, () => this.#offerAnew());
    }
  }

  /** Acknowledges a 2xx of our INVITE with this number. */
  acknowledge(number: number): void {
    const hop = this.hop;
    if (this.#dialog && hop) this.#parts.transactions.sendOnce(requestIn(this.#dialog, "ACK", { number }).request, hop);
  }
}
