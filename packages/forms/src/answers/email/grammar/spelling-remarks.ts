import { letterAt, lettersAt } from "../../letters/letters.ts";
import { whole, wordsOf } from "../../words/phrases.ts";
import { plainText, type Token } from "../../words/tokens.ts";
import { numberRemarks, spellingWords } from "../words.table.ts";
import { spelled, symbolIn } from "./parts.ts";
import { symbolAt } from "./symbols.ts";

const ofNumber = numberRemarks.map(([ending, words]) => [new RegExp(`[${ending}]$`), whole(words)] as const);
const isSpellingWord = wordsOf(spellingWords);

/** What a piece is that is only about the words before it: it fits them, it may not, or it tells of others. */
export type Remark = "fits" | "doubtful" | "wrong";

/** "jhon con la hache después de la jota": whether the letters fit what was said. */
export function spellingRemark(piece: readonly Token[], tokens: readonly Token[]): Remark | undefined {
  const start = piece.findIndex(({ plain }) => /^(con|sin|with|without)$/.test(plain));
  if (start < 0 || symbolIn(piece.slice(start))) return undefined;
  const known = new Set(tokens.map(({ plain }) => plain));
  const word = piece.slice(0, start).filter(({ plain }) => !isSpellingWord.has(plain));
  if (!word.every(({ plain }) => known.has(plain) || spelled(tokens).includes(plain))) return undefined;
  const target = word.length > 0 ? word.map(({ plain }) => plain).join("") : spelled(tokens);
  const original = tokens.map(({ text }) => text.toLowerCase().normalize("NFC")).join("");
  const isHeld = (plain: string) => plain.length > 3 && spelled(tokens).includes(plain);
  let isForbidden = /^(no|ni)$/.test(piece[start - 1]?.plain ?? "");
  let isFitting = true;
  for (let at = start; at < piece.length; ) {
    const { plain } = piece[at] as Token;
    const isNamed = /^(con|sin|with|without|la|el|una?|the|an?|doble|no|y|dos|ambas)$/.test(piece[at - 1]?.plain ?? "");
    // "Con doble u": of a letter's name, though "doble" tells of letters too.
    const isOfName = (letterAt(piece, at)?.length ?? 1) > 1;
    const isBare = plain.length > 1 && isSpellingWord.has(plain) && !isOfName;
    const letters =
      isBare || !isNamed
        ? undefined
        : plain === "che"
          ? { letter: "ch", length: 1 }
          : (lettersAt(piece, at) ?? pluralAt(piece, at));
    const isLetter = plain === "y" && letters !== undefined && /^(con|la|with)$/.test(piece[at - 1]?.plain ?? "");
    const isAnew =
      !isLetter && at > start && /^(con|with|y)$/.test(plain) && !/^(no|ni)$/.test(piece[at - 1]?.plain ?? "");
    if (isAnew) isForbidden = false;
    if (/^(sin|without|no|ni|vez|lugar|instead)$/.test(plain)) isForbidden = true;
    if (letters === undefined && !isSpellingWord.has(plain) && !known.has(plain) && !isHeld(plain)) return undefined;
    // "En vez de eñe": the letter was heard and is written plain.
    if (letters !== undefined) {
      const hasLetter = letters.letter !== "ñ" && target.includes(letters.letter);
      isFitting &&= isForbidden ? !hasLetter || original.includes("ñ") : hasLetter;
    }
    at += letters?.length ?? 1;
  }
  return isFitting ? "fits" : "wrong";
}

/** "Con las dos uves": a letter that is there more than once. */
function pluralAt(piece: readonly Token[], at: number): ReturnType<typeof lettersAt> {
  const token = piece[at] as Token;
  if (!/^(dos|ambas)$/.test(piece[at - 1]?.plain ?? "") || !token.plain.endsWith("s")) return undefined;
  const one = [/s$/, /es$/].map((ending) => token.plain.replace(ending, ""));
  return one.map((plain) => lettersAt([{ ...token, text: plain, plain }], 0)).find((letter) => letter !== undefined);
}

/** "Costuras en plural": whether a word that was said ends so. */
export function numberRemark(piece: readonly Token[], tokens: readonly Token[]): Remark | undefined {
  const at = piece.findIndex(({ plain }) => tokens.some((token) => token.plain === plain && plain.length > 2)) + 1;
  const found = ofNumber.find(([, words]) => words.test(plainText(piece.slice(at))));
  if (found === undefined || at > 2) return undefined;
  const word = at > 0 ? piece[at - 1] : tokens.findLast(({ kind }) => kind === "word");
  return found[0].test(word?.plain ?? "") ? "fits" : "wrong";
}

/** "El guion del medio", "el punto": a mark that was said, and nothing else. */
export function markAgain(piece: readonly Token[], tokens: readonly Token[]): Remark | undefined {
  const from = /^(el|la|un|una|con|ese|the)$/.test(piece[0]?.plain ?? "") ? 1 : 0;
  const mark = symbolAt(piece, from);
  // Without its article it may be one more: "luz guion mar, guion bajo, sol".
  const isTold = from > 0 || /^guion (normal|del medio|de en medio)$/.test(plainText(piece));
  if (!isTold || mark === undefined) return undefined;
  const rest = piece.slice(from + mark.length);
  const meant = rest.length === 0 ? mark : whichMark(piece[from] as Token, rest);
  if (meant === undefined) return undefined;
  if (tokens.some((_, at) => symbolAt(tokens, at)?.name === meant.name)) return "fits";
  // "Dulces, guion del medio, ...": the mark itself, where none was said before.
  return from === 0 && !symbolIn(tokens) ? undefined : "wrong";
}

/** "El guion | es el de en medio": which of the marks of that name is meant. */
function whichMark(mark: Token, rest: readonly Token[]): ReturnType<typeof symbolAt> {
  if (!/^(es|va|era|seria|is)$/.test(rest[0]?.plain ?? "")) return undefined;
  const from = /^(el|la|un|una|the)$/.test(rest[1]?.plain ?? "") ? 2 : 1;
  const told = [mark, ...rest.slice(from)];
  const found = symbolAt(told, 0);
  return told.length > 1 && found?.length === told.length ? found : undefined;
}

/** "guion del medio", "con guion bajo": a mark that the address has. */
export function isMarkHeld(piece: readonly Token[], address: readonly Token[]): boolean {
  const from = /^(el|un|con|es|va)$/.test(piece[0]?.plain ?? "") ? 1 : 0;
  const mark = symbolAt(piece, from);
  return (
    from + (mark?.length ?? 0) === piece.length && address.some((_, at) => symbolAt(address, at)?.name === mark?.name)
  );
}
