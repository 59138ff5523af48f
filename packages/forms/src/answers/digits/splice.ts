/**
 * Puts corrected digits into those said before.
 * The last four, the last seven of a telephone, or enough to finish a number that was cut short take their place at the
 * end; three could be any group of three, so each is offered. More digits than a part has are a whole number that lacks
 * some: an old one beside them would be one that nobody said.
 * @returns the whole numbers that could be meant; none when the correction cannot be placed
 */
export function spliceDigits(said: string, correction: string, length: number): readonly string[] {
  if (correction.length >= length) return [correction.slice(0, length)];
  const tail = said.slice(0, length - correction.length) + correction;
  if (said.length < length) return tail.length === length ? [tail] : [];
  if (said.length > length || !isPart(correction.length, length)) return [];
  if (correction.length !== 3 || length === 5) return [tail];
  const starts = length === 10 ? [0, 3] : [0, 3, 6];
  // One digit of a group said anew: that group is the one that was wrong.
  const isNear = (at: number) => [...correction].filter((digit, place) => digit !== said[at + place]).length === 1;
  // "806, no, 086": the same digits in another order.
  const sorted = (digits: string) => [...digits].sort().join("");
  const isTurned = (at: number) => sorted(said.slice(at, at + 3)) === sorted(correction);
  const near = starts.filter((at) => isNear(at) || isTurned(at));
  const [only, ...others] = near;
  const isOnly = only !== undefined && others.length === 0;
  // "503, novecientos, perdón, 603": the group that it resembles, or the one that was said last.
  const last = starts.at(-1) ?? 0;
  const isEither = isOnly && length === 9 && only !== last && !isTurned(only);
  const places = isEither ? [only, last] : isOnly ? near : starts;
  return places.map((at) => said.slice(0, at) + correction + said.slice(at + 3));
}

/** Less than half of a number, the end of a ZIP code, or a telephone without its area code. */
function isPart(count: number, length: number): boolean {
  return count < length / 2 || (length === 5 && count === 3) || (length === 10 && count === 7);
}
