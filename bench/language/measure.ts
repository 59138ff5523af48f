// Reads cases and counts, per set: right, asked, silently wrong, and the milliseconds each took.
import type { Case, Reading, Verdict } from "./cases.ts";
import { score } from "./cases.ts";
import { addressParts, differences } from "./same-address.ts";

/** The counts of one set. `doubted`: right values with a doubt the case has none for. */
export interface Row {
  n: number;
  right: number;
  asked: number;
  /** silently wrong */
  silent: number;
  doubted: number;
  /** of an address: number, city, state and ZIP code */
  placeRight: number;
  placeWrong: number;
  readonly ms: number[];
}

/**
 * @param cases what was said and what it means
 * @param read gives the reading of one case
 * @param times how often each case is read to time it: the median is its own, what other work does to one reading is
 *   not
 * @returns the counts by set, the reading of each case, and each miss with its own
 */
export function measure(
  cases: readonly Case[],
  read: (example: Case) => Reading,
  times: number = 1,
): {
  sets: Map<string, Row>;
  readings: Map<Case, Reading>;
  misses: { verdict: Verdict; example: Case; reading: Reading }[];
} {
  const sets: ReturnType<typeof measure>["sets"] = new Map();
  const readings: ReturnType<typeof measure>["readings"] = new Map();
  const misses: ReturnType<typeof measure>["misses"] = [];
  for (const example of cases) {
    const row = sets.get(example.set) ?? {
      n: 0,
      right: 0,
      asked: 0,
      silent: 0,
      doubted: 0,
      placeRight: 0,
      placeWrong: 0,
      ms: [],
    };
    sets.set(example.set, row);
    const { reading, ms } = timed(() => read(example), times);
    readings.set(example, reading);
    row.ms.push(ms);
    const verdict = score(example, reading);
    row.n++;
    row[verdict]++;
    if (verdict === "right" && reading.needsConfirmation && !example.isHedged) row.doubted++;
    if (example.kind === "address") countPlace(row, example, reading);
    if (verdict !== "right") misses.push({ verdict, example, reading });
  }
  return { sets, readings, misses };
}

/** @param times at least 1 */
function timed(work: () => Reading, times: number) {
  const all = Array.from({ length: times }, () => {
    const start = performance.now();
    const reading = work();
    return { reading, ms: performance.now() - start };
  });
  const median = all.sort((one, other) => one.ms - other.ms)[times >> 1];
  if (median === undefined) throw new Error("A case must be read at least once.");
  return median;
}

/** Number, city, state and ZIP code alone. */
function countPlace(row: Row, example: Case, { status, value }: Reading) {
  if (status !== "value" || example.mustAsk) {
    if (example.mustAsk && status !== "value") row.placeRight++;
    return;
  }
  const read = typeof value === "object" ? value : {};
  const wrong = differences(addressParts(example.expected), read).filter((part) => !/street|unit/.test(part));
  if (wrong.length === 0) row.placeRight++;
  else row.placeWrong++;
}

/** Inputs a second, and the slowest in a hundred. */
export function speed(sets: ReadonlyMap<string, Row>) {
  const all = [...sets.values()].flatMap((row) => row.ms).sort((one, other) => one - other);
  const total = all.reduce((sum, ms) => sum + ms, 0);
  return {
    count: all.length,
    aSecond: Math.round((1000 * all.length) / total),
    p99: all[Math.floor(all.length * 0.99)] ?? 0,
  };
}
