import { contrast } from "../../../clauses/cues.table.ts";
import { accentAt, accented, lettersAt } from "../../../letters/letters.ts";
import { phraseFinder } from "../../../words/phrase-at.ts";
import { wordsOf } from "../../../words/phrases.ts";
import { soundOf } from "../../../words/sound.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { remarkLeads, remarkWords, writingWords } from "../../words.table.ts";
import { isNameWord } from "../word-classes.ts";
import type { Piece, Scanned } from "./pieces.ts";

const leadAt = phraseFinder([["", remarkLeads]]);
const beside = wordsOf(remarkWords);
const writing = wordsOf(writingWords);

/** So many letters in a row are a word that is spelled. */
const fewestLetters = 3;

/** Reads a word said letter by letter, with or without pauses: "ge, o, ene, zeta", "b r a y a n". */
export function spelledAt(tokens: readonly Token[], at: number): Scanned<Piece & { kind: "spelled" }> | undefined {
  let word = "";
  let end = at;
  let count = 0;
  let isParted = false;
  for (;;) {
    const accent = count > 0 ? accentAt(tokens, end) : 0;
    if (accent > 0) {
      word = accented(word);
      end += accent;
      continue;
    }
    let next = end;
    // "Con zeta hache, cu u i ...": letters said without pauses end at one.
    if (count > 1 && !isParted && isPause(tokens[next])) break;
    while (count > 0 && (isPause(tokens[next]) || tokens[next]?.plain === "-")) next++;
    const letter = lettersAt(tokens, next) ?? digraphAt(tokens, next);
    // "M-I-R-I-A-M   R-E-Y-E-S": letters joined by hyphens, and the next word of them.
    if (count > 1 && tokens[end - 2]?.plain === "-" && tokens[next]?.isGlued === false) break;
    if (letter === undefined || isAnd(tokens, next) || isThat(tokens, next)) break;
    // "Con zeta hache q u i ...": letters' names first, and then the letters themselves.
    if (
      count > 0 &&
      (tokens[end - 1]?.text.length ?? 0) > 1 &&
      letter.length === 1 &&
      /^[b-df-hj-np-tv-z]$/.test(tokens[next]?.plain ?? "")
    )
      break;
    if (count === 1) isParted = next > end;
    word += letter.letter;
    count++;
    end = next + letter.length;
  }
  if (count < fewestLetters) return undefined;
  return { piece: { kind: "spelled", word: word.normalize("NFC"), tokens: tokens.slice(at, end) }, end };
}

/** "ch i r i n o": two letters written together among those that stand alone. */
function digraphAt(tokens: readonly Token[], at: number) {
  const { plain, text } = tokens[at] ?? {};
  const isAmong = [tokens[at - 1], tokens[at + 1]].some((token) => token?.kind === "word" && token.text.length === 1);
  // "Che, u, eme, a": the two letters that are said as one.
  const isChe = plain === "che" && lettersAt(tokens, at + 1) !== undefined && lettersAt(tokens, at + 2) !== undefined;
  if (isChe) return { letter: "ch", length: 1 };
  return isAmong && text !== undefined && /^(ch|ll|rr)$/.test(plain ?? "")
    ? { letter: text.toLowerCase(), length: 1 }
    : undefined;
}

/** "q u i z h p i y ya", "be grande y ese": the "y" only goes on to other words; as a letter it is said "y griega". */
function isAnd(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]?.plain !== "y" || next?.kind !== "word" || next.plain === "griega") return false;
  return lettersAt(tokens, at + 1) === undefined || next.text.length > 1 || (before?.text ?? "").length > 1;
}

/** "..., a, ese es el primer apellido": what was spelled, and not one more letter. */
function isThat(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.plain === "ese" && /^(es|era|va|seria|viene|mero)$/.test(tokens[at + 1]?.plain ?? "");
}

/** Reads how letters of a name are written: "con zeta y no con ese", "así con la pura jota", "with an l". */
export function remarkAt(tokens: readonly Token[], at: number): Scanned<Piece & { kind: "remark" }> | undefined {
  const lead = leadAt(tokens, at);
  if (lead === undefined && !isOfLetters(tokens, at) && !isExample(tokens, at)) return undefined;
  const after = at + (lead?.length ?? 0);
  // "Se escribe ele, e, i ...": the letters are a piece of their own.
  if (spelledAt(tokens, after) !== undefined && !isPairOfLetters(tokens, after) && !isDoubledBefore(tokens, after))
    return { piece: { kind: "remark", letters: [] }, end: after };
  const letters: string[] = [];
  const isEnglish = /^(with|without|spelled)$/.test(tokens[at]?.plain ?? "");
  let isDenied = /^(sin|no|without)$/.test(tokens[at]?.plain ?? "");
  let group = "";
  let end = at;
  const close = () => {
    if (group !== "" && !isDenied) letters.push(group);
    group = "";
  };
  for (let next = after; next < tokens.length; ) {
    const token = tokens[next] as Token;
    const isArticle = isEnglish && token.plain === "a" && lettersAt(tokens, next + 1) !== undefined;
    const letter = isArticle || isJoining(tokens, next) ? undefined : lettersOfRemark(tokens, next);
    if (letter !== undefined && group !== "" && spelledAt(tokens, next) !== undefined) break;
    if (letter !== undefined) {
      group += letter.letter;
      next += letter.length;
      end = next;
      continue;
    }
    // "Doble ele no, una sola".
    if (token.plain === "no" && group !== "" && (tokens[next + 1] === undefined || isPause(tokens[next + 1])))
      group = "";
    close();
    if (token.plain === "no" || token.plain === "sin") isDenied = true;
    else if ((token.plain === "con" && tokens[next - 1]?.plain !== "no") || token.plain === contrast) isDenied = false;
    const ofWord = /^(de|en)$/.test(token.plain) ? tokens[next + 1] : undefined;
    const isOfName = end === next && isNameWord(ofWord) && isElsewhere(tokens, next + 1);
    // "Con hache la Ermelinda": which word of the name it is told of, however it is spelled.
    const isOfThat = end === next && /^(la|el)$/.test(token.plain) && isAlikeElsewhere(tokens, next + 1);
    if (isOfName || isOfThat) {
      next += 2;
      end = next;
    } else if (isArticle || beside.has(token.plain)) {
      next++;
      if (token.kind === "digits") end = next;
      if (token.plain.length > 3 || writing.has(token.plain)) end = next;
    } else if (isPause(token) && isOfLetters(tokens, next + 1) && spelledAt(tokens, next + 1) === undefined) next++;
    else break;
  }
  close();
  return end === at ? undefined : { piece: { kind: "remark", letters }, end };
}

