/** A repeatable source of choices: the same seed makes the same dialogue. */
export interface Chance {
  /** One of several. */
  readonly pick: <One>(all: readonly One[]) => One;
  /** Something that happens so often, from 0 to 1. */
  readonly happens: (rate: number) => boolean;
  /** So many digits; the first of each is none of `notFirst`. */
  readonly digits: (count: number, notFirst?: string) => string;
}

/** Chance from a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <One>(all: readonly One[]): One => {
    const one = all[Math.floor(next() * all.length)];
    if (one === undefined) throw new Error("There is nothing to choose from.");
    return one;
  };
  const digits = (count: number, notFirst = ""): string => {
    const rest = Array.from({ length: count - 1 }, () => pick([..."0123456789"]));
    return [pick([..."0123456789"].filter((digit) => !notFirst.includes(digit))), ...rest].join("");
  };
  return { pick, happens: (rate) => next() < rate, digits };
}
