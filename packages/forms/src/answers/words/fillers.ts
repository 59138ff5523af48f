import type { AnswerKind } from "../interpretation.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { asideLeads, asideVocatives, sounds, thinkingPhrases, waiting } from "./fillers.table.ts";
import { phraseFinder } from "./phrase-at.ts";
import { atStart, whole, wordsOf } from "./phrases.ts";
import { isPause, plainText, type Token } from "./tokens.ts";

const isSound = wordsOf(sounds);
const spans = waiting.spans.trim().split("\n");
const waits = [...wordsOf(waiting.verbs)].flatMap((verb) => spans.map((span) => `${verb} ${span}`));
const thinkingAt = phraseFinder([["", [thinkingPhrases.trim(), waiting.alone.trim(), ...waits].join("\n")]]);

/** Leaves out what says nothing: "eh", "o sea", ", este,". An answer of nothing else stays as it is. */
export function withoutFillers(tokens: readonly Token[], kind: AnswerKind): readonly Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = fillersEnd(tokens, at, kind);
    if (end === at) {
      kept.push(tokens[at] as Token);
      at++;
      continue;
    }
    // What was said between two pauses was nothing, and so were the pauses.
    const isApart = isPause(kept.at(-1)) && isPause(tokens[end]);
    if (isApart) kept.pop();
    at = isApart ? end + 1 : end;
  }
  const first = kept.findIndex((token) => !isPause(token));
  const rest = kept.slice(Math.max(first, 0));
  return rest.some((token) => token.kind !== "mark") ? rest : tokens;
}

/** Where a run of fillers ends, pauses between them included; where it would begin when there is none. */
function fillersEnd(tokens: readonly Token[], from: number, kind: AnswerKind): number {
  let end = from;
  let isBesideSound = false;
  for (let at = from; at < tokens.length; ) {
    const length = isRestating(tokens, at, kind) ? 0 : soundLength(tokens, at);
    const thought =
      length === 0 ? thoughtLength(tokens, at, from, { isBesideSound, kind }) || asideLength(tokens, at, from) : 0;
    if (length + thought > 0) {
      isBesideSound = length > 0;
      at += length + thought;
      end = at;
    } else if (end > from && isPause(tokens[at])) at++;
    else break;
  }
  return end;
}

/** "Dominga, o sea, Domitila": behind a name it says another one. */
function isRestating(tokens: readonly Token[], at: number, kind: AnswerKind): boolean {
  return kind === "name" && tokens[at]?.plain === "o" && tokens.slice(0, at).some((token) => token.kind !== "mark");
}

/** How many tokens a sound takes that says nothing: "eh", "o sea". */
function soundLength(tokens: readonly Token[], at: number): number {
  const plain = tokens[at]?.plain ?? "";
  // "o sea, no" takes something back, and stays.
  if (plain === "o") return tokens[at + 1]?.plain === "sea" && !nextWord(tokens, at + 2, "no") ? 2 : 0;
  return isSound.has(plain) && !isInside(tokens, at) ? 1 : 0;
}

/** How many tokens a thought aloud takes; in an address "este" alone is where the sun rises. */
function thoughtLength(
  tokens: readonly Token[],
  at: number,
  from: number,
  { isBesideSound, kind }: { readonly isBesideSound: boolean; readonly kind: AnswerKind },
): number {
  const length = thinkingAt(tokens, at)?.length ?? 0;
  if (length === 0 || isInside(tokens, at + length - 1) || tokens[at]?.isGlued) return 0;
  let next = at + length;
  const isBeforePause = isPause(tokens[next]);
  while (isPause(tokens[next])) next++;
  const isAmongSounds = isBesideSound || soundLength(tokens, next) > 0;
  const isBehindPause = at > from || at === 0 || isPause(tokens[at - 1]);
  if (kind === "address" && tokens[at]?.plain === "este") return isAmongSounds && isBehindPause ? length : 0;
  const isInNumber = kind === "date" && endsNumber(tokens, at) && isNumberWord(tokens[next]);
  return (isBehindPause && isBeforePause) || isAmongSounds || isInNumber ? length : 0;
}

const isAsideLead = atStart(asideLeads);
const isVocative = whole(asideVocatives);
/** A longer sentence between two pauses is no aside. Words. */
const longestAside = 9;

/** "Setenta, se me cayó el teléfono, y siete", "¿dónde lo puse?": a sentence to oneself or to others between two pauses. */
function asideLength(tokens: readonly Token[], at: number, from: number): number {
  const isAsked = tokens[at]?.plain === "¿";
  const first = isAsked ? at + 1 : at;
  if (!(at === 0 || isAsked || isPause(tokens[at - 1])) || tokens[at]?.isGlued) return 0;
  let end = first;
  while (end < tokens.length && !isPause(tokens[end]) && end - first <= longestAside) end++;
  const clause = tokens.slice(first, end);
  const isCalled = at > from && isVocative.test(plainText(clause));
  const isSigh = /^(?:ay|uy|huy|ah|uf)$/.test(plainText(clause)) || isVocative.test(plainText(clause));
  if (isSigh && isPause(tokens[end]) && asideLength(tokens, end + 1, at) > 0) return end - at;
  const isTold = isCalled || (isAsideLead.test(`${plainText(clause)} `) && clause.every(holdsNothing));
  if (!isTold || !isPause(tokens[end])) return 0;
  // "nino.zac@hotmail.com"
  if (tokens.slice(end).find((token) => !isPause(token))?.isGlued) return 0;
  return isAsked ? end + 1 - at : end - at;
}

/** A number, a letter or a sign may be of the answer. */
function holdsNothing({ kind, plain }: Token): boolean {
  return kind === "word" && (/^(?:una?|y|a|o)$/.test(plain) || (plain.length > 1 && numberWord(plain) === undefined));
}

/** "Mil novecientos | este sesenta", "setenta y | este tres": a number that may go on ends there. */
function endsNumber(tokens: readonly Token[], at: number): boolean {
  const last = tokens[at - 1]?.plain === "y" ? at - 2 : at - 1;
  return isNumberWord(tokens[last]);
}

function isNumberWord(token: Token | undefined): boolean {
  return token?.kind === "word" && numberWord(token.plain) !== undefined;
}

/** Written together with what stands beside it, as in "eh.lopez@gmail.com", a sound is a part of a word. */
function isInside(tokens: readonly Token[], at: number): boolean {
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.isGlued) return true;
  return next?.isGlued === true && (!isPause(next) || after?.isGlued === true);
}

function nextWord(tokens: readonly Token[], from: number, word: string): boolean {
  return tokens.slice(from).find((token) => token.kind !== "mark")?.plain === word;
}
