import { monthOf } from "../date/grammar/months.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { vocativePhrases } from "../words/around.table.ts";
import { phraseFinder } from "../words/phrase-at.ts";
import { whole, wordsOf } from "../words/phrases.ts";
import { isPause, plainText, type Token, tokensOf } from "../words/tokens.ts";
import {
  behindPhrases,
  besidePhrases,
  correctionPhrases,
  deniedEnds,
  haltWords,
  numberCorrections,
  openings,
  sighWords,
} from "./cues.table.ts";

/** A part of a marker: whether it takes back alone. */
const partOf = phraseFinder<boolean>(
  [
    [true, correctionPhrases],
    [false, besidePhrases],
  ],
  { across: true },
);
const partOfNumber = phraseFinder<boolean>(
  [
    [true, `${correctionPhrases.trim()}\n${numberCorrections.trim()}`],
    [false, besidePhrases],
  ],
  { across: true },
);
const isOpening = wordsOf(openings);
const isDeniedEnd = wordsOf(deniedEnds);

/** "jauja, huancayo mejor dicho, ...": what takes back, said behind what is right, as if it were said before it. */
export function takenBackFirst(tokens: readonly Token[]): readonly Token[] {
  for (let at = 2; at < tokens.length; at++) {
    const length = behind(tokens, at)?.length ?? 0;
    const end = at + length;
    const pause = tokens.slice(0, at).findLastIndex(isPause);
    const isBehind = length > 0 && (end === tokens.length || isPause(tokens[end])) && pause > 0;
    if (!isBehind || pause === at - 1 || at - pause > longestAnew) continue;
    return [
      ...tokens.slice(0, pause + 1),
      ...tokens.slice(at, end),
      tokens[pause] as Token,
      ...tokens.slice(pause + 1, at),
      ...tokens.slice(end),
    ];
  }
  return tokens;
}

const behind = phraseFinder<true>([[true, behindPhrases]]);
/** As many words are put right by what is said behind them. */
const longestAnew = 5;

/** What was said before the last correction, the correction itself, and the words that were named to be wrong. */
export interface Corrected {
  readonly said: readonly Token[];
  readonly correction: readonly Token[];
  readonly denied?: readonly Token[];
}

/** Words that take something back, and the words that were named in them to be wrong; the end is excluded. */
interface Cue {
  readonly from: number;
  readonly end: number;
  readonly denied?: readonly Token[];
}

/**
 * Finds every place where the person takes something back. Only what follows words that could be an answer counts.
 * @param isOfNumbers the answer is numbers, or a date: a "no" between two of them takes the first back, with or without a
 *   pause, and no word that takes back can be a part of it
 */
export function cuesIn(tokens: readonly Token[], isOfNumbers: boolean): readonly Cue[] {
  const cues: Cue[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const { end, denied } = markerAt(tokens, at, isOfNumbers) ?? {
      end: isOfNumbers && isBetweenNumbers(tokens, at) ? at + 1 : at,
    };
    if (end === at) continue;
    if (tokens.slice(0, at).some((token) => token.kind !== "mark"))
      cues.push({ from: at, end, ...(denied && { denied }) });
    at = end - 1;
  }
  return cues;
}

/** Tells whether an answer begins by taking back what was said before it: "no, seis". */
export function beginsTakingBack(heard: string): boolean {
  const before = tokensOf("x,");
  return cuesIn([...before, ...tokensOf(heard)], true)[0]?.from === before.length;
}

/** Finds the last place where the person takes something back, by the cues of an answer that is words. */
export function correctionIn(tokens: readonly Token[]): Corrected | undefined {
  const cue = cuesIn(tokens, false).at(-1);
  if (cue === undefined) return undefined;
  const { from, end, denied } = cue;
  return { said: tokens.slice(0, from), correction: tokens.slice(end), ...(denied && { denied }) };
}

