/** Of sound. */
const tickMs = 20;

/** After a longer stall what was missed is not caught up with. Milliseconds. */
const mostBehindMs = 200;

/** A step of 20 ms; late when this process has stalled. */
export type Tick = (isLate: boolean) => void;

/** Runs everything that speaks at its pace, all with one timer. */
export class Ticker {
  readonly #runs = new Set<Tick>();
  #timer: NodeJS.Timeout | undefined;
  #due = 0;
  /** Ticks that came more than 20 ms after their time. */
  lateTicks = 0;

  add(run: Tick): void {
    this.#runs.add(run);
    if (this.#timer !== undefined) return;
    this.#due = performance.now() + tickMs;
    this.#schedule();
  }

  remove(run: Tick): void {
    this.#runs.delete(run);
    if (this.#runs.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #schedule(): void {
    this.#timer = setTimeout(() => this.#tick(), Math.max(0, this.#due - performance.now()));
  }

  #tick(): void {
    const now = performance.now();
    const isLate = now - this.#due > tickMs;
    if (isLate) this.lateTicks += 1;
    if (now - this.#due > mostBehindMs) this.#due = now;
    while (this.#due <= now) {
      this.#due += tickMs;
      for (const run of this.#runs) run(isLate);
    }
    if (this.#runs.size > 0) this.#schedule();
  }
}
