import { isOneLetterAway, lettersBetween } from "../../words/distance.ts";
import { fold, type Token } from "../../words/tokens.ts";
import { type StateFound, stateNames } from "./states.ts";

/** What Spanish ears write one letter or two for, in the names of English-speaking places; the order counts. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ""],
  [/ph/g, "f"],
  [/gu(?=[aeio])/g, "w"],
  [/a[uw]|o[uw]/g, "o"],
  [/ee|ea|ie|y/g, "i"],
  [/w/g, "u"],
  [/ck|qu(?=[ei])|[kq]|c(?![eih])/g, "k"],
  [/c(?=[ei])|[zx]/g, "s"],
  [/v/g, "b"],
  [/[hj]/g, ""],
  [/^es(?=[^aeiou])/, "s"],
  [/(.)\1+/g, "$1"],
  [/e$/, ""],
];

const direction = /^(?:north|south|east|west)/;

function soundOf(name: string): string {
  return alike.reduce((word, [letters, sound]) => word.replace(letters, sound), fold(name));
}

/** How far two names are apart by their sound, as a share of the longer one's letters. */
function apartBySound(said: string, name: string): number {
  const [one, other] = [soundOf(said), soundOf(name)];
  return one.length < 3 ? 1 : lettersBetween(one, other) / Math.max(one.length, other.length);
}

/** So much of a name may be misheard; up to the second share it may be another name, and is asked. */
const [misheard, unsure] = [1 / 3, 1 / 2];
/** In a longer name one wrong letter, or two swapped, make no other name. */
const shortWord = 4;

/** Tells whether a name is one that is known, as it was heard: "milguoki" is Milwaukee, "luvil" perhaps Louisville. */
export function likeness(said: string, name: string): "heard" | "maybe" | undefined {
  const [one, other] = [said, name].map((each) => direction.exec(each)?.[0]);
  // "East Orange" is not West Orange.
  if (one !== other) return undefined;
  if (said.length > shortWord && isOneLetterAway(said, name)) return "heard";
  const [short = "", long = ""] = [soundOf(said), soundOf(name)].sort((a, b) => a.length - b.length);
  // Elizabeth and Elizabethport are two places.
  const isPart = long.length - short.length > 2 && (long.startsWith(short) || long.endsWith(short));
  const apart = apartBySound(said, name);
  if (!isPart && apart <= misheard) return "heard";
  return isPart || apart <= unsure ? "maybe" : undefined;
}

const mostWords = 3;

/** The state of a ZIP code at the end of the words before it, as it was heard or cut short: "rodailan", "conn". */
export function stateHeard(tokens: readonly Token[], code: string): StateFound | undefined {
  const names = stateNames(code).map(fold);
  const found: { readonly length: number; readonly apart: number }[] = [];
  for (let length = 1; length <= Math.min(mostWords, tokens.length - 2); length++) {
    const run = tokens.slice(-length);
    if (run.some(({ kind }) => kind !== "word")) break;
    const said = run.map(({ plain }) => plain).join("");
    const isShort = length === 1 && said.length > 2 && names.some((name) => name.startsWith(said));
    const apart = isShort ? 0 : Math.min(...names.map((name) => apartBySound(said, name)));
    if (apart <= misheard) found.push({ length, apart });
  }
  const [best] = found.sort((one, other) => one.apart - other.apart);
  return best && { code, length: best.length };
}
