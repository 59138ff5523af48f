import type { Clock } from "@dilo/foundation";
import type { Line, LineEnd, LineListener } from "../line.ts";
import { digitOfInfo } from "../rtp/digits.ts";
import type { RtpListener, RtpSession } from "../rtp/rtp-session.ts";
import { contactOf, type Dialog, nextHop, requestIn } from "./dialog.ts";
import { headerOf, type SipHeader, type SipMessage, type SipResponse } from "./message.ts";
import { type AgreedMedia, agree, type Codec, type Direction, parseSdp, writeAnswer, writeOffer } from "./sdp.ts";
import { intervalHeaders, intervalOfRequest, intervalOfResponse, SessionTimer, tooSmall } from "./session-timer.ts";
import { type ReceivedRequest, type RequestListener, type Transactions, timers } from "./transactions.ts";
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

/** How long no sound may come. Milliseconds. */
export interface SoundLimits {
  /** After the answer. */
  readonly firstMs: number;
  readonly laterMs: number;
}

/** Of the last description that we sent. */
let sessions = 1;

/** What we can do, for Allow. */
export const methods = "INVITE, ACK, CANCEL, BYE, OPTIONS, INFO, UPDATE, NOTIFY";

const sdpType: SipHeader = { name: "content-type", value: "application/sdp" };

/** How often the sound is looked for. Milliseconds. */
const lookMs = 1000;

/** A REFER whose end nobody tells. Milliseconds. */
const transferMs = 60_000;

/** A call's dialog and sound, from its answer to its end; whoever began it. */
export class Leg implements Line {
  readonly id: string;
  readonly #parts: LegParts;
  readonly #sessionId = sessions++;
  readonly #timer: SessionTimer;
  #listener: LineListener | undefined;
  #version = 0;
  #direction: Direction = "sendrecv";
  #dialog: Dialog | undefined;
  /** Where the call's first messages came from or went to. */
  #usual: Hop | undefined;
  #agreed: AgreedMedia | undefined;
  /** A 2xx of ours that is not acknowledged yet: its INVITE's number, and what it is sent again with. */
  #unacknowledged: { readonly number: number; readonly stop: () => void; readonly hasOffer: boolean } | undefined;
  /** The number of our INVITE inside the call that is not answered yet. */
  #reinvite: number | undefined;
  #upSince: number | undefined;
  #isOver = false;
  #isTransferring = false;
  #stopLooking = () => {};

