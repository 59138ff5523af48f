import { wordsOf } from "../../../words/phrases.ts";
import type { Token } from "../../../words/tokens.ts";
import { strongSuffixes } from "../../words.table.ts";
import { numbersFrom, unitId, withoutMarks } from "../us-parts.ts";
import { suffixes, units } from "../vocabulary.ts";

type Words = readonly Token[];

const isSuffix = wordsOf(`${strongSuffixes} place court`);

/**
 * What was said with its last word, "44th Street, no, Place", or the number of its door, "apartamento 106, no, 104", put right.
 * @returns undefined where the correction begins with neither
 */
export function partPutRight(before: Words, behind: Words): Words | undefined {
  const [said, correction] = [withoutMarks(before), withoutMarks(behind)];
  const door = numbersFrom(correction, 0) > 0 ? unitId(correction, 0) : undefined;
  const next = correction[door?.to ?? 1];
  if (next !== undefined && next.kind !== "mark" && !units.has(next.plain)) return undefined;
  const last = said.length - 1;
  if (last > 1 && isSuffix.has(said[last]?.plain ?? "") && isSuffix.has(correction[0]?.plain ?? ""))
    return [...said.slice(0, last), ...correction];
  let from = said.length;
  while (numbersFrom(said, from - 1) === said.length - from + 1) from--;
  let word = from - 1;
  while (/^(es|el|la|numero)$/.test(said[word]?.plain ?? "")) word--;
  // Behind a pause the caller has put it in.
  const isGoingOn = said[word - 1]?.plain !== ",";
  const isDoor = door !== undefined && isGoingOn && from < said.length && units.has(said[word]?.plain ?? "");
  return isDoor ? [...said.slice(0, from), ...correction] : undefined;
}

/** "410 Maple Avenue aquí en Houston", "... Avenue pero el apartamento es el 104": words that only lead to the next part. */
export function withoutLeadToPart(given: Words): Words {
  for (let at = 3; at < given.length; at++) {
    const last = given[at - 1]?.plain === "," ? given[at - 2] : given[at - 1];
    if (!suffixes.has(last?.plain ?? "") && !units.has(given[at - 2]?.plain ?? "")) continue;
    const isHere = /^(aqui|ahi|aca|alla)$/.test(given[at]?.plain ?? "") && given[at + 1]?.plain === "en";
    let end = at;
    while (/^(pero|el|la|mi)$/.test(given[end]?.plain ?? "")) end++;
    if (isHere) return [...given.slice(0, at), ...given.slice(at + 1)];
    if (given[at]?.plain === "pero" && units.has(given[end]?.plain ?? ""))
      return [...given.slice(0, at), ...given.slice(end)];
  }
  return given;
}
