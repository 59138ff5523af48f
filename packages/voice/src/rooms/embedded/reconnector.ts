import { listedBackoff } from "@dilo/foundation";

/** Delay before each attempt to reconnect; the last one repeats. Milliseconds. */
const backoff = listedBackoff([0, 300, 1200, 2700, 4800, 7000], "repeat-last");
/** How long the server keeps the call for a client that has disconnected. Milliseconds. */
const gracePeriodMs = 60_000;
/** An attempt that is not answered within this time has failed. Milliseconds. */
const attemptTimeoutMs = 5000;

/** Tries to restore a lost connection until the server will have ended the call. */
export class Reconnector {
  readonly #lostAt = Date.now();
  readonly #connect: () => void;
  readonly #giveUp: () => void;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connect: () => void, giveUp: () => void) {
    this.#connect = connect;
    this.#giveUp = giveUp;
  }

  /** Schedules the next attempt: the first one, or the one after a failed attempt. */
  retry(): void {
    clearTimeout(this.#timer);
    const delayMs = backoff(this.#attempts + 1) ?? 0;
    if (Date.now() + delayMs > this.#lostAt + gracePeriodMs) {
      this.#giveUp();
      return;
    }
    this.#attempts += 1;
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(() => this.retry(), attemptTimeoutMs);
      this.#connect();
    }, delayMs);
  }

  /** Stops retrying: the connection is back, or no longer wanted. */
  close(): void {
    clearTimeout(this.#timer);
  }
}
