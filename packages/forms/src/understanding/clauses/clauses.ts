import { atStart } from "../../answers/words/phrases.ts";
import { isPause, plainText, type Token, tokensOf } from "../../answers/words/tokens.ts";
import type { Act, Moment } from "../act.ts";
import { tagsOf } from "../lexicon.ts";
import { isCall } from "../to-others.ts";
import { peel } from "../verdicts/verdict.ts";
import { actBeside } from "./beside.ts";
import { jointPhrases } from "./clauses.table.ts";
import { isRemark, isRemarkBesideVerdict, touches } from "./remarks.ts";

/**
 * A clause: a stretch of an utterance with one relation to the dialogue. What is said to the question that stands has no
 * `act` yet; what is said beside it has one, or none where nothing follows from it.
 */
export interface Clause {
  readonly text: string;
  readonly relation: "answers" | "asks" | "comments";
  readonly act?: Act | undefined;
}

const joint = atStart(jointPhrases);

/**
 * Parts an utterance into its clauses, in their order: between two pauses, or where words begin that open a question or a
 * remark. A question between its marks is one clause, whatever pauses are in it.
 */
export function clausesOf(text: string, moment: Moment): readonly Clause[] {
  const pieces = piecesOf(text);
  if (pieces.length < 2) return [{ text, relation: "answers" }];
  const isVerdict = moment.expects.kind === "verdict" && pieces.some(isBareVerdict);
  const told = pieces.map((piece) => clauseOf(piece, moment, isVerdict));
  const clauses: Clause[] = [];
  for (const [at, one] of told.entries()) {
    const isCalled = [told[at - 1], told[at + 1]].some((beside) => beside !== undefined && isToOther(beside));
    const clause = isCalled && callsSomebody(one, moment) ? toOther(one.text) : one;
    const last = clauses.at(-1);
    if (last?.relation === "answers" && clause.relation === "answers")
      clauses[clauses.length - 1] = { text: last.text + clause.text, relation: "answers" };
    else clauses.push(clause);
  }
  return clauses;
}

/** "Kevin, bájale a esa tele": whom the words beside it call. */
function callsSomebody({ text, relation }: Clause, moment: Moment): boolean {
  return (
    relation === "answers" &&
    !isBareVerdict(text) &&
    isCall(plainText(tokensOf(text))) &&
    (moment.field?.kind === "name" || !touches(text, moment))
  );
}

function toOther(text: string): Clause {
  return { text, relation: "comments", act: { kind: "social", social: "aside" } };
}

function isToOther({ act }: Clause): boolean {
  return act?.kind === "social" && act.social === "aside";
}

/** Tells whether a clause is a yes or a no and nothing else. */
function isBareVerdict(text: string): boolean {
  const { verdict, rest } = peel(text);
  return verdict !== undefined && plainText(tokensOf(rest)) === "";
}

function clauseOf(text: string, moment: Moment, isBesideVerdict: boolean): Clause {
  const act = actBeside(text, moment);
  if (act !== undefined) return { text, relation: act.kind === "social" ? "comments" : "asks", act };
  if (isBesideVerdict && isBareVerdict(text)) return { text, relation: "answers" };
  const isComment = isBesideVerdict ? isRemarkBesideVerdict(text, moment) : isRemark(text, moment);
  return { text, relation: isComment ? "comments" : "answers" };
}

/** The stretches between pauses and before joints, each with the marks behind it: joined they are the whole. */
function piecesOf(text: string): readonly string[] {
  const tokens = tokensOf(text);
  const starts = [0];
  let isAsked = false;
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && begins(tokens, at, isAsked)) starts.push(token.start);
    if (token.plain === "¿") isAsked = true;
    if (token.plain === "?") isAsked = false;
  }
  return starts.map((start, at) => text.slice(start, starts[at + 1]));
}

/** Tells whether a clause may begin at a token. */
function begins(tokens: readonly Token[], at: number, isAsked: boolean): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || isAsked) return false;
  if (isTag(tokens, at)) return false;
  if (token.plain === "¿") return true;
  if (token.kind === "mark") return false;
  if (isPause(before)) return !isInNumber(tokens, at);
  return joint.test(plainText(tokens.slice(at, at + longestJoint)));
}

/** "Está en la mica, ¿verdad?": a word that asks whether the clause before it is so belongs to that. */
function isTag(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.plain === "¿" ? at + 1 : at;
  return tokens[word + 1]?.plain === "?" && /^(?:verdad|no|cierto|eh|ok|ve|va)$/.test(tokens[word]?.plain ?? "");
}

/** "1,234" and "ana.luna": a mark without a space behind it parts nothing. */
function isInNumber(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.isGlued === true;
}

/** Words of the longest joint. */
const longestJoint = 6;

/** Words that tell nothing: "¿verdad?", "este". */
function isFiller(words: string): boolean {
  return tagsOf(plainText(tokensOf(words)))?.every((tag) => tag === "filler" || tag === "noise") === true;
}

/**
 * The words of an utterance that are said to the question that stands; undefined where all are, or none. "No, más
 * despacio" is one wish, and its no refuses nothing.
 */
export function wordsToQuestion(clauses: readonly Clause[]): string | undefined {
  const own = clauses.filter(({ relation }) => relation === "answers").map(({ text }) => text);
  const words = own
    .join(" ")
    .replace(/[\s,;:]+$/u, "")
    .trim();
  const isWish = clauses.some(({ act }) => act?.kind === "command") && /^(?:no )*no$/.test(plainText(tokensOf(words)));
  return isWish || own.length === clauses.length || isFiller(words) ? undefined : words;
}