  constructor(parts: LegParts) {
    this.#parts = parts;
    this.id = parts.id;
    const { clock } = parts;
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
    if (this.#upSince === undefined || this.#isOver || this.#direction === direction) return;
    this.#direction = direction;
    this.#offerAnew();
  }

  transfer(uri: string): void {
    if (this.#upSince === undefined || this.#isOver || this.#isTransferring) return;
    this.#isTransferring = true;
    const { clock, contact } = this.#parts;
    const stop = clock.after(transferMs, () => this.#transferred(0));
    const headers = [
      { name: "refer-to", value: `<${uri}>` },
      ...(this.#usual ? [{ name: "contact", value: contact(this.#usual) }] : []),
    ];
    this.#request(
      "REFER",
      { headers },
      {
        final: ({ status }) => {
          if (status < 300) return;
          stop();
          this.#transferred(status);
        },
      },
    );
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

  /** Our description of the call's sound, for an INVITE of ours or an answer to one without an offer. */
  offer(): string {
    this.#version += 1;
    return writeOffer(this.#own(), this.#parts.codecs);
  }

  /** Answers an offer and takes it as agreed; undefined when we have no codec of it. */
  answer(offered: string): string | undefined {
    const offer = parseSdp(offered);
    const agreed = offer && agree(offer);
    if (offer === undefined || agreed === undefined) return undefined;
    this.#version += 1;
    this.#take(agreed);
    return writeAnswer(this.#own(), offer, agreed);
  }

  /** Takes the answer to our offer. @returns whether we can speak so */
  takeAnswer(body: Buffer): boolean {
    const answer = parseSdp(body.toString("utf8"));
    const agreed = answer && agree(answer);
    if (agreed) this.#take(agreed);
    return agreed !== undefined;
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
    this.#look();
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
    const began = clock.now();
    let cancel = () => {};
    const again = (pauseMs: number) => {
      cancel = clock.after(pauseMs, () => {
        if (clock.now() - began >= timers.give) {
          this.end({ cause: "failed", status: 408 });
          return;
        }
        send();
        again(Math.min(2 * pauseMs, timers.t2));
      });
    };
    again(timers.t1);
    this.#unacknowledged?.stop();
    this.#unacknowledged = { number: received.core.cseq.number, stop: () => cancel(), hasOffer };
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
        this.#takeNotify(received);
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

  #own() {
    const { address, rtp } = this.#parts;
    return { address, port: rtp.port, sessionId: this.#sessionId, version: this.#version, direction: this.#direction };
  }

  #take(agreed: AgreedMedia): void {
    const isHeld = (media: AgreedMedia | undefined) =>
      media?.direction === "sendonly" || media?.direction === "inactive";
    const wasHeld = isHeld(this.#agreed);
    this.#agreed = agreed;
    this.#parts.rtp.connect(agreed, this.#usual?.address ?? agreed.address);
    // Our own hold is answered with "recvonly" or "inactive", and is no hold of theirs.
    const holds = isHeld(agreed) && this.#direction === "sendrecv";
    if (this.#upSince !== undefined && holds !== wasHeld) this.#listener?.held?.(holds);
  }

  #acknowledged({ core, request }: ReceivedRequest): void {
    const open = this.#unacknowledged;
    if (open === undefined || open.number !== core.cseq.number) return;
    open.stop();
    this.#unacknowledged = undefined;
    if (open.hasOffer && !this.takeAnswer(request.body)) {
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
      const sdp = hasOffer ? this.offer() : this.answer(request.body.toString("utf8"));
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

  #takeNotify(received: ReceivedRequest): void {
    const { request } = received;
    received.respond(200);
    const [, status] = /^SIP\/2\.0 (\d{3})/.exec(request.body.toString("utf8")) ?? [];
    const isOver = /^terminated/i.test(headerOf(request, "subscription-state") ?? "");
    if (status !== undefined && Number(status) >= 200) this.#transferred(Number(status));
    else if (isOver) this.#transferred(0);
  }

  #transferred(status: number): void {
    if (!this.#isTransferring || this.#isOver) return;
    this.#isTransferring = false;
    this.#listener?.transferred?.(status);
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
    this.#request("INVITE", { headers, body: this.offer() }, { final: (response) => this.#reinvited(response) });
  }

  #reinvited(response: SipResponse): void {
    const number = Number((headerOf(response, "cseq") ?? "").split(" ")[0]);
    if (response.status < 300) this.acknowledge(number);
    // A 2xx that was sent again needs no more than its ACK.
    if (this.#reinvite !== number || this.#isOver) return;
    this.#reinvite = undefined;
    if (response.status < 300) {
      this.#timer.start(intervalOfResponse(response));
      if (!this.takeAnswer(response.body)) this.end({ cause: "failed", status: 488 });
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

  #look(): void {
    const { clock, rtp, limits } = this.#parts;
    const look = () => {
      const isHeld = this.#agreed?.direction !== "sendrecv" || this.#direction !== "sendrecv";
      const last = rtp.lastHeardAt;
      const silentMs = performance.now() - Math.max(last ?? 0, this.#upSince ?? 0);
      if (!isHeld && silentMs > (last === undefined ? limits.firstMs : limits.laterMs)) this.end({ cause: "no-sound" });
      else this.#stopLooking = clock.after(lookMs, look);
    };
    this.#stopLooking = clock.after(lookMs, look);
  }
}
