/** After a call its ports rest, so that late sound of it reaches nobody else. Milliseconds. */
const restMs = 5000;

/** The even ports of a range, lent to one call at a time; those that rested longest go first. */
export class PortPool {
  readonly #free: { readonly port: number; readonly since: number }[] = [];
  readonly #now: () => number;

  constructor({ min, max }: { readonly min: number; readonly max: number }, now: () => number) {
    this.#now = now;
    for (let port = min + (min % 2); port <= max; port += 2) {
      this.#free.push({ port, since: Number.NEGATIVE_INFINITY });
    }
  }

  /** @returns undefined when every port is in use or resting */
  take(): number | undefined {
    const [first] = this.#free;
    if (first === undefined || this.#now() - first.since < restMs) return undefined;
    this.#free.shift();
    return first.port;
  }

  giveBack(port: number): void {
    this.#free.push({ port, since: this.#now() });
  }
}
