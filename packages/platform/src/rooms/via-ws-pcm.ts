import { type ClientAbilities, type ClientSignal, heartbeat, type RoomSignal, roomAudio, speakerName } from "@dilo/api";
import { type Clock, openRateLimiter, type RateLimiter, sleep } from "@dilo/foundation";
import { type RawData, WebSocket } from "ws";
import { samplesOf } from "../audio/samples.ts";
import { parseClientSignal } from "../client-messages.ts";
import { openPacer, type Pacer } from "./pacer.ts";
import type { PeerSocket } from "./peer-socket.ts";
import type { PeerEvent, RoomPeer } from "./room-peer.ts";
import type { Media } from "./rtc/media.ts";
import { RtcTransport } from "./rtc/rtc-transport.ts";

/** A microphone that catches up after a stall may be this far ahead of the clock; more is dropped. Milliseconds. */
const maxBurstMs = 10_000;

/** A connection this far behind takes no more sound until it has caught up. Bytes: two seconds. */
const maxBufferedBytes = 64_000;

const bufferCheckMs = 50;

/** A page that is gone never answers the closing handshake. Milliseconds. */
const closeTimeoutMs = 1000;

export interface PeerSettings {
  readonly participantId: string;
  readonly clock: Clock;
  readonly onEvent: (event: PeerEvent) => void;
  /** WebRTC, where this machine has it and this room may use it. */
  readonly media?: Media | undefined;
}

/** Everything but sound: a page sends a few signals a second, and after a lost connection what was not taken before. */
const mostSignals = { limit: 500, windowMs: 10_000 };

/**
 * Recognised text, read each time it comes: a recogniser sends what it has so far ten times a second, and a person who has
 * talked for a minute and a half has said 1,500 characters. Characters.
 */
const mostRecognised = { characters: 200_000, windowMs: 10_000 };

/** WebSocket close codes: all is done; what came is more than is allowed. */
const closeCodes = { normal: 1000, policyViolation: 1008 } as const;

/** The embedded room on one WebSocket: signals as JSON text, sound as PCM frames both ways until WebRTC carries it. */
export class WsPcmPeer implements RoomPeer {
  readonly #socket: PeerSocket;
  readonly #settings: PeerSettings;
  readonly #pacer: Pacer;
  readonly #rtc: RtcTransport | undefined;
  readonly #openedAt: number;
  readonly #signals: RateLimiter;
  /** When the window of recognised text began, and how much came in it. */
  #recognised = { since: 0, characters: 0 };
  #isOpen = true;
  /** What the page can do; undefined until it has joined. */
  #abilities: ClientAbilities | undefined;
  /** How much of the microphone has come. */
  #audioMs = 0;
  /** The last number that has come. */
  #lastNumber: number | undefined;
  /** The mark behind all that was sent; undefined while something is behind it. */
  #lastMark: number | undefined;
  #isIdle = true;
  #cancelHeartbeat: () => void;

