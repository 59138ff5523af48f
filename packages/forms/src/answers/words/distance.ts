/** Tells whether two words differ by at most one letter: changed, left out, put in, or two swapped. */
export function isOneLetterAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return one === other;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  if (one.length === other.length) {
    const isChanged = one.slice(at + 1) === other.slice(at + 1);
    const isSwapped =
      one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
    return isChanged || isSwapped;
  }
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  return longer.slice(at + 1) === shorter.slice(at);
}

/** How many letters must be changed, left out or put in to make one word of another (Levenshtein's distance). */
export function lettersBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const here = [row];
    for (let at = 1; at <= other.length; at++) {
      const changed = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      here.push(Math.min(changed, (above[at] ?? 0) + 1, (here[at - 1] ?? 0) + 1));
    }
    above = here;
  }
  return above[other.length] ?? 0;
}

/** Tells whether two words are likely the same one, misheard or misspelled: at most a third of the letters differ. */
export function isAlike(one: string, other: string): boolean {
  return lettersBetween(one, other) <= Math.max(one.length, other.length) / 3;
}
