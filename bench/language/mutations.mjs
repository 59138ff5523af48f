// @ts-check
// Ways to say or write the same thing: none may change what is understood.
import { score } from "./cases.mjs";

/** @param {string} text */
const withoutAccents = (text) =>
  text
    .normalize("NFD")
    .replace(/(?<![nN])[\u0300-\u036f]/g, "")
    .normalize("NFC");
const digits = "cero uno dos tres cuatro cinco seis siete ocho nueve".split(" ");
const loneDigit =
  /(?<![\p{L}])(cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?= (?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b)/giu;

/**
 * Puts something at the first space near the middle of what was said.
 * @param {string} text
 * @param {string} put
 */
const inTheMiddle = (text, put) => {
  const space = text.indexOf(" ", Math.floor(text.length / 2) - 1);
  return space < 0 ? text : `${text.slice(0, space)}${put}${text.slice(space)}`;
};
/**
 * Says the word before the middle again, as a correction of itself.
 * @param {string} text
 */
const corrected = (text) => {
  const space = text.indexOf(" ", Math.floor(text.length / 2) - 1);
  const word = text.slice(0, Math.max(space, 0)).split(" ").at(-1);
  // A "no" is no word of an answer that somebody puts right: it takes back itself.
  return space < 0 || word === undefined || word === "no" || !/^[\p{L}\d]+$/u.test(word)
    ? text
    : `${text.slice(0, space)}, no, perdón, ${word}${text.slice(space)}`;
};
/** @type {readonly (readonly [RegExp, string])[]} */
const thirdPersons = [
  [/\b(yo )?soy\b/giu, "es"],
  [/\bestoy\b/giu, "está"],
  [/\bme llamo\b/giu, "se llama"],
  [/\bnací\b/giu, "nació"],
  [/\bvivo\b/giu, "vive"],
  [/\bme casé\b/giu, "se casó"],
  [/\bme divorcié\b/giu, "se divorció"],
  [/\bme separé\b/giu, "se separó"],
  [/\benviudé\b/giu, "enviudó"],
  [/\bnunca me he casado\b/giu, "nunca se ha casado"],
];

/** @typedef {import("./cases.mjs").Case} Case */
/** @typedef {import("./cases.mjs").Reading} Reading */
/** @typedef {Readonly<Record<string, (text: string, kind: string) => string>>} Ways */

/**
 * Each by its name: what it does to an answer.
 * @type {Ways}
 */
export const mutations = {
  "a sound before": (text) => `eh, ${text}`,
  "a word before": (text) => `bueno, pues ${text}`,
  "o sea": (text) => `o sea, ${text}`,
  "thanks behind": (text) => `${text}, gracias`,
  "please behind": (text) => `${text} por favor`,
  "a full stop": (text) => `${text}.`,
  "double spaces": (text) => text.replaceAll(" ", "  "),
  capitals: (text) => text.toUpperCase(),
  "no accents": withoutAccents,
  "digits for words": (text) => text.replace(loneDigit, (word) => String(digits.indexOf(word.toLowerCase()))),
  "a lead-in": (text) => `apúntele, sería ${text}`,
  "an English lead-in": (text) => `so it is ${text}`,
  "a tail": (text) => `${text}, y ya, mijo`,
  "a filler in the middle": (text) => inTheMiddle(text, ", este, eh,"),
  "a correction in the middle": corrected,
  // "Es su mamá" is another relation than "soy su mamá".
  "the third person": (text, kind) =>
    kind === "relation" ? text : thirdPersons.reduce((said, [own, other]) => said.replace(own, other), text),
};

/**
 * Reads every right answer again in each other way.
 * @param {ReadonlyMap<Case, Reading>} readings of the cases as they stand
 * @param {(example: Case) => Reading} read
 * @returns per way: how many were read, asked instead, and changed
 */
export function mutate(readings, read) {
  const right = [...readings]
    .map(([example, first]) => ({ example, first }))
    .filter(({ example, first }) => first.status === "value" && score(example, first) === "right");
  return Object.entries(mutations).map(([name, change]) => {
    /** @type {string[]} */
    const changed = [];
    const counts = { name, n: 0, asked: 0, changed };
    for (const { example, first } of right) {
      counts.n++;
      const heard = change(example.heard, example.kind);
      // What says the same was read already.
      if (heard === example.heard) continue;
      const second = read({ ...example, heard });
      if (second.status === "ask" || second.status === "unknown") counts.asked++;
      else if (plain(second.value) !== plain(first.value)) changed.push(heard);
    }
    return counts;
  });
}

/**
 * Names and streets keep the letters they were given: capitals and accents aside, they are the same.
 * @param {Reading["value"]} value
 */
const plain = (value) => withoutAccents(JSON.stringify(value ?? null)).toLowerCase();