/**
 * "no es 85031, es 85035", "no soy mexicana sino guatemalteca": what is denied gives way to what is said instead.
 * @param isPlace of a place it is told with words before it too: "ya no es A sino B", "mi dirección no es A sino B"
 */
export function insteadIn(tokens: readonly Token[], isPlace: boolean): Corrected | undefined {
  const all = tokens.filter((token) => token.kind !== "mark");
  const no = isPlace ? all.findIndex(({ plain }) => plain === "no") : 0;
  const isLed = no > 0 && (all[no - 1]?.plain === "ya" || all.some(({ plain }) => plain === "sino"));
  const isBare = no < longestDenial && all.slice(0, no).every(({ kind }) => kind === "word");
  const words = isLed && isBare ? all.slice(no) : all;
  const verb = words[1]?.plain ?? "";
  if (words[0]?.plain !== "no" || !states.test(verb)) return undefined;
  const isInstead = ({ plain }: Token, at: number) =>
    at > 2 && (plain === "sino" || plain === verb || copula.test(plain)) && words[at - 1]?.plain !== "no";
  const at = words.findIndex(isInstead);
  const first = words[at + (words[at + 1]?.plain === "que" ? 2 : 1)];
  if (at < 0 || first === undefined || words.slice(at).some(({ plain }) => plain === "no")) return undefined;
  return { said: words.slice(2, at), correction: tokens.slice(tokens.indexOf(first)) };
}

/** A denial stands near the beginning. */
const longestDenial = 5;

const copula = /^(es|son|soy|estoy|esta|fue|era|sino)$/;
const states = /^(es|son|soy|estoy|esta|fue|era|naci|nacio|vivo|digo)$/;

/** "ochenta y uno no ochenta y dos", "el trece no el catorce", "el 15 no, el 16". */
function isBetweenNumbers(tokens: readonly Token[], at: number): boolean {
  const isNumber = (token: Token | undefined) =>
    token !== undefined && (token.kind === "digits" || numberWord(token.plain) !== undefined);
  let after = at + 1;
  if (isPause(tokens[after])) after++;
  while (after < at + 4 && /^(el|del|de|es)$/.test(tokens[after]?.plain ?? "")) after++;
  // "el 14 de julio no fue el 15"
  const isMonth = monthOf(tokens[at - 1]?.plain ?? "") !== undefined;
  if (/^(fue|era)$/.test(tokens[after]?.plain ?? "")) after += /^(el|un)$/.test(tokens[after + 1]?.plain ?? "") ? 2 : 1;
  const isNext = isNumber(tokens[after]) || monthOf(tokens[after]?.plain ?? "") !== undefined;
  // "..., no 2002, fue 2002": what follows is what was, not what is denied.
  const verb = tokens[after + 1]?.plain === "," ? after + 2 : after + 1;
  const isSaidAgain =
    /^(fue|era|es)$/.test(tokens[verb]?.plain ?? "") && tokens[verb + 1]?.plain === tokens[after]?.plain;
  const isBehind = isMonth || isNumber(tokens[at - 1]) || (isSaidAgain && isPause(tokens[at - 1]));
  return tokens[at]?.plain === "no" && isBehind && isNext;
}

interface Marker {
  readonly end: number;
  readonly denied?: readonly Token[];
}

/** Where a marker that begins at a place ends; pauses inside it are passed over. */
function markerAt(tokens: readonly Token[], at: number, isOfNumbers: boolean): Marker | undefined {
  const before = tokens[at - 1];
  if (/^(les?|como|que|yo)$/.test(before?.plain ?? "") || (isOfNumbers && before?.plain === "lo")) return undefined;
  const run = runAt(tokens, at, isOfNumbers ? partOfNumber : partOf);
  if (run !== undefined) return run;
  // "casada, hombre no, divorciada": words of an answer too, so a pause must part them from it.
  const isSigh = /^(bueno|hombre|nombre)$/.test(tokens[at]?.plain ?? "") && tokens[at + 1]?.plain === "no";
  const isAnswered = tokens.slice(0, at).some(({ kind, plain }) => kind !== "mark" && !isOpening.has(plain));
  if (isSigh && isAnswered && (isOfNumbers || isPause(before)) && at + 2 < tokens.length) return { end: at + 2 };
  // "trece, no, catorce", "el veinte, no pará, veintiuno": a "no" between pauses, with no more than a sigh.
  const pause = isPause(before) ? tokens.slice(at, at + longestSigh).findIndex(isPause) : -1;
  const isLoneNo = pause > 0 && loneNo.test(plainText(tokens.slice(at, at + pause)));
  return isLoneNo && at + pause + 1 < tokens.length ? { end: at + pause } : undefined;
}

