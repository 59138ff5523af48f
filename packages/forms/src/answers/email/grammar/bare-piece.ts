import { letterAt } from "../../letters/letters.ts";
import { leadIn, whole } from "../../words/phrases.ts";
import { plainText, type Token } from "../../words/tokens.ts";
import { loneLetterPhrases, nextPhrases, ofNamePhrases, plainPhrases } from "../words.table.ts";
import { isNumber } from "./parts.ts";
import { type Remark, spellingRemark } from "./spelling-remarks.ts";
import { symbolAt } from "./symbols.ts";

const next = leadIn(nextPhrases);
const ofName = whole(ofNamePhrases);
const isPlain = whole(plainPhrases);
const beforeLetter = leadIn(loneLetterPhrases.before);
const behindLetter = whole(loneLetterPhrases.behind);
const aloneBefore = /\b(pur[oa]|sol[oa]|simple|mera) $/;

/** "guion, normal", "es con mi nombre, nélida, ...": tells only that it is as usual, or what is told next. */
export function tellsNothing(piece: readonly Token[], isFirst: boolean): boolean {
  const text = plainText(piece);
  return isFirst ? ofName.test(text) : isPlain.test(text);
}

/** "y luego xicay": a piece without the words that go on to it. */
export function withoutNext(piece: readonly Token[]): readonly Token[] {
  const length = wordsIn(next.exec(`${plainText(piece)} `)?.[0]);
  // "Y después un punto": the article is the mark's.
  const isOfMark = /^una?$/.test(piece[length]?.plain ?? "") && symbolAt(piece, length + 1) !== undefined;
  const isOfNumber = /^(el|los|un)$/.test(piece[length]?.plain ?? "") && isNumber(piece[length + 1]);
  const from = isOfMark || (isOfNumber && length > 0) ? length + 1 : length;
  return from < piece.length ? piece.slice(from) : piece;
}

/** "La pura erre", "la hache nomás": the letter of a piece that is nothing else; the piece itself where it is more. */
export function loneLetter(piece: readonly Token[]): readonly Token[] {
  const lead = beforeLetter.exec(`${plainText(piece)} `)?.[0] ?? "";
  const from = wordsIn(lead);
  const letter = letterAt(piece, from);
  if (letter === undefined) return piece;
  const behind = plainText(piece.slice(from + letter.length));
  const isAlone = behind === "" ? aloneBefore.test(lead) : behindLetter.test(behind);
  return isAlone ? piece.slice(from, from + letter.length) : piece;
}

/** "gladys con i griega": the words of a piece, and whether what is told of their letters fits them. */
export function withoutSpelling(piece: readonly Token[]): {
  readonly words: readonly Token[];
  readonly remark?: Remark;
} {
  const at = piece.findIndex(({ plain }) => /^(con|with|sin|without)$/.test(plain));
  const isAdverb = /^(tambien|igual|asimismo|igualmente|siempre|too|also)$/.test(piece[at - 1]?.plain ?? "");
  const words = piece.slice(0, Math.max(isAdverb ? at - 1 : at, 0));
  const remark = words.length > 0 && words.at(-1)?.kind !== "mark" ? spellingRemark(piece.slice(at), words) : undefined;
  return remark === undefined ? { words: piece } : { words, remark };
}

/** "peña con ene", "peña sin la eñe": what tells of an ñ is no word of an address, and needs no pause. */
export function isOfTilde({ remark }: ReturnType<typeof withoutSpelling>, piece: readonly Token[]): boolean {
  return remark === "fits" && piece.some(({ text }) => /ñ/i.test(text));
}

function wordsIn(text = ""): number {
  return text.split(" ").filter(Boolean).length;
}
