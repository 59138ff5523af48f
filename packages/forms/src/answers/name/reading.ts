import { isFamilyName } from "../../names/family-names.ts";
import { isGivenName } from "../../names/given-names.ts";
import { countriesAndPeople } from "../../names/particles.table.ts";
import { correctionIn } from "../clauses/cues.ts";
import type { Interpretation } from "../interpretation.ts";
import { lettersAt } from "../letters/letters.ts";
import { nameQuestions } from "../questions.texts.ts";
import { ask, askWhich, doubted, type Reader, understood } from "../reading.ts";
import { isOneLetterAway } from "../words/distance.ts";
import { whole, wordsOf } from "../words/phrases.ts";
import { plainText, spanOf, type Token } from "../words/tokens.ts";
import { corrected, type EndInstead, endInstead } from "./grammar/corrected.ts";
import { comma, type Found, find, namesIn, settled, withHyphens } from "./grammar/find.ts";
import { withPoints } from "./grammar/heard/points.ts";
import { withSolvedDoubt } from "./grammar/heard/resolved-doubt.ts";
import type { Doubt } from "./grammar/in-parts.ts";
import { endsInCountry, isDateOrNumber, isDemonym, isOnlyCountry, isTwoPeople } from "./grammar/more-than-a-name.ts";
import { candidate, familyFirst, turnedAround } from "./grammar/order.ts";
import { endsTwice } from "./grammar/pieces/repeats.ts";
import { piecesOf } from "./grammar/pieces/scan.ts";
import { printed } from "./grammar/printed.ts";
import { isWithin } from "./grammar/within.ts";
import { isMaybeTalk, isParticle } from "./grammar/word-classes.ts";
import { onlyNameWords } from "./talk.table.ts";

/** Reads a person's whole name, as printed: particles in lower case, spelled letters joined. One word alone is asked. */
export const name: Reader = {
  read(tokens) {
    const solved = withSolvedDoubt(tokens);
    return solved === undefined ? readName(tokens, false) : doubted(readName(solved, false), "hedged");
  },
  goOn(said, rest) {
    const [one, other] = [find(said), find(rest)];
    return typeof one === "string" || typeof other === "string" ? undefined : together(one, other);
  },
  splicesWholes: true,
  splice: spliced,
};

/** A name with the correction of a part, or begun again. */
function spliced(said: readonly Token[], correction: readonly Token[]): Interpretation {
  const [before, after] = [settled(said), find(correction, said)];
  // "..., siempre lo digo al revés": what stands behind takes nothing back.
  const earlier = after === "none" ? correctionIn(said) : undefined;
  if (earlier !== undefined) return spliced(earlier.said, earlier.correction);
  // "B, erre, a, no, perdón, a, y griega ...": letters of letters.
  const last = said.findLast(({ kind }) => kind !== "mark");
  const letters = correction.slice(correction.findIndex(({ kind }) => kind !== "mark"));
  const isLetter = last !== undefined && (last.plain === "doble" || lettersAt([last], 0) !== undefined);
  if (isLetter && lettersAt(letters, 0)) return askFor(nameQuestions.letters);
  // "Los apellidos son Paz Luna, no, perdón, Luna y el nombre Ana": the rest of the parts.
  const goesOn = tellsParts(said) && piecesOf(correction).some(({ kind }) => kind === "label");
  if (goesOn || tellsParts(correction)) {
    const reading = readName([...said, comma, ...correction], false);
    const isSame = typeof before !== "string" && reading.value === printed(before.words);
    return isSame ? askFor(nameQuestions.whole) : reading;
  }
  const isWithoutSuffix = piecesOf(correction).some((piece) => piece.kind === "suffix" && piece.value === undefined);
  if (typeof before !== "string" && after === "none" && isWithoutSuffix)
    return doubted(decide({ ...before, suffix: undefined }, said), "corrected");
  if (typeof before === "string" || typeof after === "string") {
    const first = piecesOf(said).find(({ kind }) => kind === "name");
    const isRest = typeof after !== "string" && after.words.every(({ plain }) => !isGivenName(plain));
    // "Se llama Ana, creo que Paz, no, Paz Luna": what was told before may be the rest of it.
    return isRest && first?.kind === "name" && first.tokens.every(({ plain }) => isGivenName(plain))
      ? askWhich([[...first.tokens, ...after.words], after.words].map((words) => candidate(printed(words))))
      : readName(correction, false);
  }
  // "..., perdón, Rangel (Yuleisy con y)": words of it in another order, told for how they are written.
  const isRemark =
    after.isSpelled &&
    after.words.length < before.words.length &&
    !isWithin(after.words, before.words) &&
    after.words.every((one) => isWithin([one], before.words));
  if (isRemark) return doubted(decide({ ...before, isSpelled: true }, said), "corrected");
  const readings = corrected(before.words, after.words);
  const [only, other] = readings;
  return only !== undefined && other === undefined
    ? doubted(decide({ ...after, words: only }, correction), "corrected")
    : askWhich(readings.map((one) => candidate(printed(one))));
}

