import { isFamilyName } from "../../../../names/family-names.ts";
import { isGivenName } from "../../../../names/given-names.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { isBareArticle, isCommonFamily, isFillerFamily, isMaybeTalk, isParticle, isTalk } from "../word-classes.ts";

/** A common word that is a family name here: behind a word of the name, or alone where it is said to be one. */
export function isFamilyThere(
  tokens: readonly Token[],
  at: number,
  said: readonly Token[],
  isLabelled: boolean,
): boolean {
  const token = tokens[at] as Token;
  if (isFillerFamily(token)) {
    const [next, more] = tokens.slice(at + 1).filter(({ kind }) => kind !== "mark");
    // "Rosa Bueno Mercado": it stands before one more family name.
    const isBeforeLast = more === undefined && next === tokens[at + 1] && (isCommonFamily(next) || isFamilyOnly(next));
    const isLast = next === undefined || (isBeforeLast && said.every(isOnlyGiven));
    // "María Gómez Claro" is told so; behind two family names nothing is wanting, and "Ana Soto bueno" shows what is talk.
    const family = said.slice(1).filter((one) => !isOnlyGiven(one) && !isParticle(one));
    const isSmall = /^\p{Ll}/u.test(token.text) && said.every(({ text }) => /^\p{Lu}/u.test(text));
    if (said.length === 0) return isLast && isLabelled;
    return isLast && (family.length === 0 || (family.length === 1 && !isSmall));
  }
  const last = said.at(-1);
  // "Socorro Ayuda": written with a capital behind a word of the name.
  if (last !== undefined && isShortFamily.test(token.text) && /^\p{Lu}/u.test(last.text)) return true;
  if (last !== undefined && isTalk(token) && token.kind === "word" && /^\p{Lu}\p{Ll}{2}/u.test(token.text)) return true;
  if (isCommonFamily(token)) return last === undefined ? isLabelled : !isBareArticle(last);
  return last !== undefined && isTalk(token) && isFamilyName(token.plain) && isEndOrFamily(tokens[at + 1]);
}

/** "José Luis Varón", "Ana Partida Mercado": behind a word of talk that is a family name too. */
function isEndOrFamily(next: Token | undefined): boolean {
  return (
    next === undefined || isPause(next) || isCommonFamily(next) || isFillerFamily(next) || isFamilyName(next.plain)
  );
}

function isFamilyOnly(token: Token | undefined): boolean {
  return token !== undefined && isFamilyName(token.plain) && !isGivenName(token.plain);
}

/**
 * "Jhon Quimí Tomalá", "Rosa Paz Prueba": a word that looks like everyday talk, right behind words of a name where nothing
 * but a pause or a further family name follows, may be one.
 */
export function isEndOfName(tokens: readonly Token[], at: number, said: readonly Token[]): boolean {
  const next = tokens[at + 1];
  if (said.length === 0 || !isMaybeTalk(tokens[at] as Token)) return false;
  return next === undefined || isPause(next) || isFamilyName(next.plain);
}

/** Family names of the Maya that are English words too: "Dominga Calel Us". */
const isShortFamily = /^(Us|An|In|On|Do)$/;

const isOnlyGiven = ({ plain }: Token) => isGivenName(plain);
