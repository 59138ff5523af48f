/** Chance that a seed repeats. */
export interface Random {
  /** A number from 0 up to 1, without it. */
  next(): number;
  /** A whole number from 0 up to `below`, without it. */
  below(below: number): number;
  /** Whether something happens that happens this often: 0 never, 1 always. */
  happens(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Chance by the generator mulberry32: the same numbers for the same seed, everywhere. */
export function openRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (share) => next() < share,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error("There is nothing to pick from.");
      return items[below(items.length)] as Item;
    },
  };
}
