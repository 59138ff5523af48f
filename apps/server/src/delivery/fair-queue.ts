/** A place in the queue, from `enter` to `leave`. */
export interface Place {
  /** Resolves when its turn has come, which lasts until `leave`. */
  turn(): Promise<void>;
  /** Ends the turn, or gives the place up; a second time it does nothing. */
  leave(): void;
  /** The same, but where it still waits, this payer finds their place again for so long. Milliseconds. */
  stepOut(keptMs: number): void;
}

/**
 * A queue that is fair between payers: each has at most one turn at a time, and those who wait are served one after the
 * other, however many places one of them holds.
 */
export interface FairQueue {
  enter(payer: string): Place;
  /** How many places a payer holds, waiting or in turn. */
  placesOf(payer: string): number;
  /** How many places all payers hold together. */
  places(): number;
  /** How many payers come before this one, those in turn among them; undefined for who holds no place. */
  ahead(payer: string): number | undefined;
}

/** What starts a payer's turns; none for who stepped out, until `timer` ends their place. */
interface Line {
  readonly starts: (() => void)[];
  timer?: NodeJS.Timeout;
}

/** Who waits, in the order in which they are served. */
class Lines extends Map<string, Line> {
  add(payer: string, start: () => void): void {
    const line = this.get(payer) ?? { starts: [] };
    clearTimeout(line.timer);
    line.starts.push(start);
    this.set(payer, line);
  }

  /** @param keptMs 0 where nobody comes back */
  take(payer: string, start: () => void, keptMs: number): void {
    const line = this.get(payer);
    const index = line?.starts.indexOf(start) ?? -1;
    if (line === undefined || index < 0) return;
    line.starts.splice(index, 1);
    if (line.starts.length > 0) return;
    if (keptMs > 0) line.timer = setTimeout(() => this.delete(payer), keptMs).unref();
    else this.delete(payer);
  }

  moveToEnd(payer: string): void {
    const line = this.get(payer);
    if (line === undefined) return;
    this.delete(payer);
    this.set(payer, line);
  }
}

/** @param atOnce turns at the same time, each of another payer */
export function openFairQueue({ atOnce }: { readonly atOnce: number }): FairQueue {
  const held = new Map<string, number>();
  const inTurn = new Set<string>();
  const waiting = new Lines();

  function serve(): void {
    for (const [payer, { starts }] of waiting) {
      if (inTurn.size >= atOnce) return;
      if (inTurn.has(payer)) continue;
      const start = starts.shift();
      if (start === undefined) continue;
      if (starts.length === 0) waiting.delete(payer);
      inTurn.add(payer);
      start();
    }
  }

  return {
    placesOf: (payer) => held.get(payer) ?? 0,
    places: () => [...held.values()].reduce((sum, count) => sum + count, 0),

    ahead(payer) {
      if (inTurn.has(payer)) return 0;
      let count = inTurn.size;
      for (const [other, { starts }] of waiting) {
        if (other === payer) return starts.length > 0 ? count : undefined;
        if (starts.length > 0 && !inTurn.has(other)) count += 1;
      }
      return undefined;
    },

    enter(payer) {
      held.set(payer, (held.get(payer) ?? 0) + 1);
      let hasTurn = false;
      let isOver = false;
      let start = () => {};
      const end = (keptMs: number) => {
        if (isOver) return;
        isOver = true;
        const left = (held.get(payer) ?? 1) - 1;
        if (left > 0) held.set(payer, left);
        else held.delete(payer);
        if (hasTurn) {
          inTurn.delete(payer);
          // Whoever had a turn and waits for more goes behind the others.
          waiting.moveToEnd(payer);
        } else waiting.take(payer, start, keptMs);
        serve();
      };
      return {
        turn: () =>
          new Promise((resolve) => {
            start = () => {
              hasTurn = true;
              resolve();
            };
            waiting.add(payer, start);
            serve();
          }),
        leave: () => end(0),
        stepOut: end,
      };
    },
  };
}
