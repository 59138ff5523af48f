import { contrast } from "../../clauses/cues.table.ts";
import { atStart, somewhere, wordsOf } from "../../words/phrases.ts";
import { isPause, plainText, type Token } from "../../words/tokens.ts";
import {
  bornWords,
  elsewhereWords,
  mistakingPhrases,
  othersPhrases,
  residesWords,
  turningWords,
} from "../words.table.ts";
import { codesOf, type Mention, mentionsIn } from "./named.ts";

const born = wordsOf(bornWords);
const elsewhere = wordsOf(elsewhereWords);
const resides = wordsOf(residesWords);
const turns = wordsOf(turningWords);
const others = somewhere(othersPhrases);
const mistaking = somewhere(mistakingPhrases);

/** Tells whether some words are about where somebody else is from. */
export function isOfOthers(words: readonly Token[]): boolean {
  return others.test(plainText(words));
}

/**
 * "en Tapachula, del lado de México, no en Guatemala": the words without the country that is denied at their end. Only
 * where two places, or a side of the border, were told for another: "en Argentina no en Bolivia" may take back the first.
 */
export function withoutDenied(words: readonly Token[]): readonly Token[] | undefined {
  const at = words.findLastIndex(({ plain }, index) => plain === "no" && index > 0 && words[index - 1]?.plain !== "no");
  // "Corea, la del sur, no la otra"; "Mérida, la de México, no la de Venezuela".
  const isOfNamesake = /^no (la|el|las|los) (del?|otr[oa])\b/.test(plainText(words.slice(at))) || namesAgain(words, at);
  if (at < 1 || !(isOfNamesake || /^(en|de|del|es|por|para)$/.test(words[at + 1]?.plain ?? ""))) return undefined;
  const [before, behind] = [words.slice(0, at), words.slice(at + 1)];
  if (isOfNamesake && mentionsIn(behind).length === 0 && mentionsIn(before).length > 0) return before;
  const told = mentionsIn(before).filter(({ sort }) => sort !== "region");
  const named = mentionsIn(behind);
  const denied = isOfNamesake && named.length > 1 ? named.filter(({ sort }) => sort !== "place") : named;
  const codes = told
    .map((mention) => mention.codes)
    .reduce((one, other) => one.filter((code) => other.includes(code)), told[0]?.codes ?? []);
  const [code, ...others] = codes;
  const isTold = isOfNamesake || told.length > 1 || before.some(({ plain }) => plain === "lado");
  const isOne = denied.length === 1 && !denied[0]?.codes.includes(code ?? "");
  return code !== undefined && others.length === 0 && isTold && isOne ? before : undefined;
}

/** "De Honduras, de La Ceiba, no de La Ceiba de Venezuela": the place once more, with where it is not. */
function namesAgain(words: readonly Token[], no: number): boolean {
  const [before, behind] = [words.slice(0, Math.max(no, 0)), words.slice(no + 1)];
  const from = behind.findIndex(({ plain }) => !/^(de|del|en|la|el|los|las|ese|esa|a)$/.test(plain));
  const to = behind.findIndex(({ plain }, at) => at > from && /^(de|del|en)$/.test(plain));
  const again = behind.slice(from, to);
  return from >= 0 && to > from && again.every(({ plain }) => before.some((word) => word.plain === plain));
}

/**
 * The words that are left of an answer that names another country only to deny it: "Honduras, y no vaya a poner México",
 * "de Chile no, de Perú". Undefined where none does.
 * @param tokens with their pauses
 * @param isOfOther it is asked where somebody else is from: then who is named besides is no one else
 */
export function withoutMistaken(tokens: readonly Token[], isOfOther: boolean): readonly Token[] | undefined {
  const words = (part: readonly Token[]) => part.filter(({ kind }) => kind !== "mark");
  const at = tokens.findIndex(({ plain }, index) => plain === "no" && index > 0 && isMistaking(tokens.slice(index)));
  const before = words(tokens.slice(0, Math.max(at, 0)));
  if (at > 0 && mentionsIn(before).length > 0) return before;
  const behind = behindDenied(tokens);
  if (behind !== undefined) return behind;
  const told = isOfOther ? undefined : ownBeforePause(tokens);
  if (told !== undefined) return told;
  const no = tokens.findIndex(
    ({ plain }, index) => plain === "no" && isPause(tokens[index + 1]) && !isPause(tokens[index - 1]),
  );
  const [denied, meant] = [words(tokens.slice(0, Math.max(no, 0))), words(tokens.slice(no + 1))];
  const isOther = no > 0 && mentionsIn(denied).length === 1 && mentionsIn(meant).length > 0;
  return isOther && denied.length < 6 ? meant : undefined;
}

