import { processorMs } from "@dilo/platform/resources";

/**
 * So long a piece of work may last that was done before: the budget of docs/threats.md, and as much again for a core that
 * others share. Milliseconds.
 */
export const longestOnBusyMachine = 2 * 50;

/**
 * Measures how long what goes on keeps everybody else waiting, in time of the processor: a machine that is busy with
 * something else adds nothing. @returns ends it, and tells the longest piece, in milliseconds
 */
export function longestPiece(): () => number {
  let longest = 0;
  let isOver = false;
  let since = processorMs();
  const others = () => {
    const now = processorMs();
    longest = Math.max(longest, now - since);
    if (isOver) return;
    since = processorMs();
    setImmediate(others);
  };
  setImmediate(others);
  return () => {
    others();
    isOver = true;
    return longest;
  };
}
