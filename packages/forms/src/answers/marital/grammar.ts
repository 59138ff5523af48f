import { contrast } from "../clauses/cues.table.ts";
import { numberWord } from "../numbers/vocabulary.ts";
import { atStart, somewhere, wordsOf } from "../words/phrases.ts";
import { isPause, type Token } from "../words/tokens.ts";
import {
  behindPhrases,
  clauseWords,
  comingPhrases,
  denyingWords,
  neverWords,
  nowPhrases,
  ofAnotherPhrases,
  ofSelfPhrases,
  pastPhrases,
  spanWords,
  thenPhrases,
} from "./clauses.table.ts";
import { lifePhrases } from "./words.table.ts";

/** What a life is told with: a state, an event, or what stands around them. */
export type Told = keyof typeof lifePhrases;

/** One thing that was told, in the order of the words. */
export interface Item {
  readonly told: Told;
  /** Its own words. */
  readonly words: string;
  readonly clause: number;
  /** The words of its clause. */
  readonly said: string;
  readonly isDenied: boolean;
  /** It was denied for all time: "nunca me casé". */
  readonly isNever: boolean;
  readonly time: "past" | "now" | "coming" | undefined;
  /** It is told by how long it was: "cuarenta años de casados". */
  readonly isSpan: boolean;
  /** It is told as what came next. */
  readonly isThen: boolean;
  /** Whose life it is, where the words say so. */
  readonly whose: "self" | "other" | undefined;
}

const sticky = (table: string) => new RegExp(somewhere(table).source, "y");
const all = (table: string) => new RegExp(somewhere(table).source, "g");
const ways = Object.entries(lifePhrases).map(([told, table]) => [told as Told, sticky(table)] as const);
const around: ReadonlySet<Told> = new Set(["spouse", "mate", "gone", "church", "law", "pending", "beside"] as const);
const denying = wordsOf(denyingWords);
const never = wordsOf(neverWords);
const beginsClause = wordsOf(`${clauseWords} ${contrast}`);
const begins = wordsOf("soy estoy somos estamos sigo seguimos es esta i'm we're she's he's");
const isTime = wordsOf(spanWords);
const coming = somewhere(comingPhrases);
const past = somewhere(pastPhrases);
const now = somewhere(nowPhrases);
const behindPast = atStart(behindPhrases.past);
const behindNow = atStart(behindPhrases.now);
const then = somewhere(thenPhrases);
const ofAnother = all(ofAnotherPhrases);
const ofSelf = all(ofSelfPhrases);
/** "no se casó", "no me he casado", "hasn't married": at no time so far. */
const soFar = /\b(he|ha|hemos|han|haven't|hasn't|didn't)( (estado|been|ever|got|gotten))?$/;

interface Found {
  readonly told: Told;
  readonly from: number;
  readonly to: number;
}

/** Everything that is told of a life, clause by clause. */
export function itemsOf(tokens: readonly Token[]): readonly Item[] {
  const items: Item[] = [];
  let whose: Item["whose"];
  const clauses = clausesOf(tokens);
  for (const [clause, said] of clauses.entries()) {
    const found = foundIn(said);
    for (const [at, { told, from, to }] of found.entries()) {
      whose = whoseAt(said, to) ?? whoseAt(said, said.length) ?? whose;
      const before = wordsBefore(said, from, found.slice(0, at));
      const isBehind = isDeniedBehind(said, to, found.slice(at + 1), clauses[clause + 1]);
      const denial = before.findLast((word) => denying.has(word));
      const isDenied = denial !== undefined || isBehind !== undefined;
      const lead = said.slice(0, from).trimEnd();
      items.push({
        told,
        words: said.slice(from, to),
        clause,
        said,
        isDenied,
        isNever: isDenied && (before.some((word) => never.has(word)) || isBehind === "never" || isSoFar(told, lead)),
        time: timeOf(said, to),
        isSpan: isSpan(lead) && !goesOnNow.test(lead),
        isThen: then.test(lead) || /^(y|and|ahora)\b/.test(said),
        whose,
      });
    }
    whose = whoseAt(said, said.length) ?? whose;
  }
  return items;
}

/** The clauses of an answer: parted by pauses, and by the words that go on. */
function clausesOf(tokens: readonly Token[]): readonly string[] {
  const clauses: string[][] = [[]];
  for (const token of tokens) {
    const words = clauses.at(-1) as string[];
    const isLaugh = /^(j[aei]){1,4}$/.test(token.plain);
    if (isPause(token) || isLaugh) clauses.push([]);
    if (token.kind === "mark" || isLaugh) continue;
    const isAnew =
      begins.has(token.plain) &&
      words.some((word) => denying.has(word)) &&
      !isDenial(words.at(-1)) &&
      words.at(-1) !== "que";
    const isPair =
      /^(marido y|husband and|hasta que|(crea|crean|creas|piense|piensen|pensar|creer|imagine|think|significa) que)$/.test(
        `${words.at(-1)} ${token.plain}`,
      );
    if (words.length > 0 && !isPair && (beginsClause.has(token.plain) || isAnew)) clauses.push([token.plain]);
    else clauses.at(-1)?.push(token.plain);
  }
  return clauses.filter((words) => words.length > 0).map((words) => words.join(" ").replace(/\bno mas\b/g, "nomas"));
}

function isSpan(lead: string): boolean {
  const before = span.exec(lead)?.groups?.["before"];
  return lead.endsWith("estando") || (before !== undefined && (isTime.has(before) || numberWord(before) !== undefined));
}

/** "Ahora llevo diecisiete años de casada": that marriage is today's. */
const goesOnNow = /\b(?:ahora|ahorita|actualmente)\b.*\b(?:llevo|llevamos|tengo|tenemos|voy|vamos)\b/;

const span = /(?:^| )(?<before>\S+)(?: de)?$/;

function isDenial(word: string | undefined): boolean {
  return word !== undefined && (denying.has(word) || /^(me|se|nos|ya|todavia|aun|i|we)$/.test(word));
}

/** At each word the longest phrase that begins there; the first of the table where two are as long. */
function foundIn(said: string): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < said.length; ) {
    let best: Found | undefined;
    for (const [told, words] of ways) {
      words.lastIndex = at;
      if (words.test(said) && words.lastIndex > (best?.to ?? at)) best = { told, from: at, to: words.lastIndex };
    }
    if (best !== undefined) found.push(best);
    const next = said.indexOf(" ", best?.to ?? at);
    at = next < 0 ? said.length : next + 1;
  }
  return found;
}

