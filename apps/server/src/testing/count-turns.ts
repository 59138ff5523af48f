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
