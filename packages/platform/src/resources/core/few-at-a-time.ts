/**
 * Does all of the work, a few pieces at the same time.
 * @returns what came of each, in their order, as `Promise.allSettled` has it
 */
export async function fewAtATime<Piece, Result>(
  pieces: readonly Piece[],
  most: number,
  work: (piece: Piece) => Promise<Result>,
): Promise<readonly PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = [];
  const left = pieces.entries();
  const one = async () => {
    for (const [index, piece] of left) {
      [results[index]] = (await Promise.allSettled([work(piece)])) as [PromiseSettledResult<Result>];
    }
  };
  await Promise.all(Array.from({ length: most }, one));
  return results;
}
