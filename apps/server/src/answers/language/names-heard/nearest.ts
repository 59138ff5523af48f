/** What it costs to hear a sign of a word as another, not to write it, and to write one that it does not have. */
export interface Costs {
  readonly change: (of: string, by: string) => number;
  readonly leaveOut: (of: string) => number;
  readonly putIn: (by: string) => number;
  /** Two signs that changed places; absent where none do. */
  readonly swap?: number;
}

/** One of the words of a search, by its place among them, and how far it is. */
interface Near {
  readonly at: number;
  readonly apart: number;
}

/**
 * Opens a search by a weighted edit distance among words that are sorted: what two neighbours begin with alike is compared
 * once, and all words with a beginning that is too far are passed over.
 */
export function openNearest(sorted: readonly string[], costs: Costs): (signs: string, most: number) => readonly Near[] {
  const shared = Uint8Array.from(sorted, (word, place) => sharedLength(sorted[place - 1] ?? "", word));

  return (signs, most) => {
    const rows = rowsFor(signs, costs);
    const found: Near[] = [];
    let known = 0;
    let dead = Number.POSITIVE_INFINITY;
    for (let place = 0; place < sorted.length; place++) {
      const alike = shared[place] ?? 0;
      known = Math.min(known, alike);
      if (alike >= dead) continue;
      const word = sorted[place] ?? "";
      dead = Number.POSITIVE_INFINITY;
      while (known < word.length && dead > word.length) {
        if (rows.add(word, known) > most) dead = known + 1;
        known++;
      }
      if (dead > word.length && rows.apart(word.length) <= most)
        found.push({ at: place, apart: rows.apart(word.length) });
    }
    return found;
  };
}

/** The rows of the table of distances between the signs and the beginnings of a word, one for each length. */
function rowsFor(signs: string, { change, leaveOut, putIn, swap }: Costs) {
  const width = signs.length;
  const put = [...signs].map(putIn);
  const first = new Float64Array(width + 1);
  for (let at = 1; at <= width; at++) first[at] = (first[at - 1] ?? 0) + (put[at - 1] ?? 1);
  const rows = [first];
  const changes = new Map<string, Float64Array>();
  const left = new Map<string, number>();
  const costsOf = (sign: string): readonly [Float64Array, number] => {
    const known = changes.get(sign) ?? Float64Array.from(signs, (by) => change(sign, by));
    const out = left.get(sign) ?? leaveOut(sign);
    changes.set(sign, known);
    left.set(sign, out);
    return [known, out];
  };
  return {
    /** Makes the row behind a word's sign, and tells how far at least every word is that begins so. */
    add(word: string, depth: number): number {
      const [changed, out] = costsOf(word[depth] ?? "");
      const above = rows[depth] ?? first;
      const before = rows[depth - 1];
      const row = rows[depth + 1] ?? new Float64Array(width + 1);
      rows[depth + 1] = row;
      row[0] = (above[0] ?? 0) + out;
      let least = row[0] ?? 0;
      for (let at = 1; at <= width; at++) {
        let cost = (above[at - 1] ?? 0) + (changed[at - 1] ?? 1);
        cost = Math.min(cost, (above[at] ?? 0) + out, (row[at - 1] ?? 0) + (put[at - 1] ?? 1));
        const isSwapped =
          swap !== undefined && at > 1 && word[depth] === signs[at - 2] && word[depth - 1] === signs[at - 1];
        if (isSwapped && before !== undefined) cost = Math.min(cost, (before[at - 2] ?? 0) + swap);
        row[at] = cost;
        least = Math.min(least, cost);
      }
      return swap === undefined ? least : Math.min(least, Math.min(...above) + swap);
    },
    apart: (length: number): number => rows[length]?.[width] ?? Number.POSITIVE_INFINITY,
  };
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
