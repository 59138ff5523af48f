import { limits } from "../limits.ts";

interface MeterListener {
  volume(volume: number): void;
  speechStart(): void;
  speechEnd(): void;
}

/** Turns the levels of the remote audio into a volume and into the beginning and end of speech. */
export class SpeechMeter {
  readonly #listener: MeterListener;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: MeterListener) {
    this.#listener = listener;
  }

  get isSpeaking(): boolean {
    return this.#silence !== undefined;
  }

  /** Takes one reading: the level of each remote participant, by id. */
  hear(levels: Readonly<Record<string, number>>): void {
    const sum = Object.values(levels).reduce((total, level) => total + level, 0);
    this.#listener.volume(volumeOf(sum));
    if (sum <= limits.speakingThreshold) return;
    if (this.#silence === undefined) this.#listener.speechStart();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#end(), limits.speechEndDelayMs);
  }

  /** Ends speech that is still going on; no timer is left. */
  close(): void {
    if (this.#silence !== undefined) this.#end();
  }

  #end(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#listener.speechEnd();
  }
}

/** A level as a volume from 0 to 1. */
export function volumeOf(level: number): number {
  return Math.min(1, level / limits.volumeDivisor);
}
