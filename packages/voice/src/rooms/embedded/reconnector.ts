/** Waits before each try to come back; the last one repeats. Milliseconds. */
const delaysMs = [0, 300, 1200, 2700, 4800, 7000] as const;
/** The other side keeps the call for this long. Milliseconds. */
const graceMs = 60_000;
/** A try that is not answered by then has failed. Milliseconds. */
const tryForMs = 5000;

/** Tries to get a lost connection back, until the other side will have given the call up. */
export class Reconnector {
  readonly #lostAt = Date.now();
  readonly #connect: () => void;
  readonly #giveUp: () => void;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connect: () => void, giveUp: () => void) {
    this.#connect = connect;
    this.#giveUp = giveUp;
  }

  /** Plans the next try; the one before has failed, or there was none. */
  tryAgain(): void {
    clearTimeout(this.#timer);
    const delayMs = delaysMs[Math.min(this.#tries, delaysMs.length - 1)] ?? 0;
    if (Date.now() + delayMs > this.#lostAt + graceMs) {
      this.#giveUp();
      return;
    }
    this.#tries += 1;
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(() => this.tryAgain(), tryForMs);
      this.#connect();
    }, delayMs);
  }

  /** It is back, or nobody wants it any more. */
  close(): void {
    clearTimeout(this.#timer);
  }
}
