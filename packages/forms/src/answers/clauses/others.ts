import { monthOf } from "../date/grammar/months.ts";
import { sharedParts as peopleShared } from "../meta/whose.table.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { type Context, isOfOther } from "../reading.ts";
import { eachOf, filledIn } from "../words/phrases.ts";
import { isPause, type Token } from "../words/tokens.ts";
import {
  ofDayAgain,
  ofFormerHomes,
  ofHomes,
  ofLosses,
  ofOtherDays,
  ofOwnDays,
  ofPersons,
  ofSpeakers,
  ofThird,
  sharedParts,
} from "./others.table.ts";

type Words = readonly Token[];
/** What some words are of: the one asked about, who speaks, where that is another, somebody else, or another day. */
type Owner = "asked" | "speaker" | "other" | "day";
type Asked = Pick<Context, "kind" | "about" | "isBirth" | "field">;

const beginning = (table: string) => eachOf(filledIn(table, { ...sharedParts, stems: peopleShared.person }));
const persons = beginning(ofPersons);
const third = beginning(ofThird);
const speakers = beginning(ofSpeakers);
const homes = beginning(ofHomes);
const formerHomes = beginning(ofFormerHomes);
const otherDays = beginning(ofOtherDays);
const losses = beginning(ofLosses);
const ownDays = beginning(ofOwnDays);
const dayAgain = beginning(ofDayAgain);

/** A stretch of an answer that is of one person at one time. */
interface Clause {
  readonly owner: Owner;
  readonly words: Words;
  /** What tells, behind another, that it is of today's home again: "pero ahora vivo", "es aquí en". */
  readonly lead: Words;
}

/** Where a clause has no pause behind it, it ends so many words after its first number at the latest. */
const longestNumber = 8;

/** So many digits may be a whole number of their own. */
const fewestDigits = 5;

/**
 * The words of an answer without the clauses beside it that have numbers of their own: about another person, a home of
 * before, another day. "... del setenta y nueve y mi mamá es del cincuenta y uno", "antes vivía en el 910". No pause can be
 * relied on: where such a clause stands before the rest, each end of its number is a way.
 * @returns the likeliest first; none where no such clause has a number, or nothing else has one
 */
export function withoutOthers(tokens: Words, asked: Asked): readonly Words[] {
  const clauses = ownedClauses(tokens, asked);
  const others = clauses.filter(({ owner }) => owner !== "asked");
  if (!others.some((clause) => clause.words.some(isDated))) return [];
  // Of several whole numbers the readers of digits tell whose they are.
  const isOfDigits = /^(?:phone|alien-number|zip)$/.test(asked.kind);
  if (isOfDigits && others.some((clause) => digitsOf(clause.words) >= fewestDigits)) return [];
  const left = (dropped: readonly Words[]) => {
    const gone = new Set([...dropped, ...clauses.map(({ lead }) => lead)].flat());
    return tokens.filter((token) => !gone.has(token));
  };
  const rest = left(others.map((clause) => clause.words));
  // Where nothing else tells one, what is told of the one who does not speak may be all of the answer.
  const isAlone = !rest.some(isDated);
  if (isAlone && isOfOther(asked)) {
    const own = others.filter((clause) => clause.owner === "other" && clause.words.some(isDated));
    return own.length === 1 && others.length > 1
      ? [left(others.filter((clause) => clause !== own[0]).map((clause) => clause.words))]
      : [];
  }
  return [rest, ...endsOf(others.at(-1)?.words ?? [], isAlone && asked.kind !== "date").map((end) => left([end]))];
}

/** Tells whether all that is dated is of another day: "no la tengo, me la robaron en dos mil diecinueve" tells no residence. */
export function isOnlyOfOtherDays(tokens: Words, asked: Asked): boolean {
  const clauses = ownedClauses(tokens, asked);
  const dated = clauses.filter(({ words }) => words.some(isDated));
  return dated.length > 0 && dated.every(({ owner }) => owner === "day");
}

function digitsOf(words: Words): number {
  return words.filter(isDated).reduce((sum, { kind, text }) => sum + (kind === "digits" ? text.length : 1), 0);
}

/**
 * The beginnings of a clause, up to each end of its number.
 * @param isBefore the answer begins with a number right behind it: "mi hermana tiene veinte 350 Cedar Street"
 */