const loneNo = whole(`(${sighWords} )*no( ${haltWords}| (${vocativePhrases.trim().replaceAll("\n", "|")}))*`);
/** Tokens of a sigh, with the pause behind it. */
const longestSigh = 6;

/** A run of parts and pauses, at least one of which takes back: "ay no, perdón, qué pena", "no, ramón emilio no". */
function runAt(tokens: readonly Token[], from: number, partAt: typeof partOf): Marker | undefined {
  let end = from;
  let isStrong = false;
  let denied: readonly Token[] | undefined;
  for (let at = from; at < tokens.length; ) {
    const again = isPause(tokens[at - 1]) ? deniedAt(tokens, from, at) : undefined;
    const part = again ? undefined : partAt(tokens, at);
    if (again !== undefined) {
      denied = again.words;
      isStrong = true;
      at = again.end;
    } else if (part !== undefined) {
      if (isStrong && !part.name && isOfAnswer(tokens, at, at + part.length)) break;
      isStrong ||= part.name;
      at += part.length;
    } else if (end > from && isPause(tokens[at])) {
      at++;
      continue;
    } else break;
    end = at;
  }
  return isStrong ? { end, ...(denied && { denied }) } : undefined;
}

/** "sí, no, perdón, no", "..., perdón, no me he casado": the last "no" is of the answer; that of "wait no, ..." is not. */
function isOfAnswer(tokens: readonly Token[], at: number, end: number): boolean {
  if (tokens.slice(end).every(isPause)) return true;
  return (
    tokens[at]?.plain === "no" &&
    !isPause(tokens[end]) &&
    (isPause(tokens[at - 1]) || isVerb.test(tokens[end]?.plain ?? ""))
  );
}

const isVerb = /^(me|se|le|lo|la|nos|soy|es|son|estoy|esta|tengo|tiene|he|ha|fue|era|hay)$/;

/** "..., ramón emilio no, ...", "..., no underscore, ...": words said just before, denied between two pauses. */
function deniedAt(tokens: readonly Token[], from: number, at: number) {
  let end = at;
  while (end < tokens.length && end - at < 7 && !isPause(tokens[end])) end++;
  if (!isPause(tokens[end]) || end + 1 >= tokens.length) return undefined;
  const clause = tokens.slice(at, end);
  const no = clause.findIndex(({ plain }) => plain === "no");
  const isBehind = no > 0 && clause.slice(no + 1).every(({ plain }) => isDeniedEnd.has(plain));
  const words = isBehind ? clause.slice(0, no) : no === 0 ? clause.slice(1) : [];
  const isSaid = words.some(({ plain }) => !isLink.test(plain)) && lastIndexOf(tokens.slice(0, from), words) >= 0;
  return isSaid ? { words, end } : undefined;
}

/** "No de, no, perdón, ...": a word that only joins others denies nothing. */
const isLink = /^(?:el|la|los|las|del?|en|y|es)$/;

/** Where some words were said last among others, one behind the other; -1 when they were not. */
export function lastIndexOf(tokens: readonly Token[], words: readonly Token[]): number {
  for (let at = tokens.length - words.length; at >= 0; at--) {
    if (words.every(({ plain }, step) => tokens[at + step]?.plain === plain)) return at;
  }
  return -1;
}
