import { randomBytes } from "node:crypto";
import type { Socket } from "node:dgram";
import type { AgreedMedia } from "../sip/sdp.ts";
import { bind, openUdp } from "../udp.ts";
import { DigitReader, type DigitStep, digitSteps } from "./digits.ts";
import { decode, encode, quietest } from "./g711.ts";
import { frameSamples, JitterBuffer, type StreamCounts } from "./jitter-buffer.ts";
import { headerBytes, parseRtp, type RtpPacket, writeRtpHeader } from "./packet.ts";
import type { Tick, Ticker } from "./ticker.ts";

export interface RtpListener {
  /** 20 ms: 160 samples at 8 kHz. */
  heard(frame: Int16Array): void;
  /** All that was to be played before a mark has gone out. */
  passed(mark: number): void;
  digit(digit: string): void;
}

/** More waits for nobody: four minutes. Frames. */
const mostQueued = 12_000;

/** The sound of one call: RTP on a port of its own. Sends without a pause from the moment it knows where to. */
export class RtpSession {
  readonly port: number;
  readonly #socket: Socket;
  readonly #listener: RtpListener;
  readonly #ticker: Ticker;
  readonly #tick: Tick = (isLate) => this.#step(isLate);
  readonly #jitter = new JitterBuffer();
  readonly #digits = new DigitReader();
  readonly #ssrc = randomBytes(4).readUInt32BE();
  #sequence = randomBytes(2).readUInt16BE();
  #timestamp = randomBytes(4).readUInt32BE();
  #agreed: AgreedMedia | undefined;
  /** Where the call's other side signals from, which its sound may come from too, behind a NAT. */
  #peerAddress = "";
  /** Where its sound really comes from, learned once. */
  #learned: { readonly address: string; readonly port: number } | undefined;
  #queue: (Int16Array | number)[] = [];
  #digitSteps: (readonly DigitStep[])[] = [];
  #digitStart = 0;
  #isSilent = true;
  #isMuted = false;
  #isClosed = false;
  #lastHeardAt: number | undefined;

