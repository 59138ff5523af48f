// Ways to say or write the same thing: none may change what is understood.
import type { Case, Reading } from "./cases.ts";
import { score } from "./cases.ts";

const withoutAccents = (text: string) =>
  text
    .normalize("NFD")
    .replace(/(?<![nN])[\u0300-\u036f]/g, "")
    .normalize("NFC");
const digits = "cero uno dos tres cuatro cinco seis siete ocho nueve".split(" ");
const loneDigit =
  /(?<![\p{L}])(cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?= (?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b)/giu;

/** Puts something at the first space near the middle of what was said. */
const inTheMiddle = (text: string, put: string) => {
  const space = text.indexOf(" ", Math.floor(text.length / 2) - 1);
  return space < 0 ? text : `${text.slice(0, space)}${put}${text.slice(space)}`;
};
/** Says the word before the middle again, as a correction of itself. */
const corrected = (text: string) => {
  const space = text.indexOf(" ", Math.floor(text.length / 2) - 1);
  const word = text.slice(0, Math.max(space, 0)).split(" ").at(-1);
  // A "no" is no word of an answer that somebody puts right: it takes back itself.
  return space < 0 || word === undefined || word === "no" || !/^[\p{L}\d]+$/u.test(word)
    ? text
    : `${text.slice(0, space)}, no, perdón, ${word}${text.slice(space)}`;
};
/** What people say to others, or to themselves, in the middle of an answer. */
const asides = [
  "espéreme tantito",
  "un momentito que ya lo encuentro",
  "¿dónde lo puse?",
  "déjeme ponerme los lentes",
  "a ver si me acuerdo",
  "ay, se me cayó el teléfono",
  "aguánteme un ratito",
  "cállate, niño",
];

const asideIn = (text: string) => {
  const aside = asides[[...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % asides.length];
  return inTheMiddle(text, `, ${aside},`);
};
const numberNames = new Set(
  "cero doble triple guion un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil".split(
    " ",
  ),
);
/** What is said in the place of a word before it is put right, by the sort of word. */
const insteadOf = [
  { words: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ") },
  { words: digits.slice(1) },
  { words: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ") },
];

/** Says another word of the same sort first, and puts it right: "junio, no, perdón, mayo". */
const putRight = (text: string) => {
  const words = text.split(" ");
  const middle = words.length >> 1;
  const order = words.map((_, at) => at).sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  for (const at of order) {
    const word = words[at] ?? "";
    const sort = insteadOf.find((one) => one.words.includes(word.toLowerCase()));
    if (sort === undefined) continue;
    const place = sort.words.indexOf(word.toLowerCase());
    const wrong = sort.words[(place + 1) % sort.words.length];
    return [...words.slice(0, at), `${wrong},`, "no,", "perdón,", word, ...words.slice(at + 1)].join(" ");
  }
  return text;
};

/** Says a word near the middle twice, as one who hesitates; a number or a letter said twice is another value. */
const stuttered = (text: string) => {
  const words = text.split(" ");
  const middle = words.length >> 1;
  const isPlain = (word: string) =>
    /^\p{L}{4,}$/u.test(word) &&
    !numberNames.has(word.toLowerCase()) &&
    !/ent[ao]s?$|^(?:dieci|veinti)|teen$|^(?:two|three|four|five|six|seven|eight|nine|zero|ten|[a-z]+ty)$/iu.test(word);
  const at = words.findIndex((word, index) => index >= middle && isPlain(word));
  return at < 0 ? text : [...words.slice(0, at), `${words[at]}...`, ...words.slice(at)].join(" ");
};

const thirdPersons: readonly (readonly [RegExp, string])[] = [
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

/** Kinds that are told in a word or a life: what is told beside belongs to it. */
const ofLives = /^(?:yesno|command|form-type|marital|relation)$/;

export type Ways = Readonly<Record<string, (text: string, kind: string) => string>>;

/** Each by its name: what it does to an answer. */
export const mutations: Ways = {
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
 * How people hesitate: no value may change in silence. What is put right, or said twice, may be read back otherwise.
 */
export const hesitations: Ways = {
  "put right in the middle": putRight,
  "a word twice": stuttered,
  "all of it twice": (text) => `${text}, ${text}`,
  "an aside in the middle": asideIn,
  "a remark behind": (text, kind) => (ofLives.test(kind) ? text : `${text}, es que estoy manejando`),
  "a remark with a number": (text, kind) => (ofLives.test(kind) ? text : `${text}, y tengo tres hijos`),
};

/**
 * Reads every right answer again in each other way.
 * @param readings of the cases as they stand
 * @param every of each way this many-th case only, another for each way: every case and every way is among them
 * @returns per way: how many were read, asked instead, read back otherwise, and changed in silence
 */
export function mutate(
  readings: ReadonlyMap<Case, Reading>,
  read: (example: Case) => Reading,
  { ways = mutations, every = 1 }: { ways?: Ways; every?: number } = {},
) {
  const right = [...readings]
    .map(([example, first]) => ({ example, first }))
    .filter(({ example, first }) => first.status === "value" && score(example, first) === "right");
  return Object.entries(ways).map(([name, change], way) => {
    const changed: string[] = [];
    const counts = { name, n: 0, asked: 0, readBack: 0, changed };
    const mayBeReadBack = name in hesitations;
    for (const [place, { example, first }] of right.entries()) {
      if ((place + way) % every !== 0) continue;
      counts.n++;
      const heard = change(example.heard, example.kind);
      // What says the same was read already.
      if (heard === example.heard) continue;
      const second = read({ ...example, heard });
      if (second.status === "ask" || second.status === "unknown") counts.asked++;
      else if (plain(second.value) === plain(first.value)) continue;
      else if (mayBeReadBack && second.needsConfirmation) counts.readBack++;
      else changed.push(heard);
    }
    return counts;
  });
}

/** Names and streets keep the letters they were given: capitals and accents aside, they are the same. */
const plain = (value: Reading["value"]) => withoutAccents(JSON.stringify(value ?? null)).toLowerCase();
