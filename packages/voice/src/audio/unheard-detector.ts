import { limits } from "../limits.ts";

interface LevelReading {
  /** The microphone's level, 0 to 1. */
  readonly level: number;
  /** The person may speak now: not muted, and the assistant silent. */
  readonly isListening: boolean;
  /** Milliseconds. */
  readonly at: number;
}

/** Detects that a person who may speak has not been heard for a while, and that they are heard again. */
export class UnheardDetector {
  readonly #notify: (isUnheard: boolean) => void;
  #silentSince: number | undefined;
  #isUnheard = false;

  constructor(notify: (isUnheard: boolean) => void) {
    this.#notify = notify;
  }

  update({ level, isListening, at }: LevelReading): void {
    if (!isListening) {
      this.#silentSince = undefined;
      return;
    }
    if (level >= limits.unheard.below) {
      this.#silentSince = undefined;
      this.#set(false);
      return;
    }
    this.#silentSince ??= at;
    if (at - this.#silentSince >= limits.unheard.afterMs) this.#set(true);
  }

  #set(isUnheard: boolean): void {
    if (isUnheard === this.#isUnheard) return;
    this.#isUnheard = isUnheard;
    this.#notify(isUnheard);
  }
}
