import { placesOf } from "../../../words/cuts.ts";
import { eachOf } from "../../../words/phrases.ts";
import { isPause, type Token } from "../../../words/tokens.ts";
import { familyFirstPhrases, oneFamilyPhrases, parentPhrases, sameTwicePhrases } from "../../asides.table.ts";
import { isNameWord } from "../word-classes.ts";

const familyFirst = eachOf(familyFirstPhrases);
const sameTwice = eachOf(sameTwicePhrases);
const oneFamily = eachOf(oneFamilyPhrases);
const ofParent = eachOf(parentPhrases);

/** The words of an answer without what is told of the name as a whole, and what that is. */
export interface ToldOfIt {
  readonly tokens: readonly Token[];
  /** The family names were said first: "primero los apellidos". */
  readonly isFamilyFirst: boolean;
  /** And only one: "el apellido va primero". */
  readonly isOneFamily: boolean;
  /** There is one family name: "nada más un apellido". */
  readonly isFamilyAlone: boolean;
  /** Both family names are the same: "los dos apellidos son iguales". */
  readonly isTwice: boolean;
}

/** Takes out of an answer what is told of the whole name: its order, a name twice, and which parent a name is from. */
export function toldOfIt(all: readonly Token[]): ToldOfIt {
  const orders = placesOf(familyFirst, all);
  const ordered = paused(all, orders);
  const isOneFamily = orders.some(({ from, to }) => all.slice(from, to).some(({ plain }) => plain === "apellido"));
  const alone = paused(ordered, placesOf(oneFamily, ordered));
  const once = paused(alone, placesOf(sameTwice, alone));
  const parents = placesOf(ofParent, once).filter(
    ({ from, to }) => isNameWord(once[from - 1]) && (once[to] === undefined || endsThere(once[to] as Token)),
  );
  return {
    tokens: paused(once, parents),
    isFamilyFirst: ordered !== all,
    isOneFamily,
    isFamilyAlone: alone !== ordered,
    isTwice: once !== alone,
  };
}

function endsThere(token: Token): boolean {
  return isPause(token) || /^(y|e|and)$/.test(token.plain);
}

/** A pause in the place of each of some words. */
function paused(tokens: readonly Token[], cuts: ReturnType<typeof placesOf>): readonly Token[] {
  if (cuts.length === 0) return tokens;
  return tokens.flatMap((token, at) => {
    const cut = cuts.find(({ from, to }) => from <= at && at < to);
    if (cut === undefined) return [token];
    return cut.from === at ? [{ ...token, text: ",", plain: ",", kind: "mark" as const, isGlued: false }] : [];
  });
}