  private constructor(socket: Socket, parts: { readonly listener: RtpListener; readonly ticker: Ticker }) {
    this.#socket = socket;
    this.port = socket.address().port;
    this.#listener = parts.listener;
    this.#ticker = parts.ticker;
    socket.on("message", (bytes, from) => this.#receive(bytes, from));
    socket.on("error", () => {});
  }

  /** @throws Error when the port is in use */
  static async open(
    place: { readonly address: string; readonly port: number },
    parts: { readonly listener: RtpListener; readonly ticker: Ticker },
  ): Promise<RtpSession> {
    const socket = openUdp(place.address);
    await bind(socket, place);
    return new RtpSession(socket, parts);
  }

  get counts(): StreamCounts {
    return this.#jitter.counts;
  }

  /** When sound or a digit last came; undefined before the first. By `performance.now()`. */
  get lastHeardAt(): number | undefined {
    return this.#lastHeardAt;
  }

  /** What was agreed on, for the first time or anew. */
  connect(agreed: AgreedMedia, peerAddress: string): void {
    const before = this.#agreed;
    if (before?.address !== agreed.address || before.port !== agreed.port) this.#learned = undefined;
    this.#agreed = agreed;
    this.#peerAddress = peerAddress;
    this.#isMuted = agreed.direction === "sendonly" || agreed.direction === "inactive";
    if (before === undefined && !this.#isClosed) this.#ticker.add(this.#tick);
  }

  /** Plays 20 ms, or tells of a mark when all before it has gone out. */
  play(item: Int16Array | number): void {
    if (!this.#isClosed && this.#queue.length < mostQueued) this.#queue.push(item);
  }

  flush(): void {
    this.#queue = [];
  }

  /** @returns false where the other side takes no digits in its sound */
  sendDigits(digits: string): boolean {
    if (this.#agreed?.digitsType === undefined) return false;
    for (const digit of digits) this.#digitSteps.push(...digitSteps(digit));
    return true;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#ticker.remove(this.#tick);
    this.#socket.close();
  }

  #step(isLate: boolean): void {
    const now = performance.now();
    for (const frame of this.#jitter.tick(now, isLate)) this.#listener.heard(frame);
    if (this.#isClosed) return;
    const digits = this.#digitSteps.shift();
    if (digits !== undefined) this.#sendDigitPackets(digits);
    else this.#sendSound();
    this.#timestamp = (this.#timestamp + frameSamples) >>> 0;
  }

  #sendSound(): void {
    while (typeof this.#queue[0] === "number") this.#listener.passed(this.#queue.shift() as number);
    const frame = this.#queue.shift() as Int16Array | undefined;
    const agreed = this.#agreed;
    if (agreed === undefined || this.#isMuted) return;
    const packet = Buffer.allocUnsafe(headerBytes + frameSamples);
    // The first packet after silence may be played at once, whatever was held back for an even pace.
    const marker = this.#isSilent && frame !== undefined;
    this.#isSilent = frame === undefined;
    if (frame !== undefined) encode(agreed.codec, frame, packet, headerBytes);
    else packet.set(quietPayloads[agreed.codec][this.#sequence % 64] ?? [], headerBytes);
    this.#send(packet, { marker, payloadType: agreed.payloadType, timestamp: this.#timestamp });
  }

  #sendDigitPackets(steps: readonly DigitStep[]): void {
    const type = this.#agreed?.digitsType;
    if (type === undefined) return;
    for (const { marker, sinceStart, payload } of steps) {
      if (marker) this.#digitStart = this.#timestamp;
      const timestamp = sinceStart === 0 ? this.#timestamp : this.#digitStart;
      this.#send(Buffer.concat([Buffer.alloc(headerBytes), payload]), { marker, payloadType: type, timestamp });
    }
  }

  #send(packet: Buffer, header: Pick<RtpPacket, "marker" | "payloadType" | "timestamp">): void {
    const to = this.#learned ?? this.#agreed;
    if (to === undefined || this.#isClosed) return;
    // Spread out, a header would cost as much as all else that is done here for a packet.
    const { marker, payloadType, timestamp } = header;
    writeRtpHeader(packet, { marker, payloadType, timestamp, sequence: this.#sequence, ssrc: this.#ssrc });
    this.#sequence = (this.#sequence + 1) & 0xffff;
    // Nobody waits for it: with a callback each packet would cost a turn of its own.
    this.#socket.send(packet, to.port, to.address);
  }

  #receive(bytes: Buffer, from: { readonly address: string; readonly port: number }): void {
    const agreed = this.#agreed;
    if (agreed === undefined || this.#isClosed || !this.#isFromPeer(from)) return;
    const packet = parseRtp(bytes);
    if (packet === undefined) return;
    const now = performance.now();
    if (packet.payloadType === agreed.digitsType) {
      this.#lastHeardAt = now;
      const digit = this.#digits.read(packet);
      if (digit !== undefined) this.#listener.digit(digit);
      return;
    }
    if (packet.payloadType !== agreed.payloadType) return;
    this.#lastHeardAt = now;
    const { ssrc, timestamp, payload } = packet;
    const samples = decode(agreed.codec, payload);
    for (const frame of this.#jitter.push({ ssrc, timestamp, samples }, now)) this.#listener.heard(frame);
  }

  /** From where the description says, or from the first other port that sends from there or from where the call is signalled. */
  #isFromPeer({ address, port }: { readonly address: string; readonly port: number }): boolean {
    const { address: named, port: namedPort } = this.#agreed ?? {};
    const { address: known, port: knownPort } = this.#learned ?? {};
    if ((address === named && port === namedPort) || (address === known && port === knownPort)) return true;
    if (this.#learned !== undefined || port === 0 || (address !== named && address !== this.#peerAddress)) return false;
    this.#learned = { address, port };
    return true;
  }
}

/** A line that is quite dead sounds like a call that is over: silence is the smallest noise there is. */
const quietPayloads = { PCMU: quietOf(quietest.PCMU), PCMA: quietOf(quietest.PCMA) } as const;

/** More than a second of it: nobody hears it come again. */
function quietOf(quiet: number): readonly Uint8Array[] {
  let noise = 1;
  const code = () => {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
    return noise & 0x80_00_00 ? quiet : quiet ^ 0x80;
  };
  return Array.from({ length: 64 }, () => Uint8Array.from({ length: frameSamples }, code));
}
