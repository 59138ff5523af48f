import type { Clock } from "@dilo/foundation";
import type { Line, LineEnd, LineListener } from "../line.ts";
import { digitOfInfo } from "../rtp/digits.ts";
import type { RtpListener, RtpSession } from "../rtp/rtp-session.ts";
import { AgreedSound, isHold } from "./agreed-sound.ts";
import { type Dialog, nextHop, requestIn } from "./dialog.ts";
import { headerOf, type SipMessage, type SipResponse } from "./message.ts";
import { methods } from "./methods.ts";
import { type NegotiatedCall, Negotiation, type SentParts } from "./negotiation.ts";
import type { ReceivedRequest } from "./received.ts";
import type { Codec } from "./sdp.ts";
import { type SoundLimits, watchSound } from "./sound-watch.ts";
import type { Transactions } from "./transactions.ts";
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

/** A call's dialog and sound, from its answer to its end; whoever began it. */
export class Leg implements Line, NegotiatedCall {
  readonly id: string;
  readonly clock: Clock;
  readonly #parts: LegParts;
  /** What was agreed on for its sound. */
  readonly media: AgreedSound;
  readonly #transfer: Transfer;
  readonly #negotiation: Negotiation;
  #listener: LineListener | undefined;
  #dialog: Dialog | undefined;
  #usual: Hop | undefined;
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
    this.clock = clock;
    this.#negotiation = new Negotiation(this);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get usual(): Hop | undefined {
    return this.#usual;
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
      this.request("INFO", { headers, body }, () => send(rest.slice(1)));
    };
    send(digits);
  }

  hold(isHeld: boolean): void {
    const direction = isHeld ? "sendonly" : "sendrecv";
    if (this.#upSince === undefined || this.#isOver || this.media.direction === direction) return;
    this.media.direction = direction;
    this.#negotiation.offerAnew();
  }

  transfer(uri: string): void {
    if (this.#upSince === undefined || this.#isOver || this.#transfer.isUnderWay) return;
    this.#transfer.begin();
    const { contact } = this.#parts;
    const headers = [
      { name: "refer-to", value: `<${uri}>` },
      ...(this.#usual ? [{ name: "contact", value: contact(this.#usual) }] : []),
    ];
    this.request("REFER", { headers }, (response) => this.#transfer.answered(response));
  }

  hangUp(): void {
    this.end({ cause: "ended-here" });
  }

  /** Ends an answered call, and tells the other side. */
  readonly end = (end: LineEnd): void => {
    if (this.#isOver) return;
    if (this.#dialog !== undefined) this.request("BYE", {}, () => {});
    this.close(end);
  };

  /** The call is over and everybody knows. */
  close(end: LineEnd): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#negotiation.stop();
    this.#stopLooking();
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
    if (answer) this.#negotiation.answered(answer);
    const { clock, limits, rtp } = this.#parts;
    this.#stopLooking = watchSound({
      ...{ clock, limits },
      isExpected: () => this.media.isBothWays,
      lastAt: () => rtp.lastHeardAt,
      onSilent: () => this.end({ cause: "no-sound" }),
    });
    this.#listener?.answered();
  }

  /** Answers the INVITE that began it. */
  accept(received: ReceivedRequest, sdp: string, { hasOffer }: { readonly hasOffer: boolean }): void {
    this.#negotiation.accept(received, sdp, { hasOffer });
  }

  readonly contact = (to: Hop): string => this.#parts.contact(to);

  readonly retarget = (target: string): void => {
    if (this.#dialog) this.#dialog = { ...this.#dialog, target };
  };

  /** A request inside this call. */
  receive(received: ReceivedRequest): void {
    const { request, core } = received;
    const { dialog } = this;
    if (dialog === undefined) return;
    if (request.method === "ACK") {
      this.#negotiation.acknowledged(received);
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
        this.#negotiation.renegotiate(received);
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

  #takeInfo(received: ReceivedRequest): void {
    const { request } = received;
    const digit = digitOfInfo(headerOf(request, "content-type") ?? "", request.body.toString("utf8"));
    received.respond(digit === undefined && request.body.length > 0 ? 415 : 200);
    if (digit !== undefined) this.#listener?.digit(digit);
  }

  readonly request = (method: string, parts: SentParts, final: (response: SipResponse) => void): void => {
    const hop = this.hop;
    if (this.#dialog === undefined || hop === undefined) return;
    const { request, dialog } = requestIn(this.#dialog, method, parts);
    this.#dialog = dialog;
    this.#parts.transactions.request(request, hop, {
      final: (response) => {
        final(response);
        // The other side does not know of this call, or is gone.
        if (method !== "BYE" && [408, 481].includes(response.status)) this.close({ cause: "no-sound" });
      },
    });
  };

  readonly acknowledge = (number: number): void => {
    const hop = this.hop;
    if (this.#dialog && hop) this.#parts.transactions.sendOnce(requestIn(this.#dialog, "ACK", { number }).request, hop);
  };
}