/** "Con z y v": two letters that an "y" joins. */
function isPairOfLetters(tokens: readonly Token[], at: number): boolean {
  const second = lettersAt(tokens, at + 2);
  return tokens[at + 1]?.plain === "y" && second !== undefined && spelledAt(tokens, at)?.end === at + 2 + second.length;
}

/** "Con doble ce, ce ce a elle o": the doubled letter, and then all of the word. */
function isDoubledBefore(tokens: readonly Token[], at: number): boolean {
  const doubled = tokens[at]?.plain === "doble" ? lettersAt(tokens, at) : undefined;
  if (doubled === undefined || !isPause(tokens[at + doubled.length])) return false;
  return spelledAt(tokens, at + doubled.length + 1)?.piece.word.includes(doubled.letter) === true;
}

/** "..., hache en la mitad y zeta": between two pauses only letters are named, and what is told of them. */
function isOfLetters(tokens: readonly Token[], at: number): boolean {
  if (!isPause(tokens[at - 1])) return false;
  let letters = 0;
  let others = 0;
  for (let next = at; next < tokens.length && !isPause(tokens[next]); ) {
    const letter = isJoining(tokens, next) ? undefined : lettersOfRemark(tokens, next);
    const { plain } = tokens[next] as Token;
    if (letter !== undefined) letters++;
    if ((letter?.letter.length ?? 0) > 1 || (letter === undefined && plain.length > 3)) others++;
    if (letter === undefined && !beside.has(plain)) return false;
    next += letter?.length ?? 1;
  }
  return letters > 0 && others > 0;
}

/** "..., te de tomás, ...": one letter and its example between two pauses. */
function isExample(tokens: readonly Token[], at: number): boolean {
  const letter = lettersAt(tokens, at);
  return isPause(tokens[at - 1]) && (letter?.length ?? 0) > 2 && isPause(tokens[at + (letter?.length ?? 0)]);
}

function lettersOfRemark(tokens: readonly Token[], at: number) {
  return twiceAt(tokens, at) ?? lettersAt(tokens, at) ?? pairAt(tokens[at] as Token);
}

/** "Con las dos erres": a letter that the word has twice, side by side or not, as "r…r". */
function twiceAt(tokens: readonly Token[], at: number) {
  const name = tokens[at + 1];
  if (!/^(dos|ambas|two)$/.test(tokens[at]?.plain ?? "") || name === undefined) return undefined;
  if (/^[a-z]$/.test(name.plain)) return { letter: `${name.plain}…${name.plain}`, length: 2 };
  if (!/s$/.test(name.plain)) return undefined;
  const one = [/s$/, /es$/]
    .map((ending) => ({ ...name, text: name.text.replace(ending, ""), plain: name.plain.replace(ending, "") }))
    .map((token) => lettersAt([token], 0))
    .find((letter) => letter !== undefined);
  return one && { letter: `${one.letter}…${one.letter}`, length: 2 };
}

/** Two letters written as a word: "con th". */
function pairAt({ plain, text }: Token) {
  return /^[b-df-hj-np-tv-xz]{2,4}$/.test(plain) ? { letter: text.toLowerCase(), length: 1 } : undefined;
}

/** "y" and "de" between letters are letters only where nothing else makes sense: "y griega", "después de la de". */
function isJoining(tokens: readonly Token[], at: number): boolean {
  const [before, { plain }, next] = [tokens[at - 1]?.plain ?? "", tokens[at] as Token, tokens[at + 1]];
  if (plain === "y") {
    const isLetter = next?.plain === "griega" || next?.kind !== "word";
    const isOnward = lettersAt(tokens, at + 1) !== undefined || !/^(la|una|no|con)$/.test(before);
    return !isLetter && (isOnward || beside.has(next.plain)) && before !== "con";
  }
  if (plain === "de")
    return !/^(la|una|con|y)$/.test(before) || /^(la|el)$/.test(next?.plain ?? "") || isNameWord(next);
  if (plain === "se" || (plain === "o" && next?.plain === "sea")) return true;
  return plain === "a" && /^(la|los)$/.test(next?.plain ?? "");
}

function isAlikeElsewhere(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at];
  return isNameWord(word) && tokens.some(({ plain }, index) => index !== at && soundOf(plain) === soundOf(word.plain));
}

function isElsewhere(tokens: readonly Token[], at: number): boolean {
  return tokens.some(({ plain }, index) => index !== at && plain === tokens[at]?.plain);
}
