// Reads cases and counts, per set: right, asked, silently wrong, and the milliseconds each took.
import { score } from "./cases.mjs";
import { addressParts, differences } from "./same-address.mjs";

/**
 * @param cases what was said and what it means
 * @param read gives the reading of one case
 * @param times how often each case is read to time it: the median is its own, what other work does to one reading is not
 * @returns the counts by set, and each miss with its reading
 */
export function measure(cases, read, times = 1) {
  const sets = new Map();
  const misses = [];
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
    row.ms.push(ms);
    const verdict = score(example, reading);
    row.n++;
    row[verdict]++;
    if (verdict === "right" && reading.needsConfirmation && !example.isHedged) row.doubted++;
    if (example.kind === "address") countPlace(row, example, reading);
    if (verdict !== "right") misses.push({ verdict, example, reading });
  }
  return { sets, misses };
}

function timed(work, times) {
  let reading;
  const all = Array.from({ length: times }, () => {
    const start = performance.now();
    reading = work();
    return performance.now() - start;
  });
  return { reading, ms: all.sort((one, other) => one - other)[times >> 1] };
}

/** Number, city, state and ZIP code alone. */
function countPlace(row, example, { status, value }) {
  if (status !== "value" || example.mustAsk) {
    if (example.mustAsk && status !== "value") row.placeRight++;
    return;
  }
  const wrong = differences(addressParts(example.expected), value).filter((part) => !/street|unit/.test(part));
  if (wrong.length === 0) row.placeRight++;
  else row.placeWrong++;
}

/** Inputs a second, and the slowest in a hundred. */
export function speed(sets) {
  const all = [...sets.values()].flatMap((row) => row.ms).sort((one, other) => one - other);
  const total = all.reduce((sum, ms) => sum + ms, 0);
  return {
    count: all.length,
    aSecond: Math.round((1000 * all.length) / total),
    p99: all[Math.floor(all.length * 0.99)] ?? 0,
  };
}
