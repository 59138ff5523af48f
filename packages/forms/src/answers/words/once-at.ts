import type { Token } from "./tokens.ts";

/** The same function of the words and a place in them, which finds at each place once what it finds there. */
export function onceAt<Found>(
  find: (tokens: readonly Token[], at: number) => Found,
): (tokens: readonly Token[], at: number) => Found {
  const known = new WeakMap<readonly Token[], Map<number, Found>>();
  return (tokens, at) => {
    const places = known.get(tokens) ?? new Map<number, Found>();
    known.set(tokens, places);
    if (!places.has(at)) places.set(at, find(tokens, at));
    return places.get(at) as Found;
  };
}
