import { draw } from "./options.ts";

/** Opens a source of even numbers from 0 to 1, the same ones for the same seed and draw (mulberry32). */
export function openRandom(seed: number) {
  let state = (seed + 1_000_003 * draw) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A number from `low` to `high`. */
    between: (low: number, high: number) => low + (high - low) * next(),
    /** A whole number below `count`. */
    below: (count: number) => Math.floor(next() * count),
    /** One of them. */
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
  };
}

export type Random = ReturnType<typeof openRandom>;
