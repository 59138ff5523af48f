import { isGivenName } from "../../names/given-names.ts";
import { lowerParticles, upperParticles } from "../../names/particles.table.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { nameQuestions } from "../questions.texts.ts";
import { ask, askWhich, doubted, type Reader, understood } from "../reading.ts";
import { isAlike } from "../words/distance.ts";
import { withoutEnds } from "../words/ends.ts";
import { leadIn, leadOut, somewhere, whole, wordsOf } from "../words/phrases.ts";
import { fold, plainText, spanOf, type Token } from "../words/tokens.ts";
import { hasFamilyWord, withFamilyName, withoutFamilyWords } from "./family-words.ts";
import { type Aside, asideIn, withLetter } from "./letter-hint.ts";
import { letterAt } from "./letters.ts";
import { endsInCountry, isDateOrNumber, isOnlyCountry, isTwoPeople } from "./more-than-a-name.ts";
import { nameCarriers, nameEndings, notOfNames, onlyCourtesy, partLabels } from "./name.table.ts";

const small = wordsOf(lowerParticles);
const particles = wordsOf(`${lowerParticles} ${upperParticles}`);

const courtesy = whole(onlyCourtesy);
const isLabel = whole(partLabels);
const ends = { lead: leadIn(nameCarriers), tail: leadOut(nameEndings) };

/** Reads a person's name: the words after the carrier, as printed, particles in lower case, spelled letters joined. */
export const name: Reader = {
  read(given) {
    const tokens = withHyphens(given);
    const ordered = byWrittenLabels(tokens) ?? byLabels(tokens);
    if (ordered !== undefined) return ordered;
    // "Mis apellidos son Ortega y Vega" is one person.
    const isFamily = /\bapellidos?\b/.test(plainText(tokens));
    const words = withLongPauses(withFamilyName(tokens, withoutEnds(tokens, ends), isFamily)).filter(
      (token) => token.kind !== "mark" || /^[-,]$/.test(token.plain),
    );
    const aside = asideIn(words);
    const said = withoutRepeat(aside ? withoutAside(words, aside) : words);
    const letters = aside?.letters ?? "";
    const askFor = (doubt: string) => ask(doubt, { missing: ["name"] });
    if (!plainText(said).includes(letters)) return askFor(nameQuestions.letters);
    const isOther = said.some((token) => token.kind === "digits" || isNumber(token)) || isDateOrNumber(said);
    if (isOther || isOnlyCountry(said) || endsInCountry(said)) return askFor(nameQuestions.whole);
    const { parts, isSpelled } = joinLetters(said);
    if (!isSpelled && !isFamily && isTwoPeople(said)) return askFor(nameQuestions.onePerson);
    // "eme, a, erre, ta": a letter's name was cut in two.
    const isCut = isSpelled && parts.some((part) => part.length < 3 && !particles.has(fold(part)));
    if (isCut || parts.length === 0 || isNoName(withoutFamilyWords(plainText(said), isFamily)))
      return askFor(nameQuestions.whole);
    const turned = isSpelled ? undefined : byComma(words);
    if (turned !== undefined) return turned;
    const value = capitalise(parts);
    const reading = understood({ value, english: value, spanishReadback: value, spans: spanOf(said) });
    if (isSpelled || letters !== "") return doubted(reading, "spelled");
    return hasFamilyWord(said, isFamily) ? doubted(reading, "common-word") : reading;
  },
};

/** "Martínez guion López". */
function withHyphens(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const isBetween = tokens[at - 1]?.kind === "word" && tokens[at + 1]?.kind === "word";
    return token.plain === "guion" && isBetween ? { ...token, text: "-", plain: "-", kind: "mark" } : token;
  });
}

