import { namedIn, somewhere, waysOf } from "../words/phrases.ts";
import { isPause, type Token } from "../words/tokens.ts";
import {
  beforePhrases,
  besideOwnWords,
  byParentPhrases,
  childPhrases,
  detailPhrases,
  grownUpPhrases,
  marriedPhrases,
  moreToItPhrases,
  ofRelativePhrases,
  ofSpousePhrases,
  ownMarriagePhrases,
  requestPhrases,
  siblingOfPhrases,
  weddingPhrases,
} from "./beside.table.ts";
import type { relations } from "./relations.table.ts";
import { textOf } from "./text-of.ts";
import {
  byNameOnlyPhrases,
  fondPhrases,
  notCoveredPhrases,
  relationPhrases,
  sweetheartPhrases,
} from "./words.table.ts";

/** A relation of the form. */
export type Relation = keyof typeof relations;
/** A relation by marriage, of one parent only, or by adoption. */
export type Detail = keyof typeof detailPhrases;

/** What was said of a relative: the relations named, or that the form covers none of them, or several a word may mean. */
export type Kin =
  | {
      readonly kind: "named";
      readonly relations: readonly Relation[];
      readonly detail?: Detail;
      readonly isSure: boolean;
    }
  | { readonly kind: "not-covered" }
  | { readonly kind: "either"; readonly relations: readonly Relation[] }
  | { readonly kind: "nothing" };

const kin = waysOf(relationPhrases);
const fond = waysOf(fondPhrases);
const details = waysOf(detailPhrases);
const isNotCovered = somewhere(notCoveredPhrases + byNameOnlyPhrases);
const isSweetheart = somewhere(sweetheartPhrases);
const ofRelative = somewhere(ofRelativePhrases);
const siblingOf = somewhere(siblingOfPhrases);
const byParent = new RegExp(somewhere(byParentPhrases).source, "g");
const ofSpouse = somewhere(ofSpousePhrases);
const isBefore = somewhere(beforePhrases);
const isMarried = somewhere(marriedPhrases);
const isUnwed = /\b(no|nunca|jamas) (nos casamos|me case|(estamos|somos|fuimos) casad)/;
const isChild = somewhere(childPhrases);
const sibling = waysOf({ sibling: relationPhrases.sibling });
const anyKin = somewhere(Object.values(relationPhrases).join(""));
const anyOne = somewhere(Object.values(relationPhrases).join("") + notCoveredPhrases);

const opposite: Readonly<Record<Relation, Relation>> = {
  spouse: "spouse",
  sibling: "sibling",
  parent: "child",
  child: "parent",
};

const grownUp = somewhere(grownUpPhrases);
const byWedding = new RegExp(somewhere(weddingPhrases).source, "g");

/** "Es mi hermana, no la cuñada": the words without another relative who is denied between two pauses. */
export function withoutDenied(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }, index) => index > 0 && plain === "no" && isPause(tokens[index - 1]));
  const pause = tokens.findIndex((token, index) => index > at && isPause(token));
  const end = pause < 0 ? tokens.length : pause;
  const [before, denied] = [textOf(tokens.slice(0, Math.max(at, 0))), tokens.slice(at + 1, end)];
  const [article, other, own] = denied.map(({ plain }) => plain);
  const isOther = /^(la|el|mi|su|una?|my)$/.test(article ?? "") && anyOne.test(other ?? "");
  const isAlone = denied.length === 2 || (denied.length === 3 && /^mi[oa]$/.test(own ?? ""));
  if (at < 0 || !isOther || !isAlone || !anyOne.test(before) || /\bno\b/.test(before)) return tokens;
  return [...tokens.slice(0, at), ...tokens.slice(end)];
}

const request = new RegExp(somewhere(requestPhrases).source, "g");
const alsoAsked = /\b(tambien|ademas|los dos|las dos|ambos|both|also)\b/;

/** What was said of the relative: of several people the one whom the request is for, where that is said behind them. */
export function kinOf(said: string): Kin {
  const last = [...said.matchAll(request)].findLast(({ index }) => index > 0);
  if (last === undefined || alsoAsked.test(said)) return kinIn(said);
  const [before, rest] = [said.slice(0, last.index), said.slice(last.index + last[0].length)];
  const wanted = /\bno $/.test(before) || !anyOne.test(before) ? undefined : kinIn(rest.trim());
  if (wanted === undefined || wanted.kind === "nothing") return kinIn(said);
  return wanted.kind === "named" ? { ...wanted, isSure: false } : wanted;
}

