import type { Candidate, Interpretation } from "../interpretation.ts";
import { withSpelledWord } from "../letters/letters-only.ts";
import { ask, askWhich, type Context, chosen, doubted, type Reader } from "../reading.ts";
import { isOneLetterAway } from "../words/distance.ts";
import { somewhere, wordsOf } from "../words/phrases.ts";
import { respeller, soundOf } from "../words/sound.ts";
import { isPause, plainText, spanOf, type Token, withoutLeadingNo } from "../words/tokens.ts";
import { eitherNoPhrases } from "./clauses.table.ts";
import { type Conclusion, conclusionOf } from "./conclusion.ts";
import { type Item, itemsOf } from "./grammar.ts";
import { statuses } from "./statuses.table.ts";
import type { Status } from "./steps.ts";
import { shortStates, soundedWords, spelledStates, wordsLikeStates } from "./words.table.ts";

/** What is asked about a marital status. */
const maritalQuestions = {
  byLaw: "¿Se casó por la ley, sí o no?",
  ofYou: "¿Y usted? ¿Nunca se ha casado, se casó, se divorció, o enviudó?",
  ofRelative: "¿Y su familiar? ¿Nunca se ha casado, se casó, se divorció, o enviudó?",
  which: "¿Cuál es el estado civil? ¿Nunca se casó, se casó, se divorció, o enviudó?",
  oneOf: "¿Nunca se ha casado, se casó, se divorció, o enviudó?",
  withoutSpouse: "¿Nunca se casó, se divorció, o enviudó?",
  already: "¿Ya se casó por la ley, sí o no?",
  now: "¿Ya se divorció, enviudó, o solo se separó?",
  divorce: "¿Ya salió su divorcio, sí o no?",
} as const;

