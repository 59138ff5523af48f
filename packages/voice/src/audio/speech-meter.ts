import { limits } from "../limits.ts";

interface MeterListener {
  volume(volume: number): void;
  speechStart(): void;
  speechEnd(): void;
}

/** Turns the levels of the remote audio into a volume and into speech start and end events. */
export class SpeechMeter {
  readonly #listener: MeterListener;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: MeterListener) {
    this.#listener = listener;
  }

  get isSpeaking(): boolean {
    return this.#silenceTimer !== undefined;
  }

  /** Takes one reading: the level of each remote participant, by id. */
  update(levels: Readonly<Record<string, number>>): void {
    const sum = Object.values(levels).reduce((total, level) => total + level, 0);
    this.#listener.volume(volumeOf(sum));
    if (sum <= limits.speakingThreshold) return;
    if (this.#silenceTimer === undefined) this.#listener.speechStart();
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#end(), limits.speechEndDelayMs);
  }

  /** Ends speech that is still going on; leaves no timer behind. */
  close(): void {
    if (this.#silenceTimer !== undefined) this.#end();
  }

  #end(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = undefined;
    this.#listener.speechEnd();
  }
}

/** A level as a volume from 0 to 1. */
export function volumeOf(level: number): number {
  return Math.min(1, level / limits.volumeDivisor);
}
