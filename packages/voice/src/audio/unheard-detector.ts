import { limits } from "../limits.ts";

interface Reading {
  /** The microphone's level, 0 to 1. */
  readonly level: number;
  /** The person may speak now: not muted, and the assistant is silent. */
  readonly isListening: boolean;
  /** Milliseconds. */
  readonly at: number;
}

/** Notices that a person who may speak has not been heard for long, and that they are heard again. */
export class UnheardDetector {
  readonly #tell: (isUnheard: boolean) => void;
  #silentSince: number | undefined;
  #isUnheard = false;

  constructor(tell: (isUnheard: boolean) => void) {
    this.#tell = tell;
  }

  hear({ level, isListening, at }: Reading): void {
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
    this.#tell(isUnheard);
  }
}