/** What a part of a name and its rest make, said one after the other. */
function together(one: Found, other: Found): Interpretation | undefined {
  const [before, after] = [one.words, other.words];
  if (!isWanting(one) || isWithin(before, after)) return undefined;
  const [isFamily, isGiven] = [isFamilyPart(one), after.every((word) => isGivenName(word.plain) || isParticle(word))];
  const words = isFamily && isGiven ? [...after, ...before] : [...before, ...after];
  // "Ana", and then "María Prado": the rest of it, or all of it.
  const isWhole = !isWanting(other) && (isFamily ? !isGiven : after.some(({ plain }) => isGivenName(plain)));
  if (isWhole) return askWhich([words, after].map((all) => candidate(printed(all))));
  const value = printed(words);
  return understood({ value, english: value, spanishReadback: value, needsConfirmation: other.isSpelled });
}

/** Tells whether parts of a name are told by what they are called. */
function tellsParts(tokens: readonly Token[]): boolean {
  return piecesOf(tokens).some((piece) => piece.kind === "label" && piece.part !== "name");
}

/** The same for a question that one word may answer: a nickname, another name that was used. */
export const anyName: Reader = { ...name, read: (tokens) => readName(tokens, true) };

function readName(tokens: readonly Token[], isLoneEnough: boolean): Interpretation {
  const ends = endInstead(tokens);
  if (ends !== undefined) return endAnew(ends, isLoneEnough);
  const written = byWrittenLabels(withPoints(withHyphens(tokens)));
  if (written !== undefined) return written;
  const found = find(tokens);
  if (typeof found === "string") return coveredOrAsked(tokens, found);
  return decide(found, tokens, isLoneEnough);
}

/** "Ana Opsina no Ospina": the end that is known as a name where the other is none; of two that are it is asked which. */
function endAnew({ said, instead, isSure }: EndInstead, isLoneEnough: boolean): Interpretation {
  const after = doubted(readName(instead, isLoneEnough), "corrected");
  const before = isSure ? undefined : readName(said, isLoneEnough).value;
  return before === undefined || after.value === undefined
    ? after
    : askWhich([after.value, before].map((value) => candidate(String(value))));
}

/** The name that all others are told of; else asks whether it is the one that stands out, of all of it where none does. */
function coveredOrAsked(tokens: readonly Token[], doubt: Doubt): Interpretation {
  const { open, covering } = namesIn(tokens);
  const isName = (words: readonly Token[]) => !isDateOrNumber(words) && !endsInCountry(words);
  if (covering !== undefined && isName(covering) && !endsInTalk(covering, covering) && !isTwoPeople(covering))
    return doubted(inParts({}, printed(covering), covering), "more-said");
  if (doubt === "people") return askFor(nameQuestions.onePerson);
  const values = open.filter(isName).map(printed);
  const [only, other, more] = values;
  if (only === undefined || more !== undefined) return askFor(nameQuestions.whole);
  if (other !== undefined) return askWhich(values.map(candidate), { missing: ["name"] });
  return ask(`¿El nombre es ${only}?`, { missing: ["name"], candidates: [candidate(only)] });
}

function askFor(question: string, doubt: Partial<Interpretation> = {}): Interpretation {
  return ask(question, { missing: ["name"], ...doubt });
}