  constructor(socket: PeerSocket, settings: PeerSettings) {
    const { clock, media } = settings;
    this.#socket = socket;
    this.#settings = settings;
    this.#pacer = openPacer(clock);
    this.#openedAt = clock.now();
    this.#signals = openRateLimiter({ ...mostSignals, now: () => new Date(clock.now()) });
    this.#rtc =
      media &&
      new RtcTransport({
        media,
        clock,
        signal: (message) => this.#signal(message),
        onFrame: (frame) => this.#emit({ kind: "audio", frame }),
        playOverPcm: (item) => this.#playOverPcm(item),
        onMissed: () => this.#rejoin(),
      });
    this.#cancelHeartbeat = this.#awaitHeartbeat();
    socket.on("message", (data, isBinary) => this.#receive(bytesOf(data), isBinary));
    // Pings and pongs of the WebSocket itself, which "message" does not tell of. The server's own answer to pings is
    // off: it ends a flood of them without a close code.
    socket.on("ping", (data) => {
      if (this.#isOpen && this.#countSignal()) socket.pong(data);
    });
    socket.on("pong", () => this.#countSignal());
    socket.on("close", () => this.#leave("lost"));
    socket.on("error", () => this.#leave("lost"));
  }

  async play(frame: Int16Array): Promise<number> {
    if (!this.#isOpen) return 0;
    this.#isIdle = false;
    this.#lastMark = undefined;
    if (this.#rtc?.isSpeaking) this.#rtc.play(frame);
    else this.#sendFrame(frame);
    const aheadMs = await this.#pacer.sent(roomAudio.frameMs);
    while (this.#isOpen && this.#socket.bufferedAmount > maxBufferedBytes) {
      await sleep(this.#settings.clock, bufferCheckMs);
    }
    return aheadMs;
  }

  mark(mark: number): void {
    this.#lastMark = mark;
    if (this.#rtc?.isSpeaking) this.#rtc.play(mark);
    else this.#signal({ type: "mark", mark });
  }

  flush(): void {
    this.#pacer.reset();
    this.#rtc?.flush();
    this.#signal({ type: "flush" });
    this.#becomeIdle();
  }

  speak(utterance: { readonly mark: number; readonly text: string; readonly rate: number }): void {
    this.#signal({ type: "speak", ...utterance });
  }

  send(data: string): void {
    this.#signal({ type: "app", data });
  }

  end(reason: string): void {
    this.#signal({ type: "left", reason });
    if (this.#isOpen) this.#close();
  }

  refuse(error: Parameters<RoomPeer["refuse"]>[0], message: string): void {
    this.#signal({ type: "error", error, message });
    if (this.#isOpen) this.#close();
  }

  #emit(event: PeerEvent): void {
    this.#settings.onEvent(event);
  }

  #awaitHeartbeat(): () => void {
    return this.#settings.clock.after(heartbeat.lostAfterMs, () => this.#leave("lost"));
  }

  /** Ends the connection of a page that floods it. @returns whether it goes on */
  #countSignal(): boolean {
    if (this.#signals.take("")) return true;
    this.#leave("lost", closeCodes.policyViolation);
    return false;
  }

  /** The same for the text that a page's recogniser sends. */
  #countRecognised({ length }: string): boolean {
    const now = this.#settings.clock.now();
    const { since, characters } = this.#recognised;
    const isNew = now >= since + mostRecognised.windowMs;
    this.#recognised = isNew ? { since: now, characters: length } : { since, characters: characters + length };
    if (this.#recognised.characters <= mostRecognised.characters) return true;
    this.#leave("lost", closeCodes.policyViolation);
    return false;
  }

  #leave(how: "left" | "lost", code: number = closeCodes.normal): void {
    if (!this.#isOpen) return;
    this.#close(code);
    this.#emit({ kind: how });
  }

  #close(code: number = closeCodes.normal): void {
    this.#isOpen = false;
    this.#cancelHeartbeat();
    this.#pacer.reset();
    this.#rtc?.close();
    this.#socket.close(code);
    this.#settings.clock.after(closeTimeoutMs, () => this.#socket.terminate());
  }

  #signal(message: RoomSignal): void {
    if (this.#isOpen && this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #sendFrame(frame: Int16Array): void {
    if (this.#isOpen) this.#socket.send(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength));
  }

  #playOverPcm(item: Int16Array | number): void {
    if (typeof item === "number") this.#signal({ type: "mark", mark: item });
    else this.#sendFrame(item);
  }

  /** Sound was lost on its way: as after any lost connection, the call says its last words again. */
  #rejoin(): void {
    if (this.#abilities !== undefined) this.#emit({ kind: "joined", abilities: this.#abilities, isBack: true });
  }

  #becomeIdle(): void {
    this.#isIdle = true;
    this.#rtc?.startSpeakingWhenIdle();
  }

  #receive(bytes: Buffer, isBinary: boolean): void {
    if (!this.#isOpen) return;
    // Sound has its own bound, which drops what is too much: a microphone may catch up after a stall.
    const isSound = isBinary && this.#abilities !== undefined && bytes.length === roomAudio.frameBytes;
    if (!isSound && !this.#countSignal()) return;
    this.#cancelHeartbeat();
    this.#cancelHeartbeat = this.#awaitHeartbeat();
    if (isBinary) this.#receiveFrame(bytes);
    else this.#receiveSignal(bytes.toString("utf8"));
  }

  #receiveFrame(bytes: Buffer): void {
    const isDue = this.#audioMs < this.#settings.clock.now() - this.#openedAt + maxBurstMs;
    if (this.#abilities === undefined || !isDue || bytes.length !== roomAudio.frameBytes) {
      this.#emit({ kind: "misused", what: "frame" });
      return;
    }
    this.#audioMs += roomAudio.frameMs;
    if (!this.#rtc?.isHearing) this.#emit({ kind: "audio", frame: samplesOf(bytes) });
  }

  #receiveSignal(text: string): void {
    const signal = parseClientSignal(text);
    const isEarly = this.#abilities === undefined && signal?.type !== "join" && signal?.type !== "ping";
    if (signal === undefined || isEarly) this.#emit({ kind: "misused", what: "signal" });
    else this.#handle(signal);
  }

  #handle(signal: ClientSignal): void {
    switch (signal.type) {
      case "join":
        this.#join(signal);
        return;
      case "ping": {
        const taken = this.#lastNumber;
        this.#signal({ type: "pong", at: signal.at, ...(taken !== undefined && { taken }) });
        return;
      }
      case "leave":
        this.#leave("left");
        return;
      case "app":
        this.#lastNumber = signal.number;
        this.#emit({ ...signal, kind: "app" });
        return;
      case "recognised":
        if (!this.#countRecognised(signal.text)) return;
        this.#lastNumber = signal.number;
        this.#emit({ ...signal, kind: "recognised" });
        return;
      case "played":
        if (signal.mark === this.#lastMark) this.#becomeIdle();
        this.#emit({ kind: "played", mark: signal.mark });
        return;
      case "offer":
        this.#rtc?.takeOffer(signal.sdp);
        return;
      case "transport":
        this.#rtc?.takeChoice(signal.transport);
        if (this.#isIdle) this.#rtc?.startSpeakingWhenIdle();
        return;
    }
  }

  #join({ abilities, isBack }: Extract<ClientSignal, { type: "join" }>): void {
    if (this.#abilities !== undefined) return;
    this.#abilities = abilities;
    const { media, participantId } = this.#settings;
    this.#signal({
      type: "joined",
      participantId,
      speaker: { id: "speaker", userName: speakerName },
      ...(media?.isUsable() && { offersRtc: true }),
    });
    this.#emit({ kind: "joined", abilities, isBack });
  }
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}
