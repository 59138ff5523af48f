import { wordsOf } from "../../../words/phrases.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { numberedRoadNames, strongSuffixes } from "../../words.table.ts";
import { digitsOf, isNumberedRoad, numbersFrom } from "../us-parts.ts";
import { spanishTypes, suffixes } from "../vocabulary.ts";

type Words = readonly Token[];

const isStrong = wordsOf(strongSuffixes);
const isOfRoads = wordsOf(numberedRoadNames);
const longestName = 5;

/** "telephone road novecientos quince houston": the house's number right behind the street, and none before it, goes first. */
export function numberBehindStreet(words: Words): Words {
  const given = /^(la|el)$/.test(words[0]?.plain ?? "") ? words.slice(1) : words;
  const type = given.findIndex(({ plain }, at) => at > 0 && isStrong.has(plain) && !spanishTypes.has(plain));
  const name = given.slice(0, type);
  const isName = name.every((token, at) => token.kind === "word" && numbersFrom(given, at) === 0);
  if (type < 1 || type > longestName || !isName || isRoadOfNumber(given, type)) return words;
  const from = type + 1;
  const to = from + numbersFrom(given, from);
  const [house, ...others] = digitsOf(given.slice(from, to));
  const next = given[to];
  const goesOn = next !== undefined && (next.isGlued ? !isPause(next) : suffixes.has(next.plain) || next.plain === "y");
  // "Lake Shore Drive 6" may be a door, and five digits at the end are a ZIP code.
  const isHouse = house !== undefined && others.length === 0 && (house.length === 3 || house.length === 4);
  if (!isHouse || goesOn || next?.plain === "guion") return words;
  return [...given.slice(from, to), ...given.slice(0, from), ...given.slice(to)];
}

/** "Highway 6", "County Road 915": the number is the road's. */
function isRoadOfNumber(given: Words, type: number): boolean {
  const token = given[type];
  const isPlain = /^(road|rd)$/.test(token?.plain ?? "");
  return isNumberedRoad(token) && !(isPlain && !isOfRoads.has(given[type - 1]?.plain ?? ""));
}