/** What a name that was found is answered with: a value, or what is to be asked. */
function decide(found: Found, tokens: readonly Token[], isLoneEnough = false): Interpretation {
  const { words } = found;
  if (found.lacksLetters) return askFor(nameQuestions.letters);
  if (isDateOrNumber(words) || isOnlyCountry(words) || endsInCountry(words)) return askFor(nameQuestions.whole);
  if (found.family === undefined && !found.isSpelled && isTwoPeople(words)) return askFor(nameQuestions.onePerson);
  // "eme, a, erre, ta": a letter's name was cut in two.
  if (found.isSpelled && words.some((word) => word.text.length === 2 && !isParticle(word)))
    return askFor(nameQuestions.whole);
  const value = printed(words) + (found.suffix === undefined ? "" : ` ${found.suffix}`);
  const full = words.filter((word) => !isParticle(word));
  if (full.length === 0) return askFor(nameQuestions.whole);
  if (!isLoneEnough && !found.isSpelled && isWanting(found) && !isOnlyName.test(plainText(tokens)))
    return askForRest(found);
  if ((endsTwice(words) && !found.isTwice && (found.family?.length ?? 0) < 2) || found.isOfOther)
    return askWhich([words.slice(0, -1), words].map((one) => candidate(printed(one))));
  if (!found.isSpelled && endsInTalk(full, words))
    return askWhich([words.slice(0, -1), words].map((one) => candidate(printed(one))));
  const wrong = repeatedOtherwise(words);
  if (wrong !== undefined && !found.isSpelled)
    return askWhich([words.filter((one) => one !== wrong), words].map((one) => candidate(printed(one))));
  // "Ma. Elena": some have it written so on their birth certificate.
  if (found.mary.length > 0) {
    const short = words.map((word) => found.mary.find(({ full: whole }) => whole === word)?.short ?? word);
    return askWhich([words, short].map((one) => candidate(printed(one))));
  }
  const second = endsInSecond(words);
  if (second !== undefined) return askWhich([`${second} II`, value].map(candidate));
  if (found.isFamilyFirst && found.halves === undefined && found.given === undefined) return familyFirst(found);
  const turned = turnedAround(found);
  if (turned !== undefined) return turned;
  if (!isLoneEnough && !found.isNamed && !found.isSpelled && isUnlikely(full))
    return ask(`¿El nombre es ${value}?`, { missing: ["name"], candidates: [candidate(value)] });
  return withDoubts(inParts({ ...found, ...lastAlone(found) }, value, words), found);
}

/** "Wilber Estuardo Tzoc, nada más un apellido": the last word is the family name, with the small ones before it. */
function lastAlone({ words, given, family, isFamilyAlone }: Found): Pick<Found, "given" | "family"> {
  let from = words.length - 1;
  while (from > 0 && isParticle(words[from - 1])) from--;
  if (!isFamilyAlone || from < 1 || given !== undefined || family !== undefined) return {};
  return { given: words.slice(0, from), family: words.slice(from) };
}

function withDoubts(reading: Interpretation, found: Found): Interpretation {
  const { isSpelled, isCommon, isChosen, isAbbreviated, isBracketed } = found;
  if (isAbbreviated) return doubted(reading, "abbreviated");
  if (isSpelled) return doubted(reading, "spelled");
  if (isBracketed) return doubted(reading, "more-said");
  if (isCommon) return doubted(reading, "common-word");
  return isChosen ? doubted(reading, "other-name") : reading;
}

const isOnlyName = whole(onlyNameWords);
/** Given names that tell where somebody is from as well: "Argentina Lagos". */
const isOfPeople = wordsOf(countriesAndPeople);

/** One word alone, or only its given or only its family names, told by what they are called. */
function isWanting({ given, family, words }: Found): boolean {
  return (given === undefined) !== (family === undefined) || words.filter((word) => !isParticle(word)).length === 1;
}

/** The part that was told is more likely the family name. */
function isFamilyPart({ words, given, family, isSaidToBe }: Found): boolean {
  const isKnown = words.every(({ plain }) => isFamilyName(plain) && !isGivenName(plain));
  const isUnknown = !isSaidToBe && words.every(({ plain }) => !isGivenName(plain));
  return family !== undefined || (given === undefined && (isKnown || isUnknown));
}

/** Asks for the given names where the family names were told, and the other way around. */
function askForRest(found: Found): Interpretation {
  const isFamily = isFamilyPart(found);
  const told = printed(found.words);
  const [question, missing] = isFamily ? [nameQuestions.given, "given-name"] : [nameQuestions.family, "family-name"];
  return ask(question, { missing: [missing], parts: isFamily ? { family: told } : { given: told } });
}

