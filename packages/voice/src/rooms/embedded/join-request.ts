import { VoiceError, type VoiceErrorCode } from "../../voice-error.ts";

/** How long the room has to answer a request to join. Milliseconds. */
const joinTimeoutMs = 15_000;

/** A request to join the room, settled once: accepted, or rejected with the reason. */
export class JoinRequest {
  readonly #settled: Promise<void>;
  readonly #timer: ReturnType<typeof setTimeout>;
  #resolve: () => void = () => {};
  #reject: (error: VoiceError) => void = () => {};

  /** @param onTimeout is called when the room does not answer in time */
  constructor(onTimeout: () => void) {
    this.#settled = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Nobody awaits the request any more when the person leaves while the microphone is still being opened.
    this.#settled.catch(() => {});
    this.#timer = setTimeout(onTimeout, joinTimeoutMs);
  }

  /** Resolves when the room accepts the request. @throws VoiceError with the reason when it is rejected */
  get settled(): Promise<void> {
    return this.#settled;
  }

  accept(): void {
    clearTimeout(this.#timer);
    this.#resolve();
  }

  reject(code: VoiceErrorCode, message: string): void {
    clearTimeout(this.#timer);
    this.#reject(new VoiceError(code, message));
  }
}
