import { lettersBetween } from "../../words/distance.ts";
import { fold, type Token } from "../../words/tokens.ts";
import { type StateFound, stateName } from "./states.ts";

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

/** How far two names are apart by their sound: letters that differ; undefined where they are two names. */
function apartBySound(said: string, name: string): number | undefined {
  const [one, other] = [soundOf(said), soundOf(name)];
  const apart = lettersBetween(one, other);
  return one.length > 2 && apart <= Math.max(one.length, other.length) / 3 ? apart : undefined;
}

/** Tells whether a name is one that is known, as it was heard: "milguoki" is Milwaukee. */
export function isHeardAs(said: string, name: string): boolean {
  const [one, other] = [said, name].map((each) => direction.exec(each)?.[0]);
  // "East Orange" is not West Orange, and Elizabeth not Elizabethport.
  const [short = "", long = ""] = [soundOf(said), soundOf(name)].sort((a, b) => a.length - b.length);
  const isPart = long.length - short.length > 2 && (long.startsWith(short) || long.endsWith(short));
  return one === other && !isPart && apartBySound(said, name) !== undefined;
}

const mostWords = 3;

/** The state of a ZIP code at the end of the words before it, as it was heard or cut short: "rodailan", "conn". */
export function stateHeard(tokens: readonly Token[], code: string): StateFound | undefined {
  const name = stateName(code);
  const found: { readonly length: number; readonly apart: number }[] = [];
  for (let length = 1; length <= Math.min(mostWords, tokens.length - 2); length++) {
    const run = tokens.slice(-length);
    if (run.some(({ kind }) => kind !== "word")) break;
    const said = run.map(({ plain }) => plain).join("");
    const isShort = length === 1 && said.length > 2 && fold(name).startsWith(said);
    const apart = isShort ? 0 : apartBySound(said, name);
    if (apart !== undefined) found.push({ length, apart });
  }
  const [best] = found.sort((one, other) => one.apart - other.apart);
  return best && { code, length: best.length };
}
