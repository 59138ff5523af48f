import { atStart } from "../words/phrases.ts";
import { isPause, plainText, type Token } from "../words/tokens.ts";
import { jointPhrases } from "./clauses.table.ts";
import { type Asked, isRemark, isVerb, takesNothingBack, touches } from "./remarks.ts";

const joint = atStart(jointPhrases);

/** Words of the longest joint. */
const longestJoint = 6;

/**
 * The clauses of an utterance, in their order: between two pauses, or where words begin that open a question or a remark.
 * Each has the marks behind it. A question between its marks is one clause, whatever pauses are in it.
 */
export function clausesIn(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const starts = [0];
  let isAsked = false;
  for (const [at, { plain }] of tokens.entries()) {
    if (at > 0 && !isAsked && begins(tokens, at)) starts.push(at);
    if (plain === "¿") isAsked = true;
    if (plain === "?") isAsked = false;
  }
  return starts.map((start, at) => tokens.slice(start, starts[at + 1]));
}

/** Tells whether a clause may begin at a token. */
function begins(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || isTag(tokens, at)) return false;
  if (token.plain === "¿") return true;
  // "1,234" and "ana.luna": a mark without a space behind it parts nothing.
  if (token.kind === "mark" || token.isGlued) return false;
  if (isPause(tokens[at - 1])) return true;
  return !leads.test(tokens[at - 1]?.plain ?? "") && joint.test(plainText(tokens.slice(at, at + longestJoint)));
}

/** "Quién más oye", "sí me oye", "y después qué sigue": the question has begun before. */
const leads = /^(?:quien|mas|si|me|nos|se|le|lo|la|despues|luego|eso|esto)$/;

/** "Está en la mica, ¿verdad?": a word that asks whether the clause before it is so belongs to that. */
function isTag(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.plain === "¿" ? at + 1 : at;
  return tokens[word + 1]?.plain === "?" && /^(?:verdad|no|cierto|eh|ok|ve|va)$/.test(tokens[word]?.plain ?? "");
}

/**
 * The words of an answer without the remarks and questions beside it.
 * @returns undefined where there are none, or nothing else was said
 */
export function withoutRemarks(tokens: readonly Token[], asked: Asked): readonly Token[] | undefined {
  const clauses = clausesIn(tokens);
  const own = clauses.filter((clause, at) => {
    const isAside = isRemark(clause, asked) || (isQuestion(clause) && !touches(clause, asked));
    return !isAside || belongsToOthers(clauses, at);
  });
  const words = own.flat();
  const end = words.findLastIndex((token) => !isPause(token)) + 1;
  return own.length === clauses.length || end === 0 ? undefined : words.slice(0, end);
}

/**
 * Tells whether a clause is about what another says: it says a word of that again, or puts it right. "López de Gómez, ya no
 * lleva el de Gómez", "Prado, perdón, está Pardo".
 */
export function belongsToOthers(clauses: readonly (readonly Token[])[], at: number): boolean {
  const clause = clauses[at] ?? [];
  const isCorrection = endsTakingBack(clauses[at - 1] ?? []) && !explanation.test(plainText(clause));
  return isCorrection || clauses.some((other, place) => place !== at && namesWordOf(other, clause));
}

/** "Perdón": what is said next puts right what was said before. */
function endsTakingBack(clause: readonly Token[]): boolean {
  const words = clause.filter(({ kind }) => kind !== "mark");
  return !takesNothingBack(words.slice(-1)) || !takesNothingBack(words.slice(-2));
}

/** Why one excuses oneself: "disculpe, es que estoy manejando". */
const explanation = /^(?:es que|porque|fijese|la verdad|lo que pasa|estoy|ando|ahorita|hay|hace)\b/;

/** A word that tells something, and no verb of everyday talk. */
function namesWordOf(other: readonly Token[], clause: readonly Token[]): boolean {
  return clause.some(
    (word) =>
      word.kind === "word" && word.plain.length > 4 && !isVerb(word) && other.some(({ plain }) => plain === word.plain),
  );
}

function isQuestion(clause: readonly Token[]): boolean {
  return clause[0]?.plain === "¿" && clause.length > 3;
}