/** "mi mujer no es de Guatemala, ella es beliceña": what is told behind the pause that ends a denial. */
function behindDenied(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex(isPause);
  const [before, rest] = [tokens.slice(0, Math.max(at, 0)), tokens.slice(at + 1)];
  const isDenial = denying.test(plainText(before)) && codesOf(mentionsIn(before)).length === 1;
  const isTold = affirming.test(plainText(rest)) && mentionsIn(rest).length > 0;
  return at > 0 && isDenial && isTold ? rest : undefined;
}

const denying = /\bno (soy|es|naci|nacio|era|somos) (de|en|del) /;
const affirming = new RegExp(`^((${contrast}|pero|yo|ella|el) )*(soy|es|naci|nacio|somos|era) (?!de aqui)`);

/** "Ecuador, mi esposo es de Colombia", "Paraguay pero mi mamá era argentina", "soy de Honduras, no soy de Belice": one's own country told first. */
function ownBeforePause(tokens: readonly Token[]): readonly Token[] | undefined {
  const isCut = (token: Token, index: number) =>
    isPause(token) || (/^(pero|aunque|y|nomas)$/.test(token.plain) && isOfThird(plainText(tokens.slice(index + 1))));
  const at = tokens.findIndex(isCut);
  const [own, rest] = [tokens.slice(0, Math.max(at, 0)), tokens.slice(at + 1)];
  const [mine, others] = [mentionsIn(own), mentionsIn(rest)].map(codesOf);
  if (
    at < 1 ||
    mine?.length !== 1 ||
    others === undefined ||
    others.length > 1 ||
    mine[0] === others[0] ||
    isOfOthers(own) ||
    tellsOfThird.test(plainText(own)) ||
    own.some(({ plain }) => resides.has(plain))
  )
    return undefined;
  const text = plainText(rest).replace(/^(?:(?:pero|aunque|y|nomas|no mas|eso si) )+/, "");
  const isDenied = /^no (soy|naci|nacio|somos) (de|en) /.test(text);
  return isDenied || (isOfThird(text) && !/\b(yo|naci)\b/.test(text)) ? own : undefined;
}

const beginsOthers = atStart(othersPhrases);
/** "el niño nació aquí", "la menor es de aquí": whoever it is, it is not who answers. */
const tellsOfThird =
  /^(mis?|sus?|el|la|los|las|ella|ellos|ellas)( \S+){0,3} (nacio|nacieron|es|son) (de|en|aqui|alla|ya)\b/;

function isOfThird(text: string): boolean {
  return beginsOthers.test(text) || tellsOfThird.test(text);
}

function isMistaking(tokens: readonly Token[]): boolean {
  return mistaking.exec(plainText(tokens))?.index === 0;
}

/** "en Colombia solo estudié": from where a place is told that the verb behind it tells something else of. */
function startOfElsewhere(words: readonly Token[], verb: number): number {
  const from = words.slice(0, verb).findLastIndex(({ plain }) => /^(en|de|in)$/.test(plain));
  const isTold = from > 0 && verb - from < 6 && mentionsIn(words.slice(from, verb)).length > 0;
  return isTold && mentionsIn(words.slice(0, from)).length > 0 ? from : verb;
}

/** The words right behind "nací", "nacida": they win over every other country that is named. */
export function birthPlace(words: readonly Token[]): readonly Token[] | undefined {
  const at = words.findLastIndex(({ plain }) => born.has(plain));
  if (at < 0 || at === words.length - 1) return undefined;
  // "nacida y criada en Baní" tells one place.
  const isRaised = raised.test(plainText(words.slice(at + 1)));
  const behind = words.slice(at + (isRaised ? 3 : 1));
  // "en España nací y en Francia crecí": what an "and" joins to the verb is of another one.
  const isOther = (plain: string, place: number) => place === 0 && plain === "y";
  const end = behind.findIndex(({ plain }, place) => turns.has(plain) || elsewhere.has(plain) || isOther(plain, place));
  if (end < 0) return behind;
  return behind.slice(0, elsewhere.has(behind[end]?.plain ?? "") ? startOfElsewhere(behind, end) : end);
}

const raised = /^y (cri|crec)[a-z]+ (en|alla|aqui|ahi) /;

/** The words before the last "nací": "en el DF nació ella". */
export function beforeBirth(words: readonly Token[]): readonly Token[] {
  return withoutElsewhere(
    words.slice(
      0,
      words.findLastIndex(({ plain }) => born.has(plain)),
    ),
  );
}

