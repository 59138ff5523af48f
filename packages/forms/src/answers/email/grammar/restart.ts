import { letterAt } from "../../letters/letters.ts";
import { whole } from "../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../words/tokens.ts";
import { offeringPhrases } from "../talk.table.ts";
import { isNumber } from "./parts.ts";
import { symbolAt } from "./symbols.ts";

type Words = readonly Token[];

const offers = whole(offeringPhrases);

/**
 * An address without what is said of it before it is told in its final form: "apunte el de ella, ana ...",
 * "ana punto paz no ana guion paz ...", "te quispe, la letra t y quispe ...".
 * @returns undefined where it is told once
 */
export function begunAnew(tokens: Words): Words | undefined {
  const arroba = tokens.findIndex((_, at) => symbolAt(tokens, at)?.name === "@");
  if (arroba < 2) return undefined;
  const local = tokens.slice(0, arroba);
  const anew = afterOffer(local) ?? afterNo(local) ?? withLetterTold(local);
  return anew && [...anew, ...tokens.slice(arroba)];
}

/** "yo no tengo pero mi hija sí, apunte el de ella, ana ...": behind the clause that offers it. */
function afterOffer(local: Words): Words | undefined {
  const isParting = (token: Token) => isPause(token) && token.plain !== ".";
  const end = local.findLastIndex(isParting);
  const start = local.slice(0, Math.max(end, 0)).findLastIndex(isParting);
  const isOffer = offers.test(plainText(local.slice(start + 1, Math.max(end, 0))));
  return isOffer && end < local.length - 1 ? local.slice(end + 1) : undefined;
}

/** "ana punto paz no ana guion paz": from the word that is said once more behind a "no". */
function afterNo(local: Words): Words | undefined {
  const no = local.findLastIndex(({ plain, isGlued }) => plain === "no" && !isGlued);
  const next = local[no + 1];
  const isName =
    next !== undefined && next.plain.length > 2 && !isNumber(next) && symbolAt(local, no + 1) === undefined;
  const from = local.slice(0, Math.max(no, 0)).findIndex(({ plain }) => plain === next?.plain);
  return isName && from >= 0 && !/^(con|sin|las|los|una|the|with)$/.test(next.plain)
    ? [...local.slice(0, from), ...local.slice(no + 1)]
    : undefined;
}

/** "te quispe, la letra t y quispe": a word behind a letter, and both once more with what the letter is. */
function withLetterTold(local: Words): Words | undefined {
  const at = local.findIndex(({ plain }, index) => plain === "letra" && local[index - 1]?.plain === "la" && index > 2);
  const letter = letterAt(local, at + 1);
  if (at < 0 || letter === undefined) return undefined;
  const [told, behind] = [local.slice(at + 1, at + 1 + letter.length), local.slice(at + 1 + letter.length)];
  const again = behind.slice(/^(y|luego|despues)$/.test(behind[0]?.plain ?? "") ? 1 : 0);
  for (let from = at - 3; from >= 0; from--) {
    const first = letterAt(local, from);
    const rest = local.slice(from + (first?.length ?? 1), at - 1).filter((token) => !isPause(token));
    const isAgain = again.length === 0 || rest.every(({ plain }, index) => again[index]?.plain === plain);
    if (first?.letter !== letter.letter || rest.length === 0 || !isAgain) continue;
    return [...local.slice(0, from), ...told, ...(again.length === 0 ? rest : again)];
  }
  return undefined;
}
