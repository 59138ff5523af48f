import { playable, roomAudio } from "@dilo/api";
import type { Clock } from "@dilo/foundation";
import type { Line, LineEnd, LineListener } from "@dilo/telephone";
import { openFramer } from "../audio/framer.ts";
import { openResampler } from "../audio/resample.ts";
import type { EndReason } from "../calls/session/call-state.ts";
import { openPacer, type Pacer } from "./pacer.ts";
import type { JoinablePhone, PhoneControl } from "./phone-control.ts";
import type { PeerEvent, RoomPeer } from "./room-peer.ts";

/** Of a telephone line. Hz. */
const lineRate = 8000;
const roomRate = 16_000;

/** Gives a call its line: takes a call that has come in, or makes one. */
export type ConnectLine = (listener: LineListener) => Line;

/** A telephone as a room: who answers is in it, who hangs up has left. There is no page: messages go nowhere. */
export class PhonePeer implements RoomPeer, JoinablePhone {
  readonly line: Line;
  readonly #pacer: Pacer;
  readonly #onEvent: (event: PeerEvent) => void;
  readonly #toLine = openResampler(roomRate, lineRate);
  readonly #lineFrames = openFramer((lineRate * roomAudio.frameMs) / 1000);
  readonly #toRoom = openResampler(lineRate, roomRate);
  readonly #roomFrames = openFramer(roomAudio.frameSamples);
  #isOver = false;
  /** The other telephone that this one was left alone with. */
  #partner: Line | undefined;
  /** Told what came of a transfer that is under way. */
  #transferred: ((status: number) => void) | undefined;

  constructor(connect: ConnectLine, parts: { readonly clock: Clock; readonly onEvent: (event: PeerEvent) => void }) {
    this.#pacer = openPacer(parts.clock);
    this.#onEvent = parts.onEvent;
    this.line = connect({
      ringing: () => this.#tell({ kind: "ringing" }),
      answered: () => {
        this.#tell({ kind: "joined", abilities: { recognition: false, speech: false } });
        this.#tell({ kind: "app", data: playable });
      },
      heard: (frame) => {
        if (this.#partner) this.#partner.play(frame);
        for (const one of this.#roomFrames.push(this.#toRoom.push(frame))) this.#tell({ kind: "audio", frame: one });
      },
      passed: (mark) => this.#tell({ kind: "played", mark }),
      digit: (digit) => {
        if (this.#partner) this.#partner.sendDigits(digit);
        else this.#tell({ kind: "digit", digit });
      },
      transferred: (status) => this.#settleTransfer(status),
      ended: (end) => this.#ended(end),
    });
  }

  readonly phone: PhoneControl = {
    press: (digits) => this.line.sendDigits(digits),
    hold: (isHeld) => this.line.hold(isHeld),
    refer: (uri) =>
      new Promise((resolve) => {
        this.#transferred = resolve;
        this.line.transfer(uri);
      }),
    join: (other) => {
      this.leaveWith(other.line);
      other.leaveWith(this.line);
    },
  };

  async play(frame: Int16Array): Promise<number> {
    if (this.#isOver) return 0;
    for (const one of this.#lineFrames.push(this.#toLine.push(frame))) this.line.play(one.slice());
    return this.#pacer.sent(roomAudio.frameMs);
  }

  mark(mark: number): void {
    const rest = this.#lineFrames.end();
    if (rest) this.line.play(rest);
    this.line.play(mark);
  }

  flush(): void {
    this.#pacer.reset();
    this.line.flush();
  }

  speak(): void {}

  send(): void {}

  end(): void {
    this.#close();
  }

  refuse(): void {
    this.#close();
  }

  #close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#pacer.reset();
    this.line.hangUp();
  }

  leaveWith(partner: Line): void {
    this.#isOver = true;
    this.#pacer.reset();
    this.line.flush();
    this.#partner = partner;
  }

  #settleTransfer(status: number): void {
    this.#transferred?.(status);
    this.#transferred = undefined;
  }

  #ended(end: LineEnd): void {
    this.#partner?.hangUp();
    // Whoever takes a transfer may hang up on us before it says how that went.
    const isForwarded = this.#transferred !== undefined && end.cause === "hung-up";
    this.#settleTransfer(isForwarded ? 200 : 0);
    if (this.#isOver) return;
    const reason = isForwarded ? "assistant-forwarded-call" : reasonOf(end);
    this.#tell(reason === undefined ? { kind: "left" } : { kind: "left", reason });
    this.#isOver = true;
    this.#pacer.reset();
  }

  #tell(event: PeerEvent): void {
    if (!this.#isOver) this.#onEvent(event);
  }
}

/** Why a call is over, in the words of its row; undefined when its person has ended it. */
function reasonOf({ cause, carrier }: LineEnd): EndReason | undefined {
  switch (cause) {
    case "hung-up":
    case "cancelled":
    case "ended-here":
      return undefined;
    case "busy":
      return "customer-busy";
    case "no-answer":
      return "customer-did-not-answer";
    case "declined":
      return "call.start.error-sip-declined";
    case "failed":
      return carrier === undefined ? "call.start.error-sip-failed" : `${carrier}-failed-to-connect-call`;
    case "unreachable":
      return "call.start.error-sip-unreachable";
    case "no-sound":
      return "call.in-progress.error-sip-no-sound";
    case "lost":
      return "call.in-progress.error-sip-telephone-lost";
  }
}