/** The words before a place, from what was told last: a denial reaches no further, but over "o". */
function wordsBefore(said: string, from: number, found: readonly Found[]): readonly string[] {
  const last = found.findLast(({ told, to }) => !around.has(told) && !/^ ?(o|or)( |$)/.test(said.slice(to, from)));
  return said
    .slice(last?.to ?? 0, from)
    .trim()
    .split(" ");
}

/** "casados no somos", "divorcio no hay", "casarse nunca": denied behind, where nothing else is. */
function isDeniedBehind(
  said: string,
  to: number,
  rest: readonly Found[],
  nextClause = "",
): "never" | "not" | undefined {
  const behind = said.slice(to).trim();
  const next = behind.split(" ")[0] ?? "";
  if (!denying.has(next) || next === "sin" || rest.some(({ told }) => !around.has(told))) return undefined;
  // "Casado no soy, ni he sido": at no time so far.
  const words = nextClause.startsWith("ni ") ? `${behind} ${nextClause}` : behind;
  // "Casados, no hemos roto ni nada": what follows denies something else.
  if (!ofState.test(behind)) return undefined;
  const isNever = words.split(" ").some((word) => never.has(word)) || hasBeen.test(words);
  return isNever ? "never" : "not";
}

const ofState =
  /^\S+( (ya|me|nos|se|lo|la|le|todavia|aun|yo|el|ella|nunca))*( (soy|somos|es|son|esta|estan|estoy|estamos|estaba|fui|fue|fuimos|era|hay|hubo|va|tengo|tuve|case|caso|casamos|am|is|are|was|been|sido|(he|ha|hemos|han) (sido|estado|tenido|habido)|quiero)( \w+){0,2})?( (pues|mas|senor|senora|senorita|todavia|aun))*$/;
const hasBeen = /\b(he|ha|hemos|han|haya) (sido|estado)\b/;

function isSoFar(told: Told, lead: string): boolean {
  // "ella ya no se casó" tells of after another marriage.
  if (/\bnadie\b|\bya no( se| me| nos)?$/.test(lead)) return false;
  return told === "marry" || (told === "married" && soFar.test(lead));
}

function timeOf(clause: string, to: number): Item["time"] {
  const said = clause.slice(0, to);
  if ((coming.exec(clause)?.index ?? to) < to) return "coming";
  const behind = clause.slice(to).trimStart();
  if (behindPast.test(behind)) return "past";
  if (behindNow.test(behind)) return "now";
  if (now.test(said)) return "now";
  return past.test(said) ? "past" : undefined;
}

/** Whose life is told of up to a place: who was named last. */
function whoseAt(said: string, to: number): Item["whose"] {
  const last = (words: RegExp) => [...said.matchAll(words)].findLast(({ index }) => index < to)?.index ?? -1;
  const [other, self] = [last(ofAnother), last(ofSelf)];
  return other < 0 && self < 0 ? undefined : other >= self ? "other" : "self";
}