/** Not written with capitals, it begins with where someone is from, or no word of it is known as a name. */
function isUnlikely(words: readonly Token[]): boolean {
  const isWritten = words.every(({ kind, text }) => kind !== "word" || /^\p{Lu}/u.test(text));
  const isKnown = words.some(({ plain }) => isGivenName(plain) || isFamilyName(plain));
  return (
    !isWritten && (!isKnown || (isDemonym(words[0]) && !(isOfPeople.has(words[0]?.plain ?? "") && words.length > 2)))
  );
}

/**
 * "Hilda Roxana Mamani Quispe pe": behind two family names that are known a word that is no known name may be talk,
 * unless it was written like a name.
 */
function endsInTalk(full: readonly Token[], words: readonly Token[]): boolean {
  const last = full.at(-1);
  const before = full.slice(0, -1);
  if (last === undefined || last !== words.at(-1) || isParticle(words.at(-2)) || isName(last)) return false;
  const isWritten = /^\p{Lu}/u.test(last.text);
  if (!isWritten && isMaybeTalk(last)) return before.length > 1;
  return (
    !isWritten && before.length > 2 && before.slice(-2).every(({ plain }) => isFamilyName(plain) && !isGivenName(plain))
  );
}

/** "Ana Fuenmayr Fuenmayor": a word known as no name, and right behind it the one it was meant to be. */
function repeatedOtherwise(words: readonly Token[]): Token | undefined {
  return words.find((word, at) => {
    const next = words[at + 1];
    return (
      at > 0 &&
      next !== undefined &&
      !isName(word) &&
      word.plain !== next.plain &&
      isOneLetterAway(word.plain, next.plain)
    );
  });
}

const isName = ({ plain }: Token) => isGivenName(plain) || isFamilyName(plain);

function inParts(
  { given, family, middle }: Pick<Found, "given" | "family" | "middle">,
  value: string,
  words: readonly Token[],
): Interpretation {
  const first = given && family ? printed(given) : undefined;
  return understood({
    value,
    english: value,
    spanishReadback: value,
    spans: spanOf(words),
    ...(first !== undefined && {
      parts: {
        given: first,
        family: value.slice(first.length + 1),
        ...(middle && { middle: first.slice(first.length - printed(middle).length) }),
      },
    }),
  });
}

/** "ana paz segundo": whether it is a family name or tells the second of that name is asked. */
function endsInSecond(words: readonly Token[]): string | undefined {
  return words.length > 2 && words.at(-1)?.text === "segundo" ? printed(words.slice(0, -1)) : undefined;
}

/**
 * "nombres Rosa, segundo nombre Elena, apellidos Prado Luna": a name as it was confirmed, every word of it kept; "sin
 * segundo nombre" where all given names are the first one, and neither where nobody told.
 */
function byWrittenLabels(tokens: readonly Token[]): Interpretation | undefined {
  const at = tokens.findIndex((token, index) => token.plain === "apellidos" && tokens[index - 1]?.plain === ",");
  const family = tokens.slice(at + 1);
  const { given, middle } = toldBefore(tokens.slice(1, at - 1));
  const isLabelled = tokens[0]?.plain === "nombres" && at > 2 && family.length > 0;
  const isPlain = [given, family].every(
    (part) => !/^(de pila|son|es)\b|\b[mp]aterno\b/.test(part.map(({ plain }) => plain).join(" ")),
  );
  // "Nombres Rosa y Elena" is a list that was said.
  const isWords =
    !given.some(({ plain }) => plain === "y") &&
    [...given, ...family].every((token) => token.kind === "word" || token.plain === "-");
  if (!isLabelled || !isPlain || !isWords) return undefined;
  const words = [...given, ...family];
  return inParts({ given, family, ...(middle && { middle }) }, printed(words), words);
}

/** The given names of a confirmed name, and which of them are its middle name. */
function toldBefore(tokens: readonly Token[]): {
  readonly given: readonly Token[];
  readonly middle?: readonly Token[];
} {
  const isAt = (words: readonly string[], at: number) =>
    words.every((word, index) => tokens[at + index]?.plain === word);
  const none = tokens.findIndex((_, at) => isAt([",", "sin", "segundo", "nombre"], at));
  if (none > 0 && none + 4 === tokens.length) return { given: tokens.slice(0, none), middle: [] };
  const second = tokens.findIndex((_, at) => isAt([",", "segundo", "nombre"], at));
  if (second < 1) return { given: tokens };
  const middle = tokens.slice(second + 3);
  return middle.length === 0 ? { given: tokens } : { given: [...tokens.slice(0, second), ...middle], middle };
}
