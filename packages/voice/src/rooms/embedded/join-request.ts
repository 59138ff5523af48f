import { VoiceError, type VoiceErrorCode } from "../../voice-error.ts";

/** The room has this long to let us in. Milliseconds. */
const joinWithinMs = 15_000;

/** The wait for the room to let us in; it is decided once. */
export class JoinRequest {
  readonly #decided: Promise<void>;
  readonly #timer: ReturnType<typeof setTimeout>;
  #resolve: () => void = () => {};
  #reject: (error: VoiceError) => void = () => {};

  /** @param tooLate is called when the room does not answer */
  constructor(tooLate: () => void) {
    this.#decided = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Whoever leaves while the microphone is still being opened has stopped waiting.
    this.#decided.catch(() => {});
    this.#timer = setTimeout(tooLate, joinWithinMs);
  }

  /** Resolves when we are let in. @throws VoiceError why not */
  get decided(): Promise<void> {
    return this.#decided;
  }

  grant(): void {
    clearTimeout(this.#timer);
    this.#resolve();
  }

  refuse(code: VoiceErrorCode, message: string): void {
    clearTimeout(this.#timer);
    this.#reject(new VoiceError(code, message));
  }
}
