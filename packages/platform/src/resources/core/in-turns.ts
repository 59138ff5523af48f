import { setImmediate as nextTurn } from "node:timers/promises";

/** So long a piece of such work lasts, before whatever else the server has to do goes on. Milliseconds. */
const pieceMs = 10;

/** Resolves when the last piece that was asked for may begin. */
let lastPiece: Promise<void> = Promise.resolve();

/**
 * Resolves when the caller may keep everybody else waiting for a moment: one caller has its turn at a time, and what
 * nobody has to wait for goes on before the next.
 */
export function ownTurn(): Promise<void> {
  lastPiece = lastPiece.then(() => nextTurn());
  return lastPiece;
}

/** When what is done now began, without anybody else's turn since; undefined where nobody asked for it. */
let since: number | undefined;

/** Resolves at once, or where what was done since everybody else had their turn has been a piece already, after it. */
export async function afterPiece(): Promise<void> {
  if (since === undefined) {
    since = performance.now();
    setImmediate(() => {
      since = undefined;
    });
  } else if (performance.now() - since > pieceMs) await ownTurn();
}

/** Does work in pieces, however many ask for such work at once: between any two pieces everything else goes on. */
export async function inTurns<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    await ownTurn();
    for (const since = performance.now(); performance.now() - since < pieceMs; ) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
  }
}

/** Does the same with each of a list, which may be as long as others make it: a step each. */
export function* inSteps<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Generator<undefined, Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(work(item));
    yield;
  }
  return results;
}
