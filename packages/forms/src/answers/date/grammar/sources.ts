import { numberWord } from "../../numbers/vocabulary.ts";
import { somewhere, wordsOf } from "../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../words/tokens.ts";
import { churchPhrases, civilPhrases, clauseBreaks, paperPhrases, settlingPhrases } from "../words.table.ts";
import { dateItems } from "./items.ts";
import { monthOf } from "./months.ts";

type Words = readonly Token[];

const paper = somewhere(paperPhrases);
const settling = somewhere(settlingPhrases);
const civil = somewhere(civilPhrases);
const church = somewhere(churchPhrases);
const breaks = wordsOf(clauseBreaks);

/**
 * "Mi mamá dice el catorce de agosto del 74, el papel dice quince, ponga lo del papel": what the paper says, and what else
 * was said, where the person settles on the paper.
 */
export function paperTold(tokens: Words): { readonly ofPaper: Words; readonly others: readonly Words[] } | undefined {
  const clauses = clausesOf(tokens);
  const isSettled = clauses.some(
    (clause) => !isDated(clause) && paper.test(plainText(clause)) && settling.test(plainText(clause)),
  );
  if (!isSettled) return undefined;
  const dated = clauses.filter(isDated);
  const [ofPaper, more] = dated.filter((clause) => paper.test(plainText(clause)));
  if (ofPaper === undefined || more !== undefined || dated.length < 2) return undefined;
  return { ofPaper, others: dated.filter((clause) => clause !== ofPaper) };
}

/** "Por lo civil el 31 de mayo de 1989 y por la iglesia en el 92": the day that the law knows. */
export function civilWedding(tokens: Words): Words | undefined {
  const dated = clausesOf(tokens).filter(isDated);
  const isCivil = (clause: Words) => civil.test(plainText(clause));
  const isChurch = (clause: Words) => church.test(plainText(clause));
  const [only, more] = dated.filter((clause) => isCivil(clause) && !isChurch(clause));
  return more === undefined && dated.some((clause) => isChurch(clause) && !isCivil(clause)) ? only : undefined;
}

/** The words without "junio no trae treinta y uno", "treinta y uno no tiene abril", which only tell why a day cannot be. */
export function withoutCalendarTalk(tokens: Words): Words {
  const ends = [...tokens.flatMap((token, at) => (isPause(token) ? [at] : [])), tokens.length];
  for (const [index, end] of ends.entries()) {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const clause = tokens.slice(start, end);
    const isOfMonth = clause.some(({ plain }) => monthOf(plain) !== undefined);
    if (isOfMonth && ends.length > 1 && lacks.test(plainText(clause)))
      return [...tokens.slice(0, start), ...tokens.slice(end)];
  }
  return tokens;
}

const lacks = /\bno (trae|tiene|tenia|trajo|lleva|llega|has)\b/;

function clausesOf(tokens: Words): readonly Words[] {
  const clauses: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const isInNumber = token.isGlued && tokens[at + 1]?.isGlued === true;
    const next = tokens[at + 1];
    // "noventa y uno" is one number.
    const isAnd = token.plain === "y" && !(next?.kind === "digits" || numberWord(next?.plain ?? "") !== undefined);
    if ((isPause(token) && !isInNumber) || breaks.has(token.plain) || isAnd) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}

function isDated(clause: Words): boolean {
  return dateItems(clause).some((item) => item.kind === "month" || (item.kind === "number" && !item.countsThings));
}