/** "Juan... Juan Carlos": the dots part as a comma does; those of "Ma. Elena" do not. */
function withLongPauses(tokens: readonly Token[]): readonly Token[] {
  const isDot = (token: Token | undefined) => token?.plain === ".";
  return tokens.map((token, at) =>
    token.plain === "…" || (isDot(token) && (isDot(tokens[at + 1]) || isDot(tokens[at - 1]))) ? comma : token,
  );
}

/** "quince de marzo" is no name. */
function isNumber({ plain }: Token): boolean {
  return plain.length > 3 && numberWord(plain) !== undefined;
}

/** "mi apellido es Villanueva y mi nombre Ernesto": the given name goes first. */
function byLabels(tokens: readonly Token[]) {
  const text = plainText(tokens);
  const shape =
    /^(?:.*? )?(?:mis? )?apellidos? (?:es |son |de soltera es |se deletrea |se escribe )?(?<family>.+?) (?:y )?(?:(?:mis?|el|los|de) )?nombres?(?: de pila)?(?: es| son)? (?<given>.+)$|^(?:.*? )?(?:nombres?(?: de pila)?(?: es| son)?|me llamo|soy|se llama) (?<given2>.+?) (?:y )?(?:(?:mis?|me|el|los|de) )?apellidos?(?: paterno| es| son)* (?<family2>.+)$/;
  const groups = shape.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const given = groups["given"] ?? groups["given2"] ?? "";
  const family = groups["family"] ?? groups["family2"] ?? "";
  const words = tokens.filter((token) => token.kind !== "mark");
  const pick = (part: string, from: number) => {
    const wanted = part.split(" ");
    const at = words.findIndex(
      (_, index) => index >= from && wanted.every((word, step) => words[index + step]?.plain === word),
    );
    return at < 0 ? [] : words.slice(at, at + wanted.length);
  };
  const isOfName = ({ plain }: Token) => !isLabel.test(plain);
  return inParts(words, pick(given, 0).filter(isOfName), pick(family, 0).filter(isOfName));
}

/** "Prado Luna, Rosa Elena": on cards the family names stand first. Where both parts are given names, which is asked. */
function byComma(words: readonly Token[]) {
  const at = words.findIndex(({ plain }) => plain === ",");
  const [front, back] = [words.slice(0, at), words.slice(at + 1)];
  if (at < 1 || back.length === 0 || !areGiven(back)) return undefined;
  if (front.every(({ plain }) => !isGivenName(plain))) {
    const turned = inParts(words, back, front);
    return turned && doubted(turned, "family-first");
  }
  const orders = [
    [...back, ...front],
    [...front, ...back],
  ].map((all) => capitalise(all.map(({ text }) => text)));
  return areGiven(front) ? askWhich(orders.map((one) => ({ value: one, english: one, spanish: one }))) : undefined;
}

function areGiven(words: readonly Token[]): boolean {
  return words.every(({ plain }) => isGivenName(plain) || particles.has(plain));
}

/** "nombres Rosa Elena, apellidos Prado Luna": a name as it was confirmed, every word of it kept. */
function byWrittenLabels(tokens: readonly Token[]) {
  const family = tokens.findIndex((token, at) => token.plain === "apellidos" && tokens[at - 1]?.plain === ",");
  const isLabelled = tokens[0]?.plain === "nombres" && family > 2;
  const parts = [tokens.slice(1, family - 1), tokens.slice(family + 1)] as const;
  const isPlain = parts.every((part) => !/^$|^(de pila|son|es)\b|\b[mp]aterno\b/.test(plainText(part)));
  const isWords = parts.flat().every((token) => token.kind === "word" || token.plain === "-");
  return isLabelled && isPlain && isWords ? inParts(tokens, ...parts) : undefined;
}

