/** from 0 to 1, 1 excluded */
export type Random = () => number;

/** A seeded source of chance (mulberry32), so that every run hears the same mishearings. */
export function chance(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * One of a list.
 * @param list not empty
 */
export function pick<Item>(random: Random, list: readonly Item[]): Item {
  return list[Math.floor(random() * list.length)] as Item;
}

export const digitWords = ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
/** Letters that a recogniser takes for each other because they sound nearly the same. */
const nearlyAlike: Readonly<Record<string, string>> = {
  ...{ b: "v", v: "b", d: "t", t: "d", m: "n", n: "m", s: "z", z: "s", p: "b", c: "z", g: "j", j: "g" },
  ...{ l: "r", r: "l", f: "s" },
};
/** Names of letters that are taken for each other when they are spelled aloud. */
const letterNamesAlike = [
  ["be grande", "ve chica"],
  ["de", "te", "pe", "ce"],
  ["eme", "ene", "eñe"],
  ["efe", "ese"],
  ["ele", "ere"],
  ["a", "ka"],
].flatMap((group) => group.map((name) => [name, group.filter((other) => other !== name)] as const));
const otherLetters = new Map(letterNamesAlike);
const otherWords = ["este", "pues", "casa", "marzo", "mayo", "trece", "calle", "luna", "gato", "punto", "seis", "doce"];

/** Spellings of one sound, each with the others. */
const spellings: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/b/gi, () => "v"],
  [/v/gi, () => "b"],
  [/s(?=[ei])/gi, () => "c"],
  [/s/gi, () => "z"],
  [/z/gi, () => "s"],
  [/c(?=[eiéí])/gi, () => "s"],
  [/^h(?=[aeiouáéíóú])/gi, () => ""],
  [/^(?=[aeouáéóú])/gi, () => "h"],
  [/ll/gi, () => "y"],
  [/(?<=[aeiouáéíóú])y(?=[aeiouáéíóú])|^y/gi, () => "ll"],
  [/g(?=[eiéí])/gi, () => "j"],
  [/j(?=[eiéí])/gi, () => "g"],
  [/x/gi, () => "s"],
  [/[áéíóú]/gi, (found) => found.normalize("NFD").charAt(0)],
  [/ñ/gi, () => "n"],
  [/y$/gi, () => "i"],
];

/** A word as it may be written by somebody who only hears it: one spelling of a sound gives way to another one. */
export function respelled(random: Random, word: string) {
  const places = spellings.flatMap(([shape, other]) =>
    [...word.matchAll(shape)].map(({ index, 0: found }) => ({ index, found, now: other(found) })),
  );
  if (places.length === 0) return word;
  const { index, found, now } = pick(random, places);
  const other = word.slice(0, index) + now + word.slice(index + found.length);
  const isCapital = /^\p{Lu}/u.test(word);
  const lower = other.toLocaleLowerCase("es");
  return isCapital ? lower.charAt(0).toLocaleUpperCase("es") + lower.slice(1) : lower;
}

/**
 * What a recogniser with errors makes of an utterance. Of its spoken digits, letters and words `rate` become another of
 * their kind, as many pairs of digits change places, and `alikeRate` of the other words are spelled as they sound.
 * @param channel rates from 0 to 1; `alike`: more words of one kind
 */
export function mishear(
  random: Random,
  text: string,
  { rate, alikeRate = 0, alike = [] }: { rate: number; alikeRate?: number; alike?: readonly string[] },
) {
  const words = text.split(/ (?!grande|chica|griega)/).map((word) => {
    if (random() < rate) return replaced(random, word, alike);
    return random() < alikeRate && isProper(word) ? withEnd(word, (bare) => respelled(random, bare)) : word;
  });
  for (let at = 1; at < words.length; at += 1) {
    const [one = "", two = ""] = [words[at - 1], words[at]];
    if (isDigit(one) && isDigit(two) && random() < rate / 4) [words[at - 1], words[at]] = [two, one];
  }
  return words.join(" ");
}

/** Words that no recogniser's dictionary has for certain: not the small words around a name or an address. */
function isProper(word: string) {
  const bare = word.replace(/[,.;]$/, "");
  return bare.length > 3 && !ordinary.has(bare.toLowerCase()) && !isDigit(bare) && !otherLetters.has(bare);
}

const ordinary = new Set(
  `nombre apellido apellidos primero segundo escribe arroba punto gmail hotmail yahoo outlook calle ciudad estado código
pero está bien jota hache zeta equis doble grande chica griega acento tercero cuarto quinto sexto séptimo octavo noveno
décimo último enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre novecientos
cincuenta sesenta setenta ochenta treinta cuarenta noventa guion bajo`.split(/\s+/),
);

function isDigit(word: string) {
  return digitWords.includes(word) || /^\d$/.test(word);
}

function withEnd(word: string, change: (bare: string) => string) {
  const bare = word.replace(/[,.;:]$/, "");
  return change(bare) + word.slice(bare.length);
}

function replaced(random: Random, word: string, alike: readonly string[]) {
  return withEnd(word, (bare) => {
    if (alike.includes(bare)) return another(random, alike, bare);
    if (digitWords.includes(bare)) return another(random, digitWords, bare);
    const letters = otherLetters.get(bare);
    if (letters !== undefined && letters.length > 0) return pick(random, letters);
    if (/^\d$/.test(bare)) return String((Number(bare) + 1 + Math.floor(random() * 9)) % 10);
    const at = [...bare].map((letter, index) => (nearlyAlike[letter] ? index : -1)).filter((index) => index >= 0);
    if (at.length > 0 && random() < 0.5) {
      const index = pick(random, at);
      return bare.slice(0, index) + nearlyAlike[bare.charAt(index)] + bare.slice(index + 1);
    }
    return another(random, otherWords, bare);
  });
}

function another(random: Random, words: readonly string[], word: string) {
  return pick(
    random,
    words.filter((other) => other !== word),
  );
}
