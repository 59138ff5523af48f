import type { Clock } from "@dilo/foundation";
import type { LineEnd } from "../line.ts";
import type { AgreedSound } from "./agreed-sound.ts";
import { contactOf, type Dialog } from "./dialog.ts";
import { headerOf, type SipHeader, type SipMessage, type SipResponse } from "./message.ts";
import { methods } from "./methods.ts";
import type { ReceivedRequest } from "./received.ts";
import {
  intervalHeaders,
  intervalOfRequest,
  intervalOfResponse,
  refreshHeaders,
  SessionTimer,
  tooSmall,
} from "./session-timer.ts";
import { resend, timers } from "./timers.ts";
import type { Hop } from "./transport.ts";

/** What is sent inside a call: its fields and its text. */
export interface SentParts {
  readonly headers?: readonly SipHeader[];
  readonly body?: string;
}

/** The call whose sound is agreed on. */
export interface NegotiatedCall {
  readonly clock: Clock;
  readonly media: AgreedSound;
  readonly isOver: boolean;
  readonly dialog: Dialog | undefined;
  /** Where its first messages came from or went to. */
  readonly usual: Hop | undefined;
  contact(to: Hop): string;
  /** The other side is reached at another address from now on. */
  retarget(target: string): void;
  request(method: string, parts: SentParts, final: (response: SipResponse) => void): void;
  /** Acknowledges a 2xx of our INVITE with this number. */
  acknowledge(number: number): void;
  up(): void;
  end(end: LineEnd): void;
}

const sdpType: SipHeader = { name: "content-type", value: "application/sdp" };

/** Offers and answers inside a call, the first and later ones, and the signs of life that they are (RFC 3261, 14; RFC 4028). */
export class Negotiation {
  readonly #call: NegotiatedCall;
  readonly #timer: SessionTimer;
  /** A 2xx of ours that is not acknowledged yet: its INVITE's number, and what it is sent again with. */
  #unacknowledged: { readonly number: number; readonly stop: () => void; readonly hasOffer: boolean } | undefined;
  /** The number of our INVITE inside the call that is not answered yet. */
  #reinvite: number | undefined;

  constructor(call: NegotiatedCall) {
    this.#call = call;
    this.#timer = new SessionTimer({
      clock: call.clock,
      refresh: () => this.offerAnew(),
      expired: () => call.end({ cause: "no-sound" }),
    });
  }

  /** Our INVITE was answered so. */
  answered(response: SipMessage): void {
    this.#timer.start(intervalOfResponse(response));
  }

  stop(): void {
    this.#timer.stop();
    this.#unacknowledged?.stop();
  }

  /** Answers an INVITE, the first or a later one, and sends the answer again until it is acknowledged. */
  accept(received: ReceivedRequest, sdp: string, { hasOffer }: { readonly hasOffer: boolean }): void {
    const { clock, contact, dialog, end } = this.#call;
    const agreed = this.#agreedInterval(received);
    const headers = [
      { name: "contact", value: contact(received.from) },
      { name: "allow", value: methods },
      { name: "supported", value: "timer" },
      ...intervalHeaders(agreed),
      sdpType,
    ];
    const answer = { headers, body: sdp, toTag: dialog?.localTag ?? "" };
    received.respond(200, answer);
    this.#timer.start(agreed);
    this.#unacknowledged?.stop();
    const send = () => received.again(200, answer);
    const stop = resend(clock, send, () => end({ cause: "failed", status: 408 }));
    this.#unacknowledged = { number: received.core.cseq.number, stop, hasOffer };
  }

  /** An ACK has come. */
  acknowledged({ core, request }: ReceivedRequest): void {
    const open = this.#unacknowledged;
    if (open === undefined || open.number !== core.cseq.number) return;
    open.stop();
    this.#unacknowledged = undefined;
    if (open.hasOffer && !this.#call.media.takeAnswer(request.body)) {
      this.#call.end({ cause: "failed", status: 488 });
      return;
    }
    this.#call.up();
  }

  /** An INVITE or UPDATE inside the call. */
  renegotiate(received: ReceivedRequest): void {
    const { request } = received;
    const isInvite = request.method === "INVITE";
    const hasOffer = request.body.length === 0;
    if (intervalOfRequest(request) === "too-small") received.respond(422, { headers: tooSmall });
    else if (this.#reinvite !== undefined) received.respond(491);
    else if (isInvite && this.#unacknowledged)
      received.respond(500, { headers: [{ name: "retry-after", value: "2" }] });
    else if (!isInvite && hasOffer) this.#refreshed(received);
    else {
      const { media, retarget } = this.#call;
      const sdp = hasOffer ? media.offer() : media.answer(request.body.toString("utf8"));
      if (sdp === undefined) {
        received.respond(488);
        return;
      }
      const target = contactOf(request);
      if (target !== undefined) retarget(target);
      if (isInvite) this.accept(received, sdp, { hasOffer });
      else this.#refreshed(received, sdp);
    }
  }

  /** Offers the sound anew: a hold, its end, or a sign of life. */
  offerAnew(): void {
    const { clock, contact, dialog, isOver, media, request, usual } = this.#call;
    if (isOver || usual === undefined) return;
    if (this.#reinvite !== undefined || this.#unacknowledged) {
      clock.after(timers.t1, () => this.offerAnew());
      return;
    }
    this.#reinvite = (dialog?.localSequence ?? 0) + 1;
    const headers = [
      { name: "contact", value: contact(usual) },
      { name: "supported", value: "timer" },
      ...refreshHeaders(this.#timer.interval),
      sdpType,
    ];
    request("INVITE", { headers, body: media.offer() }, (response) => this.#reinvited(response));
  }

  #refreshed(received: ReceivedRequest, sdp?: string): void {
    const agreed = this.#agreedInterval(received);
    const headers = [{ name: "contact", value: this.#call.contact(received.from) }, ...intervalHeaders(agreed)];
    received.respond(200, sdp === undefined ? { headers } : { headers: [...headers, sdpType], body: sdp });
    this.#timer.start(agreed);
  }

  #agreedInterval({ request }: ReceivedRequest) {
    const interval = intervalOfRequest(request);
    return interval === "too-small" ? undefined : interval;
  }

  #reinvited(response: SipResponse): void {
    const number = Number((headerOf(response, "cseq") ?? "").split(" ")[0]);
    if (response.status < 300) this.#call.acknowledge(number);
    // A 2xx that was sent again needs no more than its ACK.
    if (this.#reinvite !== number || this.#call.isOver) return;
    this.#reinvite = undefined;
    if (response.status < 300) {
      this.#timer.start(intervalOfResponse(response));
      if (!this.#call.media.takeAnswer(response.body)) this.#call.end({ cause: "failed", status: 488 });
    } else if (response.status === 491) {
      // Both asked at once: whoever began the call waits longer (RFC 3261, 14.1).
      this.#call.clock.after(2100 + Math.random() * 1900, () => this.offerAnew());
    }
  }
}
