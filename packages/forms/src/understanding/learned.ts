import { readLearnedPieces } from "./pieces/learned.ts";
import { partBy } from "./pieces/piece.ts";
import { readLearnedActs } from "./sorter/learned.ts";
import { readActsBy } from "./sorter/sorter.ts";

/**
 * From now on utterances are parted, and what their pieces do is told, by what was learned as well. A page loads this late,
 * everybody else at the start.
 */
export function readLearned(): void {
  readLearnedActs();
  readLearnedPieces();
}

/** From now on the rules are alone, as before anything is learned. */
export function readByRulesAlone(): void {
  readActsBy(undefined);
  partBy(undefined);
}
