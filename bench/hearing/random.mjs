// @ts-check
import { draw } from "./options.mjs";

/**
 * Opens a source of even numbers from 0 to 1, the same ones for the same seed and draw (mulberry32).
 * @param {number} seed
 */
export function openRandom(seed) {
  let state = (seed + 1_000_003 * draw) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A number from `low` to `high`. @param {number} low @param {number} high */
    between: (low, high) => low + (high - low) * next(),
    /** A whole number below `count`. @param {number} count */
    below: (count) => Math.floor(next() * count),
    /** One of them. @template Item @param {readonly Item[]} items @returns {Item} */
    pick: (items) => /** @type {Item} */ (items[Math.floor(next() * items.length)]),
  };
}

/** @typedef {ReturnType<typeof openRandom>} Random */