function kinIn(said: string): Kin {
  if (isSweetheart.test(said) && !isOfMarriage.test(said)) return { kind: "not-covered" };
  const text = headOf(said);
  if (siblingOf.test(text)) return { kind: "named", relations: ["sibling"], isSure: true };
  const isSibling = namedIn(sibling, text).length > 0;
  // A brother stays one, whichever parent it is by.
  const isStep = /\b(hijastr|entenad|step)/.test(text);
  // Who was grown up at the wedding is no stepchild of the form.
  if (isStep && grownUp.test(said) && /\b(cas|junt)[a-z]+/.test(said)) return { kind: "not-covered" };
  const plain = isSibling ? text.replaceAll(byParent, " ") : isStep ? text.replaceAll(byWedding, " ") : text;
  const isHalf = isSibling && isOfOneParent(text);
  if (ofSpouse.test(plain) && isBefore.test(plain))
    return { kind: "named", relations: ["child"], detail: "step", isSure: false };
  if (
    /\b(papa|padre|mama|madre) de (mis?|los|nuestr[oa]s?) (hij|nin|chamac|cri|nen|beb|patoj|cipot|much?ach|chiquit)\w+/.test(
      plain,
    ) &&
    isMarried.test(plain) &&
    !isUnwed.test(plain)
  )
    return { kind: "named", relations: ["spouse"], isSure: false };
  // "El papá de mi niña y mi esposo".
  const rest = plain.replace(parentOfMine, " ");
  const isOpen = /\b(no|nunca|jamas|sin)\b/.test(plain);
  if (rest !== plain && !isOpen && !isNotCovered.test(rest) && namedIn(kin, rest).join() === "spouse")
    return { kind: "named", relations: ["spouse"], isSure: false };
  if (isNotCovered.test(plain) || ofRelative.test(plain)) return { kind: "not-covered" };
  const [young] = namedIn(fond, plain);
  const named = namedIn(kin, plain);
  if (
    named.length === 0 &&
    young !== undefined &&
    young !== "young" &&
    isOfMarriage.test(said) &&
    !isOpenEnd.test(said)
  )
    return { kind: "named", relations: ["spouse"], isSure: false };
  if (named.length === 0 && young !== undefined) return afterFond(young, plain);
  if (named.length === 0) return { kind: "nothing" };
  const [detail] = namedIn(details, plain);
  const relations = directed(named, plain);
  const told = detail ?? (isHalf ? "half" : undefined);
  return { kind: "named", relations, isSure: true, ...(told && { detail: told }) };
}

/** "Mi hermana, la que vive con mi tía": what is told of the relative behind the relation. */
function headOf(said: string): string {
  const at = said.search(/ (?:la que|el que|que|quien|who|donde|y ya|tiene|vive|esta|se quedo|se fue|l[oa] cuidan?) /);
  const head = at < 0 ? said : said.slice(0, at);
  const rest = said.slice(head.length);
  const isTold =
    anyKin.test(head) &&
    !/\b(no|soy|somos|i'm|cri[aeo]\w*|casad\w+|casar\w*|case|casamos|caso|union|juntad\w+|como|fuera|matrimonio|fallecio|murio)\b/.test(
      rest,
    );
  return isTold ? head : said;
}

const isOfMarriage = somewhere(ownMarriagePhrases);
const isOpenEnd = /\b(no|nunca|jamas|sin|casi|vamos|ex)\b/;

const parentOfMine =
  /\b(?:papa|padre|mama|madre) de (?:mis?|los|nuestr[oa]s?) (?:dos |tres )?(?:hij|nin|chamac|cri|nen|beb|patoj|cipot|much?ach|chiquit)\w*/g;

function isOfOneParent(text: string): boolean {
  const told = text.match(byParent) ?? [];
  if (told.some((words) => /\b(otr[oa]|distint|diferent)/.test(words))) return true;
  return told.some((words) => !/\b(mism|sangre|hij)|\by\b|(padres|papas)\b/.test(words));
}

/**
 * "Mi señora, casados por la iglesia, la madre de mis pelaos": the one relation that a clause of its own plainly names;
 * what is told of it behind, of whom it is or by whom one has it, changes nothing.
 */
