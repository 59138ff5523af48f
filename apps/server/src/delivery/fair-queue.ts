/** A place in the queue, from `enter` to `leave`. */
export interface Place {
  /** Resolves when its turn has come, which lasts until `leave`. */
  turn(): Promise<void>;
  /** Ends the turn; before `turn` was called it only gives the place up. */
  leave(): void;
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
}

/** @param atOnce turns at the same time, each of another payer */
export function openFairQueue({ atOnce }: { readonly atOnce: number }): FairQueue {
  const held = new Map<string, number>();
  const inTurn = new Set<string>();
  /** Who waits, in the order in which they are served; each with what starts their turns. */
  const waiting = new Map<string, (() => void)[]>();

  function serve(): void {
    for (const [payer, starts] of waiting) {
      if (inTurn.size >= atOnce) return;
      if (inTurn.has(payer)) continue;
      const start = starts.shift();
      if (starts.length === 0) waiting.delete(payer);
      inTurn.add(payer);
      start?.();
    }
  }

  /** Whoever had a turn and waits for more goes behind the others. */
  function endTurn(payer: string): void {
    inTurn.delete(payer);
    const starts = waiting.get(payer);
    if (starts === undefined) return;
    waiting.delete(payer);
    waiting.set(payer, starts);
  }

  return {
    placesOf: (payer) => held.get(payer) ?? 0,
    places: () => [...held.values()].reduce((sum, count) => sum + count, 0),

    enter(payer) {
      held.set(payer, (held.get(payer) ?? 0) + 1);
      let hasTurn = false;
      return {
        turn: () =>
          new Promise((resolve) => {
            const start = () => {
              hasTurn = true;
              resolve();
            };
            waiting.set(payer, [...(waiting.get(payer) ?? []), start]);
            serve();
          }),
        leave() {
          const left = (held.get(payer) ?? 1) - 1;
          if (left > 0) held.set(payer, left);
          else held.delete(payer);
          if (hasTurn) endTurn(payer);
          serve();
        },
      };
    },
  };
}
