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
