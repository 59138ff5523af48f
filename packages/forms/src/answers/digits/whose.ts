import type { Interpretation } from "../interpretation.ts";
import { leadOut, somewhere, wordsOf } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import { segmentsOf } from "./segments.ts";
import { betweenNumbers, otherPhrases, ownPhrases } from "./whose.table.ts";

type Words = readonly Token[];

const own = somewhere(ownPhrases);
const other = somewhere(otherPhrases);
const ownAtEnd = leadOut(ownPhrases);
const isBetween = wordsOf(betweenNumbers);

/**
 * Of several whole numbers with whose they are, the person's own one of today: "el de mi hija es 305 ..., el mío 786 ...",
 * "era el 213 ..., ahora es el 323 ...".
 * @returns its tokens; undefined where it is not told of each other number whose it is
 */
export function ownNumber(tokens: Words, read: (run: Words) => Interpretation): Words | undefined {
  const wholes = segmentsOf(tokens).runs.flatMap((run) => {
    // A number written whole is one, whatever number word stands beside it.
    const last = run.findLastIndex(({ kind }) => kind !== "mark");
    const before = tokens[tokens.indexOf(run[0] as Token) - 1];
    const plus = before?.plain === "+" ? [before] : [];
    const ways = [
      [...plus, ...run.slice(0, last + 1)],
      ...run.filter(({ kind }) => kind === "digits").map((token) => [token]),
    ];
    const whole = ways.find((way) => read(way).status === "value");
    return whole === undefined ? [] : [whole];
  });
  if (wholes.length < 2 || wholes.some((run, at) => at > 0 && isEither(tokens, wholes[at - 1], run))) return undefined;
  const owners = wholes.map((run, at) => ownerOf(tokens, wholes[at - 1], run, wholes[at + 1]));
  // "A 091 222 333, y el de mi hijo A 091 222 334": of one alone nothing need be told.
  const wanted = owners.includes("own") ? "own" : "untold";
  const isTold = owners.every((owner) => owner === wanted || owner === "other");
  return isTold && owners.filter((owner) => owner === wanted).length === 1 ? wholes[owners.indexOf(wanted)] : undefined;
}

/** Tells whether some words say that the number in them is another's, or no longer in use. */
export function isOfAnother(tokens: Words): boolean {
  const text = plainText(tokens);
  return other.test(text.replace(own, " ")) && !own.test(text);
}

/** "305 ... o el de mi mujer 786 ...": one of the two, and not told which. */
function isEither(tokens: Words, before: Words | undefined, next: Words): boolean {
  const between = before === undefined ? [] : tokens.slice(end(tokens, before), start(tokens, next));
  return /^([ou]|or|si no)( |$)/.test(plainText(between));
}

/** Whose a number is, by the words before it and those behind it that are not of its neighbours. */
function ownerOf(tokens: Words, last: Words | undefined, run: Words, next: Words | undefined) {
  const before = last === undefined ? tokens.slice(0, start(tokens, run)) : cutBetween(tokens, last, run).ofNext;
  const behind = next === undefined ? tokens.slice(end(tokens, run)) : cutBetween(tokens, run, next).ofLast;
  const texts = [before, behind].map(plainText);
  const isOwn = texts.some((text) => own.test(text));
  // "El mío" tells more than "ya no", and neither tells where both are said.
  const isOther = texts.some((text) => other.test(text.replace(own, " ")));
  if (isOwn && isOther) return "unclear";
  return isOwn ? "own" : isOther ? "other" : "untold";
}

/** The words between two numbers: what is said behind the one, and before the other. */
function cutBetween(tokens: Words, before: Words, next: Words): { readonly ofLast: Words; readonly ofNext: Words } {
  const between = tokens.slice(end(tokens, before), start(tokens, next));
  const from = between.findIndex(({ kind }) => kind === "word");
  const last = between.findLastIndex(({ kind }) => kind === "word");
  // "El mío es (305)", "el mío: 305": the mark belongs to the number.
  const isMark = (token: Token, at: number) => isPause(token) && (at < last || /^[,;.]$/.test(token.plain));
  const isEnd = (token: Token, at: number) => at > from && (isMark(token, at) || isBetween.has(token.plain));
  const mark = between.findLastIndex(isEnd);
  const lead =
    ownAtEnd
      .exec(` ${plainText(between)}`)?.[0]
      .trim()
      .split(" ").length ?? 0;
  const words = between.filter(({ kind }) => kind === "word");
  const first = words[words.length - lead];
  const isPaused =
    between.slice(0, Math.max(from, 0)).some((token) => isPause(token)) || isBetween.has(words[0]?.plain ?? "");
  // "619 555 0141 antes era 619 555 0199": the one verb leads to the next.
  const isOfNext =
    words.length > 1 &&
    isVerb.test(words.at(-1)?.plain ?? "") &&
    words.filter(({ plain }) => isVerb.test(plain)).length === 1;
  const at =
    isOfNext && mark < 0
      ? 0
      : mark >= 0
        ? mark
        : isPaused
          ? 0
          : first && lead > 0
            ? between.indexOf(first)
            : between.length;
  return { ofLast: between.slice(0, at), ofNext: between.slice(at) };
}

const isVerb = /^(es|era|fue|seria|is|was)$/;

function start(tokens: Words, run: Words): number {
  return tokens.indexOf(run[0] as Token);
}

function end(tokens: Words, run: Words): number {
  return tokens.indexOf(run.at(-1) as Token) + 1;
}