const ofMarriage = /^(marry|married|again|spouse|law|church)$/;
const ofBoth = /\b(nos|nosotros|casamos|estamos|somos|seguimos|con (el|ella)|we|we're)\b/;
const eitherNo = somewhere(eitherNoPhrases);
const respelled = respeller(wordsOf(soundedWords));
const short = new Map(
  [...shortStates.matchAll(/(\S+) (\S+)/g)].map(([, written = "", whole = ""]) => [written, whole] as const),
);
const statesSpelled = [...wordsOf(spelledStates)];
const isOtherWord = wordsOf(wordsLikeStates);

/** "marrid", "divorsada": a word of one letter more, less or other than one that names a status, or than several. */
function statesLike({ plain, kind }: Token): readonly string[] {
  if (kind !== "word" || plain.length < 5 || isOtherWord.has(plain)) return [];
  const typed = plain.replace(/^k(?=[^aeiou])/, "ca");
  // "Dibirsiada": as it is heard, one letter of a long word may be another too.
  const sound = soundOf(typed);
  return statesSpelled.filter(
    (word) =>
      word === typed || isOneLetterAway(word, typed) || (typed.length > 7 && isOneLetterAway(soundOf(word), sound)),
  );
}

/** What the words tell where the misspelled ones are read as what they are near to; nothing where none is. */
function readMisspelled(tokens: readonly Token[], context: Context): Interpretation | undefined {
  const ways = statesSpelled.flatMap((word) => {
    const isNear = (token: Token) => statesLike(token).includes(word);
    return tokens.some(isNear)
      ? [tokens.map((token) => (isNear(token) ? { ...token, text: word, plain: word } : token))]
      : [];
  });
  const readings = ways.map((way) => marital.read(way, context));
  const values = new Set(readings.map(({ value }) => value));
  const [only] = readings;
  if (only?.status !== "value") return undefined;
  if (values.size === 1) return doubted(only, "misspelt");
  return askWhich([...values].filter((value) => value !== undefined).map((value) => candidate(value as Status)));
}

/** What is asked where the words leave it open, and among which statuses. */
const questions = {
  "not-a-marriage": [maritalQuestions.byLaw, ["single", "married"]],
  "divorce-not-final": [maritalQuestions.divorce, ["married", "divorced"]],
  "to-come": [maritalQuestions.already, []],
  over: [maritalQuestions.now, ["divorced", "widowed", "separated"]],
  "no-spouse": [maritalQuestions.withoutSpouse, ["single", "divorced", "widowed"]],
  nothing: [maritalQuestions.oneOf, []],
  denied: [maritalQuestions.which, []],
} as const satisfies Record<Exclude<Conclusion["open"], undefined>, readonly [string, readonly Status[]]>;

/** Reads the marital status by law that follows from what a person tells of a life. What leaves it open is asked. */
export const marital: Reader = {
  read(heard, context) {
    const { about, field } = context;
    const spelled = withSpelledWord(heard);
    if (spelled !== heard) return doubted(marital.read(spelled, context), "spelled");
    const tokens = withShort(respelled(withoutLeadingNo(heard)));
    const spans = spanOf(heard);
    const told = itemsOf(tokens);
    // A question that names nobody may be about anybody.
    const whose = about === "relative" ? "other" : about !== undefined || field !== undefined ? "self" : undefined;
    const items = itemsAbout(told, whose);
    if (items === undefined) {
      const question = whose === "other" ? maritalQuestions.ofRelative : maritalQuestions.ofYou;
      return ask(question, { missing: ["status"], spans });
    }
    if (eitherNo.test(pausedText(tokens)))
      return deniedBetween(heard, context) ?? ask(maritalQuestions.which, { missing: ["status"], spans });
    const { status, either, open, doubt } = conclusionOf(items, plainText(tokens));
    if (status !== undefined) {
      const reading = chosen(candidate(status), spans);
      const isUntold = status === "married" && tokens.some((word) => isDeed(word) && !isTold(word, told));
      return doubt === undefined && !isUntold ? reading : doubted(reading, doubt ?? "more-said");
    }
    if (either !== undefined) return askWhich(either.map(candidate), { spans });
    const misspelled = items.every(({ told }) => told === "law" || told === "church")
      ? readMisspelled(tokens, context)
      : undefined;
    if (misspelled !== undefined) return misspelled;
    const [question, options] = questions[open ?? "nothing"];
    const isYesNo = options.length === 2;
    return ask(question, {
      candidates: options.map(candidate),
      ...(options.length === 0 && { missing: ["status"] }),
      ...(isYesNo && { isYesNo, warnings: [open ?? ""] }),
      spans,
    });
  },
};

/**
 * "No, casada no, soy viuda", without a pause: who says no before the one of two denies that one. So does what is told
 * behind them, where it tells of the other: "casada no soy divorciada, me divorcié".
 */
function deniedBetween(heard: readonly Token[], context: Context): Interpretation | undefined {
  const at = heard.findLastIndex(
    ({ plain }, place) => plain === "no" && place > 0 && eitherNo.test(plainText(heard.slice(0, place + 3))),
  );
  const isState = ({ plain }: Token) => /^(?:solter|casad|divorciad|viud|separad)[oa]s?$/.test(plain);
  const named = heard.findIndex((token, place) => place > at && isState(token));
  if (at < 0 || named < 0) return undefined;
  const behind = heard.slice(named + 1);
  const said = marital.read([heard[named] as Token], context);
  const isDenied = heard[0]?.plain === "no" && at > 1;
  const isToldAgain = behind.length > 0 && marital.read(behind, context).value === said.value;
  return said.status === "value" && (isDenied || isToldAgain)
    ? { ...doubted(said, "denied-other"), spans: spanOf(heard) }
    : undefined;
}

/** "Casada, pero mi esposo colgó los tenis": what somebody did, and nobody knows what it means, may end a marriage. */
function isDeed({ kind, text }: Token): boolean {
  return kind === "word" && /(?:ó|aron|ieron|yeron)$/iu.test(text.normalize("NFC"));
}

function isTold({ plain }: Token, items: readonly Item[]): boolean {
  return items.some(({ words }) => words.split(" ").includes(plain));
}

/** "Solt.", "cas. por civil": what is written short, at the very beginning. */
function withShort(tokens: readonly Token[]): readonly Token[] {
  const [first, ...rest] = tokens;
  const whole = short.get(first?.plain ?? "");
  return first === undefined || whole === undefined ? tokens : [{ ...first, text: whole, plain: whole }, ...rest];
}

/** The folded words with the pauses behind a "no": "casada no, viuda" tells which of the two is denied. */
function pausedText(tokens: readonly Token[]): string {
  const isTold = (token: Token, at: number) =>
    isPause(token) ? tokens[at - 1]?.plain === "no" : token.kind !== "mark";
  return tokens.flatMap((token, at) => (isTold(token, at) ? [token.plain] : [])).join(" ");
}

/** What is told of the one who is asked about; undefined when it is of somebody else. */
function itemsAbout(items: readonly Item[], whose: "self" | "other" | undefined): readonly Item[] | undefined {
  const of = (other: Item["whose"]) => items.filter((item) => item.whose !== other);
  const isNamed = (one: Item["whose"]) => items.some((item) => item.whose === one && item.told !== "mate");
  if (whose === undefined) return isNamed("self") ? of("other") : items;
  const [mine, others] = whose === "self" ? (["self", "other"] as const) : (["other", "self"] as const);
  if (!isNamed(others)) return items;
  // "Nos casamos en junio": a marriage of the two is of both.
  const isOfBoth = whose === "other" && items.every(({ told, said }) => ofMarriage.test(told) && ofBoth.test(said));
  if (isOfBoth) return items;
  return isNamed(mine) || of(others).length > 0 ? of(others) : undefined;
}

function candidate(status: Status): Candidate {
  const [english, spanish] = statuses[status];
  return { value: status, english, spanish };
}
