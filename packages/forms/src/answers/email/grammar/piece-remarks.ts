import { lettersAt } from "../../letters/letters.ts";
import { whole, wordsOf } from "../../words/phrases.ts";
import { plainText, type Token } from "../../words/tokens.ts";
import { markPlaces, orderWords, plainTalkWords, reasonWords } from "../talk.table.ts";
import { spellingWords, walkWords } from "../words.table.ts";
import { isNumber, spelled, symbolIn } from "./parts.ts";
import type { Remark } from "./spelling-remarks.ts";
import { symbolAt } from "./symbols.ts";

const isReason = wordsOf(reasonWords);
const isTalk = wordsOf(`${spellingWords} ${walkWords} ${plainTalkWords}`);
const isOrder = wordsOf(orderWords);
const places = Object.entries(markPlaces).map(([mark, table]) => [mark, whole(table)] as const);

/** "con ene porque la eñe no la agarra", "sin eñe que no se puede": a piece without the reason for it. */
export function withoutReason(piece: readonly Token[], isFirst = false): readonly Token[] {
  const at = piece.findIndex(
    ({ plain }, index) =>
      (isReason.has(plain) && !(isFirst && (index === 0 || plain === "pues"))) ||
      (index > 1 && plain === "que" && /^(no|ni|la|se|asi)$/.test(piece[index + 1]?.plain ?? "")),
  );
  return at < 0 || piece.slice(at + 1).some((token) => isNumber(token)) ? withoutAdverb(piece) : piece.slice(0, at);
}

/** "Salas con ese también": the adverb at the end of a piece. */
function withoutAdverb(piece: readonly Token[]): readonly Token[] {
  const last = piece.at(-1);
  const isAdverb = piece.length > 1 && /^(tambien|asimismo|igualmente|too|also)$/.test(last?.plain ?? "");
  return isAdverb && last?.isGlued !== true && !symbolIn(piece.slice(-2)) ? piece.slice(0, -1) : piece;
}

/** "El del medio, no el de abajo": which mark is meant, and which is not. */
export function whichMarkTold(piece: readonly Token[], tokens: readonly Token[]): Remark | undefined {
  const no = piece.findIndex(({ plain }) => /^(no|ni)$/.test(plain));
  if (no < 0) return undefined;
  const [told, denied] = [piece.slice(0, no), piece.slice(no + 1)];
  const has = (mark: string | undefined) => tokens.some((_, at) => symbolAt(tokens, at)?.name === mark);
  const [meant, other] = [told, denied].map(markNamed);
  if ((told.length > 0 && meant === undefined) || (denied.length > 0 && other === undefined)) return undefined;
  if (meant === undefined && other === undefined) return undefined;
  return (meant === undefined || has(meant)) && (other === undefined || !has(other)) ? "fits" : "wrong";
}

function markNamed(words: readonly Token[]): string | undefined {
  const text = plainText(words);
  return text === "" ? undefined : places.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Tells whether every word of a piece is talk, a letter of the address or a word of it: nothing new can be meant. */
export function isPlainTalk(piece: readonly Token[], tokens: readonly Token[]): boolean {
  if (piece.length < 2 || symbolIn(piece) || piece.some((token) => isNumber(token) || isOrder.has(token.plain)))
    return false;
  const text = spelled(tokens);
  for (let at = 0; at < piece.length; ) {
    const token = piece[at] as Token;
    const letter = isTalk.has(token.plain) && token.plain.length > 1 ? undefined : lettersAt(piece, at);
    const isKnown = isTalk.has(token.plain) || tokens.some(({ plain }) => plain === token.plain);
    if (!isKnown && !(letter !== undefined && text.includes(letter.letter.replace("ñ", "n")))) return false;
    at += letter?.length ?? 1;
  }
  return piece.some(({ plain }) => isTalk.has(plain) && plain.length > 2);
}