/** A name whose given and family names the person told apart. */
function inParts(said: readonly Token[], given: readonly Token[], family: readonly Token[]) {
  if (given.length + family.length === 0) return undefined;
  const [front, back] = [joinLetters(given), joinLetters(family)];
  const value = capitalise([...front.parts, ...back.parts]);
  const first = capitalise(front.parts);
  const parts = { given: first, family: value.slice(first.length + 1) };
  const isApart = given.length > 0 && family.length > 0;
  const reading = understood({
    value,
    english: value,
    spanishReadback: value,
    spans: spanOf(said),
    ...(isApart && { parts }),
  });
  return front.isSpelled || back.isSpelled ? doubted(reading, "spelled") : reading;
}

/** The name without how a letter of it is written; "Gómes con zeta" has the letter, where there is one place for it. */
function withoutAside(words: readonly Token[], { at, end, letters }: Aside): readonly Token[] {
  const before = words.slice(0, at);
  const after = words.slice(end).filter((token, index) => index > 0 || token.plain !== ",");
  const word = before.at(-1);
  const isLacking = letters !== "" && word !== undefined && !plainText(before).includes(letters);
  const [text, other] = isLacking ? withLetter(word.text, letters) : [];
  const mended =
    word !== undefined && text !== undefined && other === undefined
      ? [...before.slice(0, -1), { ...word, text, plain: fold(text) }]
      : before;
  return after.length > 0 ? [...mended, comma, ...after] : mended;
}

const comma: Token = { text: ",", plain: ",", kind: "mark", start: 0, end: 0, isGlued: false };

/** "Luis, Luis Miranda": the name begun again. */
function withoutRepeat(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.plain === ",");
  if (at < 0) return tokens;
  const [before, after] = [tokens.slice(0, at), withoutRepeat(tokens.slice(at + 1))];
  const isRepeated = before.length > 0 && before.every((token, index) => after[index]?.plain === token.plain);
  return isRepeated ? after : [...before, ...after];
}

/** Joins two or more spelled letters into a word; letters that spell the word before them only confirm it. */
function joinLetters(tokens: readonly Token[]): { readonly parts: readonly string[]; readonly isSpelled: boolean } {
  const parts: string[] = [];
  let isSpelled = false;
  for (let at = 0; at < tokens.length; ) {
    let end = at;
    let word = "";
    for (let letter = letterAt(tokens, end); letter !== undefined; letter = letterAt(tokens, end)) {
      word += letter.letter;
      end += letter.length;
    }
    if (word.length >= 3) {
      isSpelled = true;
      // "Gonsales, ge o ene zeta ...": the letters are how the word before them is written.
      const before = parts.at(-1);
      if (before !== undefined && isAlike(fold(before), fold(word)) && fold(before) !== fold(word)) parts.pop();
      if (!parts.some((part) => fold(part) === fold(word))) parts.push(word);
      at = end;
      continue;
    }
    const token = tokens[at];
    if (token !== undefined) parts.push(token.text);
    at++;
  }
  const isTwice = isSpelled && parts.length > 1 && fold(parts[0] ?? "") === fold(parts[1] ?? "");
  return { parts: isTwice ? parts.slice(1) : parts, isSpelled };
}

function capitalise(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const lower = word.toLocaleLowerCase("es");
      const isInitial = lower === "e" && !/^h?i/.test(fold(words[at + 1] ?? ""));
      if (at > 0 && small.has(fold(lower)) && !isInitial) return lower;
      const isMixed = /^\p{Lu}+\p{Ll}+\p{Lu}/u.test(word);
      return isMixed
        ? word
        : lower.replace(/(^|['’-])(\p{L})/gu, (_, mark, letter) => mark + letter.toLocaleUpperCase("es"));
    })
    .join(" ")
    .replaceAll(" - ", "-");
}

const noNames = somewhere(notOfNames);
/** "Blanca Núñez viuda de Ortega" is a name; "soy viuda de Ortega" is none. */
const widowsName = /(?<=^\S+ \S.* )viuda (?=de \S)/;

function isNoName(text: string): boolean {
  if (noNames.test(text.replace(widowsName, ""))) return true;
  return courtesy.test(text) || text.split(" ").every((word) => particles.has(word));
}