/** The words that tell of no residence either, where a country is left in them; else those without "vivo en". */
export function nativeWords(words: readonly Token[]): readonly Token[] {
  const native = withoutElsewhere(words, (plain) => elsewhere.has(plain) || resides.has(plain));
  return mentionsIn(native).length > 0 ? native : withoutElsewhere(words);
}

/** The words without what follows "vivo en", "me crié en", "frontera con". */
export function withoutElsewhere(
  words: readonly Token[],
  isElsewhereAt = (plain: string) => elsewhere.has(plain),
): readonly Token[] {
  let isElsewhere = false;
  const starts = new Set(words.flatMap(({ plain }, at) => (isElsewhereAt(plain) ? [startOfElsewhere(words, at)] : [])));
  return words.filter(({ plain }, at) => {
    if (isElsewhereAt(plain) || starts.has(at)) isElsewhere = true;
    else if (turns.has(plain) || born.has(plain)) isElsewhere = false;
    return !isElsewhere;
  });
}

/** The words behind "yo nací", "yo Cuba" when somebody else's origin comes first. */
export function ownBirth(words: readonly Token[]): readonly Token[] | undefined {
  const at = words.findIndex(({ plain }, index) => plain === "yo" && tellsOwn(words.slice(index + 1)));
  return at > 0 && mentionsIn(words.slice(0, at)).length > 0 ? words.slice(at + 1) : undefined;
}

/** "naci", "soy", "de Cuba", "mexicana": what may stand behind "yo" where it tells of oneself. */
function tellsOwn(words: readonly Token[]): boolean {
  if (/^(naci|soy)$/.test(words[0]?.plain ?? "")) return true;
  const from = /^(si|de|del|en|mas|no)$/.test(words[0]?.plain ?? "") ? 1 : 0;
  const [first] = mentionsIn(words.slice(from));
  return first !== undefined && first.tokens[0] === words[from];
}

/** What is told of another, without what one tells of oneself: "mi esposo es de Chile y yo de Perú". */
export function withoutOwn(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }, index) => plain === "yo" && tellsOwn(tokens.slice(index + 1)));
  if (at < 0) return tokens;
  const length = tokens
    .slice(at + 1)
    .findIndex((token, index) => isPause(token) || startsOther(tokens, at + 1 + index));
  const rest = [...tokens.slice(0, at), ...(length < 0 ? [] : tokens.slice(at + 1 + length))];
  return mentionsIn(rest.filter(({ kind }) => kind !== "mark")).length > 0 ? rest : tokens;
}

function startsOther(tokens: readonly Token[], at: number): boolean {
  return beginsOthers.test(plainText(tokens.slice(at, at + 3)));
}

/** "mis papás son de Colombia y yo también nací allá": one was born where those were of whom was told before. */
export function isOfTheSame(text: string): boolean {
  return !/\bno\b/.test(text) && sameAsTheirs.test(text);
}

const sameAsTheirs =
  /\b(?:yo (?:tambien|igual(?:mente)?)(?: (?:naci|soy)(?: de)?(?: (?:alla|alli|ahi)(?: mismo)?)?)?|(?:yo (?:naci|soy(?: de)?)|naci yo)(?: (?:tambien|igual))? (?:alla|alli|ahi)(?: mismo)?(?: (?:tambien|igual))?)$/;

/** "nací en Cuba pero vivo en Estados Unidos". */
export function bornIn(mentions: readonly Mention[], text: string): string | undefined {
  const matches = mentions.filter((mention) => {
    const words = plainText(mention.tokens);
    return new RegExp(
      `\\b(naci|nacio|nacid[oa]|soy|es|origen|originari[oa]) (aqui |alla )?(en|de|del) (el |la |los )?${words}\\b`,
    ).test(text);
  });
  const codes = codesOf(matches);
  return codes.length === 1 ? codes[0] : undefined;
}

/** Two countries with nothing but a "no" between their names, where both are written or said in the same way. */
export function deniedAmong(words: readonly Token[], mentions: readonly Mention[]): readonly string[] | undefined {
  const [first, second, ...more] = mentions.filter(({ sort }) => sort === "name");
  const [one, other] = [first?.codes ?? [], second?.codes ?? []];
  if (first === undefined || second === undefined || more.length > 0 || one.length !== 1 || other.length !== 1)
    return undefined;
  const between = words.slice(
    words.indexOf(first.tokens.at(-1) as Token) + 1,
    words.indexOf(second.tokens[0] as Token),
  );
  return one[0] !== other[0] && /^(no|not)( (de|en|la|el))*$/.test(plainText(between)) ? [...one, ...other] : undefined;
}