export function plainlyNamed(tokens: readonly Token[]): Relation | undefined {
  if (isMoreToIt.test(textOf(tokens))) return undefined;
  const clauses = clausesOf(tokens).map(textOf);
  const named = new Set<Relation>();
  for (const clause of clauses) {
    const [, mine, word = mine ?? ""] = /^(?:(\w+) mi[oa]|mi (\w+))$/.exec(clause.replace(besideOwn, " ").trim()) ?? [];
    if (word === "" || namedIn(fond, word).length > 0) continue;
    const relations = namedIn(kin, word);
    const [only, other] = relations;
    if (only === undefined ? isNotCovered.test(word) : other !== undefined || isNotCovered.test(word)) return undefined;
    if (only !== undefined) named.add(only);
  }
  const [only, other] = named;
  return other === undefined ? only : undefined;
}

/** "Este cipote que está aquí, mi nieto": who the young one is, told in a clause of its own. */
export function isOtherToldBehind(tokens: readonly Token[]): boolean {
  const clauses = clausesOf(tokens).map(textOf);
  const [first = "", ...rest] = clauses;
  const isYoung = isYoungOne.test(first) && !/\b(mi|mis|hij\w+|herman\w+)\b/.test(first);
  return isYoung && rest.some((clause) => /^(es |pues )?mi \w+$/.test(clause) && isNotCovered.test(clause));
}

const isYoungOne =
  /\b(cipot|nin|much?ach|chic|chamac|patoj|nen|beb|chav|pib|morr|huerc|guagu|wawa|pelad|bich|cham|chiquill|criatur)\w*/;

const isMoreToIt = somewhere(moreToItPhrases);
const besideOwn = new RegExp(`(?:^| )(?:${besideOwnWords})(?= |$)`, "g");

function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (isPause(token)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.filter(({ length }) => length > 0);
}

function afterFond(fondWord: keyof typeof fondPhrases, text: string): Kin {
  if (fondWord === "young" && isChild.test(text)) return { kind: "named", relations: ["child"], isSure: false };
  if (fondWord === "young") return { kind: "either", relations: ["child", "spouse"] };
  return fondWord === "viej"
    ? { kind: "either", relations: ["parent", "spouse"] }
    : { kind: "either", relations: ["spouse", "child"] };
}

/** "Su papá soy", "hija de ella soy": the verb stands behind. */
const mineAtEnd =
  /(?<!\bmi )\b(?!yo )\w+(?: (?:de|del) (?:el|ella|ellos|ellas|usted))? (?:soy|seria|vengo siendo|vengo a ser|vendria siendo|vendria a ser)$/;

/** "Soy su mamá": the speaker is the mother, so the relative is the child. Both sides may be said at once. */
function directed(named: readonly Relation[], text: string): readonly Relation[] {
  const mine =
    /\b(?:soy|vengo siendo|vengo a ser|yo vendria siendo|yo vendria a ser|yo seria|seria yo|i'm|i am|yo su|yo la|yo el)(?: yo)?(?: (?:su|la|el|tu|una?|the|his|her|their|propi[oa]|legitim[oa]))* (?=(.*))/.exec(
      text,
    );
  const isMineBehind = /\b(?:su|la|el) \w+ (?:soy|seria) yo\b/.exec(text) ?? mineAtEnd.exec(text);
  const [only, ...others] = named;
  if (only === undefined) return [];
  if (isMineBehind !== null) return namedIn(kin, isMineBehind[0]).map((one) => opposite[one]);
  if (mine === null) return named;
  const side = firstIn(mine[1] ?? "");
  if (others.length === 0) return /\bes mi\b/.test(text) ? named : [opposite[only]];
  const theirs = namedIn(kin, text.slice(0, mine.index)).filter(
    (one) => /\b(es|he's|she's|mi|my)\b/.test(text) && one !== undefined,
  );
  const behind = namedIn(kin, (mine[1] ?? "").replace(/^\w+/, ""));
  if (side === undefined) return named;
  const seen = [...new Set([opposite[side], ...theirs, ...behind.filter((one) => one !== side)])];
  return seen;
}

/** The relation a text begins with. */
function firstIn(text: string): Relation | undefined {
  return kin.find(([, words]) => (words.exec(text)?.index ?? -1) === 0)?.[0];
}
