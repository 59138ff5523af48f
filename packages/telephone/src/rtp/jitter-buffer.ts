import { Concealment } from "./concealment.ts";

/** 20 ms. */
export const frameSamples = 160;

/** How long a gap is waited for before it is filled. Milliseconds; grows with each packet that came after its time. */
const wait = { least: 40, most: 200, step: 20, shrinkEveryMs: 10_000 } as const;

/** A longer gap is no loss: the other side has begun again, or was quiet. Samples: half a second. */
const longestGap = 4000;

const mostWaiting = 100;

/** After so many steps without a packet its silence is made here, so that a listener's time goes on: 120 ms. */
const quietAfterTicks = 6;

const noFrames: readonly Int16Array[] = [];

interface Waiting {
  readonly samples: Int16Array;
  readonly timestamp: number;
  readonly at: number;
}

/** What came of a stream. Packets. */
export interface StreamCounts {
  readonly received: number;
  readonly late: number;
  readonly concealed: number;
}

/**
 * Puts the sound of RTP packets in order and fills what is missing. What comes in time goes on at once: nobody listens
 * to it through a loudspeaker, so nothing has to be held back for an even pace. Pure: it is told the time.
 */
export class JitterBuffer {
  readonly #concealment = new Concealment();
  #waiting: Waiting[] = [];
  /** The timestamp that is to come next. */
  #next: number | undefined;
  #ssrc: number | undefined;
  #waitMs: number = wait.least;
  #lateAt = 0;
  /** Steps since the last packet; undefined before the first. */
  #quietTicks: number | undefined;
  /** Of the next frame. */
  #rest = new Int16Array(0);
  #counts = { received: 0, late: 0, concealed: 0 };

  get counts(): StreamCounts {
    return this.#counts;
  }

  /** @returns frames that are whole now, of 20 ms */
  push(packet: { readonly ssrc: number; readonly timestamp: number; readonly samples: Int16Array }, at: number) {
    const { ssrc, timestamp, samples } = packet;
    if (samples.length === 0 || samples.length > longestGap) return noFrames;
    const isNew = this.#ssrc !== ssrc || this.#next === undefined;
    if (isNew) this.#begin(ssrc, timestamp);
    this.#counts.received += 1;
    const ahead = (timestamp - (this.#next ?? timestamp)) | 0;
    if (ahead < 0 && ahead >= -longestGap) {
      this.#noteLate(at);
      return noFrames;
    }
    if (ahead === 0 && this.#waiting.length === 0) return this.#passOn(samples, timestamp, at);
    // Far away in either direction: the stream begins again.
    if (Math.abs(ahead) > longestGap) this.#begin(ssrc, timestamp);
    if (!this.#waiting.some((one) => one.timestamp === timestamp)) this.#waiting.push({ samples, timestamp, at });
    this.#quietTicks = 0;
    return this.#deliver(at);
  }

  /**
   * Must be called every 20 ms.
   * @param isLate this process has stalled: what came meanwhile is still to be read, and nobody was silent
   * @returns frames whose time has come
   */
  tick(at: number, isLate = false): readonly Int16Array[] {
    if (isLate) return noFrames;
    const frames = this.#waiting.length === 0 ? noFrames : this.#deliver(at);
    if (this.#quietTicks === undefined || this.#waiting.length > 0) return frames;
    this.#quietTicks += 1;
    if (this.#quietTicks < quietAfterTicks) return frames;
    this.#next = undefined;
    return [...frames, ...this.#emit(new Int16Array(frameSamples))];
  }

  /** The packet that is to come next, and nothing waits: the way of nearly all. */
  #passOn(samples: Int16Array, timestamp: number, at: number): readonly Int16Array[] {
    this.#quietTicks = 0;
    this.#next = (timestamp + samples.length) >>> 0;
    this.#relax(at);
    return this.#emit(this.#concealment.hear(samples));
  }

  #begin(ssrc: number, timestamp: number): void {
    this.#ssrc = ssrc;
    this.#next = timestamp;
    this.#waiting = [];
  }

  #noteLate(at: number): void {
    this.#counts.late += 1;
    this.#waitMs = Math.min(wait.most, this.#waitMs + wait.step);
    this.#lateAt = at;
  }

  #deliver(at: number): readonly Int16Array[] {
    const frames: Int16Array[] = [];
    if (this.#waiting.length > 1) this.#waiting.sort((one, other) => (one.timestamp - other.timestamp) | 0);
    for (;;) {
      const next = this.#next ?? 0;
      const [first] = this.#waiting;
      if (first === undefined) break;
      const gap = (first.timestamp - next) | 0;
      if (gap > 0 && !this.#isGivenUp(at)) break;
      if (gap > 0) {
        this.#counts.concealed += 1;
        frames.push(...this.#emit(this.#concealment.conceal(gap)));
      }
      this.#waiting.shift();
      this.#next = (first.timestamp + first.samples.length) >>> 0;
      // Packets that overlap are nobody's; what was said already is not said again.
      const fresh = gap < 0 ? first.samples.subarray(-gap) : first.samples;
      frames.push(...this.#emit(this.#concealment.hear(fresh)));
    }
    this.#relax(at);
    return frames;
  }

  /** Nothing has come late for long: a gap is waited for less. */
  #relax(at: number): void {
    if (at - this.#lateAt <= wait.shrinkEveryMs || this.#waitMs <= wait.least) return;
    this.#waitMs -= wait.step;
    this.#lateAt = at;
  }

  #isGivenUp(at: number): boolean {
    const since = Math.min(...this.#waiting.map((one) => one.at));
    return at - since >= this.#waitMs || this.#waiting.length >= mostWaiting;
  }

  #emit(samples: Int16Array): readonly Int16Array[] {
    if (this.#rest.length === 0 && samples.length === frameSamples) return [samples];
    const all = new Int16Array(this.#rest.length + samples.length);
    all.set(this.#rest);
    all.set(samples, this.#rest.length);
    const count = Math.floor(all.length / frameSamples);
    this.#rest = all.slice(count * frameSamples);
    return Array.from({ length: count }, (_, at) => all.slice(at * frameSamples, (at + 1) * frameSamples));
  }
}
