import { vi } from "vitest";

/** A step, and the look at the clock behind it, last longer than a piece of work may, and the look alone does not. Milliseconds. */
const lookMs = 6;

/**
 * Counts in how many pieces work is done, between which everybody else has their turn (`inTurns`): on a machine that is so slow
 * that each step is a piece of its own, whatever machine this is. @returns ends it, and tells how many there were
 */
export function countPieces(): () => number {
  let looks = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    looks += 1;
    return looks * lookMs;
  });
  return () => {
    clock.mockRestore();
    // One when a piece begins, one before its step, one behind it.
    return looks / 3;
  };
}

/** Counts how often everybody else has their turn. @returns ends it, and tells how often they had */
export function countTurns(): () => number {
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  return () => {
    isOver = true;
    return turns;
  };
}