function endsOf(clause: Words, isBefore: boolean): readonly Words[] {
  const first = clause.findIndex(isDated);
  return [...clause.entries()].flatMap(([at, word]) => {
    const isNumber =
      first >= 0 && at < first + longestNumber && isDated(word) && !clause[at + 1]?.isGlued && !goesOn(clause, at);
    const end = isJoint(clause[at + 1]) ? at + 2 : at + 1;
    // "Vive en 88-15 165 Street": the second number is the street's.
    const isStreet =
      isBefore &&
      /^(?:st|street|ave?|avenue|rd|road|dr|drive|ln|lane|pl|place|ct|court)$/.test(clause[end + 1]?.plain ?? "");
    const isEnd = isNumber && end < clause.length && !isStreet && (!isBefore || isDated(clause[end]));
    return isEnd ? [clause.slice(0, end)] : [];
  });
}

function isJoint(word: Token | undefined): boolean {
  return word !== undefined && /^(?:y|e|pero)$/.test(word.plain);
}

/** "Cincuenta y nueve", "mil novecientos sesenta": behind such a word its number goes on. */
function goesOn(clause: Words, at: number): boolean {
  const [size = 0, next = 0, after = 0] = [0, 1, 2].map((step) => numberWord(clause[at + step]?.plain ?? "")?.value);
  if (clause[at + 1]?.plain === "y") return size % 10 === 0 && size >= 20 && after > 0 && after < 10;
  return next >= 1000 || (size >= 100 && next > 0 && next < size);
}

/** The clauses by whom they are of: each begins where its subject is told, and the first may tell none. */
function ownedClauses(tokens: Words, asked: Asked): readonly Clause[] {
  // "With mi tía, 3307 North": a number behind a pause is told anew, and not of who was named before it.
  const paused = new Set(tokens.filter((_, at) => isPause(tokens[at - 1])));
  const words = tokens.filter(({ kind }) => kind !== "mark");
  const text = words.map((word) => (isDated(word) ? (paused.has(word) ? "@" : "#") : word.plain)).join(" ");
  const starts = [
    { at: 0, owner: "asked" as Owner, lead: 0 },
    ...beginnings(text, asked).map(({ from, to, owner, isHome }) => {
      const at = wordAt(text, from);
      return { at, owner, lead: isHome ? wordAt(text, to) - at : 0 };
    }),
  ];
  return starts.map(({ at, owner, lead }, index) => ({
    owner,
    words: words.slice(at, starts[index + 1]?.at),
    lead: starts[index - 1]?.owner === "other" && owner === "asked" ? words.slice(at, at + lead) : [],
  }));
}

function beginnings(text: string, asked: Asked) {
  const { kind, isBirth, field } = asked;
  const isThirdAsked = isOfOther(asked);
  const ways: readonly (readonly [RegExp, Owner])[] = [
    // Ahead of who speaks: "nací" tells a birth, and no day of residence.
    ...(isBirth ? ([[otherDays, "day"]] as const) : []),
    ...(kind === "date" && !isBirth
      ? ([
          [losses, "day"],
          [dayAgain, "asked"],
          // A date that nobody asked for by its name may be a birth.
          ...(field === undefined ? [] : ([[ownDays, "day"]] as const)),
        ] as const)
      : []),
    [persons, "other"],
    [third, isThirdAsked ? "asked" : "other"],
    [speakers, isThirdAsked ? "speaker" : "asked"],
    ...(kind === "address"
      ? ([
          [homes, isThirdAsked ? "speaker" : "asked"],
          [formerHomes, "other"],
        ] as const)
      : []),
  ];
  const found = ways.flatMap(([pattern, owner]) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
      owner,
      isHome: pattern === homes,
    })),
  );
  const sorted = found.sort((one, other) => one.from - other.from || other.to - one.to);
  return sorted.filter(
    ({ from, owner }, at) =>
      sorted.slice(0, at).every(({ to }) => to <= from) && (owner === "day" || !leans.test(text.slice(0, from))),
  );
}

/** "Vivo con mi hija", "en casa de mi tía", "eso dice mi mamá": of whom nothing is told. */
const leans = /(?:^| )(?:con|del?|al?|para|por|en|sin|donde|tengo|tuve|soy|como|casa|dice|dijo|decia|segun)$/;

function wordAt(text: string, from: number): number {
  return text.slice(0, from).split(" ").filter(Boolean).length;
}

function isDated(word: Token | undefined): boolean {
  if (word === undefined) return false;
  const { kind, plain } = word;
  return (
    kind === "digits" || monthOf(plain) !== undefined || (!/^una?$/.test(plain) && numberWord(plain) !== undefined)
  );
}
