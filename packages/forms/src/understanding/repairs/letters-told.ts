import { contrast } from "../../answers/clauses/cues.table.ts";
import { lettersAt } from "../../answers/letters/letters.ts";
import { isAlike } from "../../answers/words/distance.ts";
import { wordsOf } from "../../answers/words/phrases.ts";
import { fold, type Token, tokensOf } from "../../answers/words/tokens.ts";
import { placeIn } from "./name-order.ts";

/** What is told of one letter of a value: it goes in or out, where, and in which word. */
export interface LetterTold {
  readonly isOut: boolean;
  /** Folded, but for ñ; two where it is doubled. */
  readonly letter: string;
  readonly place?: "first" | "last" | undefined;
  /** The index of the word that it is told of. */
  readonly word?: number | undefined;
  /** That word as it was said, where it is another than the one that stands there: "refujio es con jota". */
  readonly said?: string | undefined;
}

const against = wordsOf(contrast);
/** What takes a letter out. */
const takesOut = /^(?:sin|quit\w+|sobr\w+|sac\w+)$/;
/** What puts one in. */
const putsIn =
  /^(?:con|llev\w+|va|pon\w+|agreg\w+|falt\w+|tiene|es|escrib\w+|termin\w+|acab\w+|empi\w+|empez\w+|comienz\w+|inici\w+)$/;
const ending = /^(?:final|ultima|termin\w+|acab\w+)$/;
const beginning = /^(?:principio|primera|inicio|empi\w+|empez\w+|comienz\w+|inici\w+|adelante)$/;
/** Behind these a letter's name is one: "de" and "a" alone are words of any sentence. */
const beforeLetter = /^(?:con|sin|la|las|una|un|el|letra|sol[oa]|es|lleva|en|por|de|del|no|tiene|y)$/;
const smallLetter = /^(?:a|e|i|o|u|y|de|se|te|que|ve|ese|ele)$/;
/** Behind these the shortest ones are letters too. */
const surelyBefore = /^(?:con|sin|la|una|doble|dos|sol[oa]|por|lleva)$/;

/** Hears what is told of single letters, in the order of the words; none where nothing is. */
export function lettersTold(text: string, value: string): readonly LetterTold[] {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  if (spellsWord(tokens)) return [];
  const parts = value.split(" ");
  const told: LetterTold[] = [];
  let word: Pick<LetterTold, "word" | "said"> = {};
  let isOut = false;
  let place: LetterTold["place"];
  for (let at = 0; at < tokens.length; ) {
    const { plain = "" } = tokens[at] ?? {};
    const letter = isLetterAt(tokens, at) ? lettersAt(tokens, at) : undefined;
    if (letter !== undefined) {
      const isBehindPlace = place !== undefined;
      told.push({ isOut, letter: letter.letter, ...(isBehindPlace && { place }), ...word });
      place = undefined;
      at += letter.length;
      // "Cámbiele la i por una e": what was named first goes.
      if (isOut && tokens[at]?.plain === "por") isOut = false;
      continue;
    }
    const spot = ending.test(plain) ? "last" : beginning.test(plain) ? "first" : undefined;
    if (spot !== undefined) {
      const last = told.at(-1);
      const isOfLast =
        last !== undefined && last.place === undefined && /^(?:final|principio|inicio|adelante)$/.test(plain);
      if (isOfLast) told[told.length - 1] = { ...last, place: spot };
      else place = spot;
    }
    const named = wordAt(tokens, at, parts);
    if (named !== undefined) {
      const last = told.at(-1);
      // "La hache a Hernández": the word may come behind its letter.
      if (last !== undefined && last.word === undefined && /^(?:a|al|de|del)$/.test(tokens[at - 1]?.plain ?? ""))
        told[told.length - 1] = { ...last, ...named };
      word = named;
    }
    isOut = turnedAt(tokens, at, isOut);
    at += 1;
  }
  // "Sin hache el primer nombre": the word may come behind all that is told of it.
  return told.some((one) => one.word !== undefined) ? told : told.map((one) => ({ ...one, ...word }));
}

/** "Te, zeta, o, ce": three letters in a row are a word. */
function spellsWord(tokens: readonly Token[]): boolean {
  let run = 0;
  for (let at = 0; at < tokens.length && run < 3; ) {
    const { length } = lettersAt(tokens, at) ?? {};
    run = length === undefined ? 0 : run + 1;
    at += length ?? 1;
  }
  return run > 2;
}

/** Whether letters named from a word on go out. */
function turnedAt(tokens: readonly Token[], at: number, isOut: boolean): boolean {
  const { plain = "" } = tokens[at] ?? {};
  const next = tokens[at + 1]?.plain ?? "";
  if (takesOut.test(plain) || /^cambi/.test(plain)) return true;
  if (against.has(plain)) return false;
  if (/^(?:vez|lugar)$/.test(plain) && tokens[at - 1]?.plain === "en") return true;
  // A "no" that opens only refuses: "no, con zeta".
  if (plain === "no")
    return /^(?:lleva|va|tiene|es)$/.test(next) || at > 0 || tokens.some((one) => against.has(one.plain));
  const isDenied = tokens[at - 1]?.plain === "no" || (plain === "con" && tokens[at - 2]?.plain === "no");
  return putsIn.test(plain) && !(isOut && isDenied) ? false : isOut;
}

function isLetterAt(tokens: readonly Token[], at: number): boolean {
  const { plain = "" } = tokens[at] ?? {};
  const before = tokens[at - 1]?.plain ?? "";
  const { length = 0 } = lettersAt(tokens, at) ?? {};
  if (
    length === 0 ||
    !(beforeLetter.test(before) || against.has(before) || /^(?:doble|dos)$/.test(plain) || plain.length > 3)
  )
    return false;
  // "La ele de Elena", and not "con el de casada".
  return length > 1 || !smallLetter.test(plain) || surelyBefore.test(before);
}

/** The word of a value that is named at a place: by itself, as one nearly the same, or as "el segundo apellido". */
function wordAt(
  tokens: readonly Token[],
  at: number,
  parts: readonly string[],
): LetterTold | Pick<LetterTold, "word" | "said"> | undefined {
  const { plain = "", text = "" } = tokens[at] ?? {};
  if (/^(?:nombre|apellido)$/.test(plain)) {
    const which = tokens[at - 1]?.plain ?? "";
    return { word: placeIn(parts, /^(?:primer|segundo|ultimo)$/.test(which) ? which : "", plain), said: undefined };
  }
  if (plain.length < 3) return undefined;
  const exact = parts.findIndex((part) => fold(part) === plain);
  const found = exact >= 0 ? exact : parts.findIndex((part) => isAlike(fold(part), plain));
  const isAsIs = exact >= 0 && hasTilde(text) === hasTilde(parts[exact] ?? "");
  return found < 0 ? undefined : { word: found, said: isAsIs ? undefined : text };
}

/** "Peña": folding takes the tilde of an ñ off. */
export function hasTilde(word: string): boolean {
  return /ñ/iu.test(word.normalize("NFC"));
}
