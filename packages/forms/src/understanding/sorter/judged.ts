import { understood } from "../../answers/reading.ts";
import { isPause, type Token, tokensOf } from "../../answers/words/tokens.ts";
import { isFamilyName } from "../../names/family-names.ts";
import { isGivenName } from "../../names/given-names.ts";
import { type Act, asActs, isBeside, type Moment, one, type Understanding } from "../act.ts";
import { refusalIn } from "../verdicts/refused.ts";
import { behindYes, supposes } from "../verdicts/verdict.ts";
import { type Beside, saidBeside } from "./beside.ts";
import { learnedAct } from "./learned-act.ts";
import { sorted } from "./sorter.ts";

/** Understands some words by the rules alone. */
type ByRules = (text: string) => Understanding;

/**
 * What some words do, of what the rules made of them and what was learned: the learned act where it is likely enough, and
 * may be done where they were said. No answer in them is lost to it.
 */
export function judged(text: string, byRules: Understanding, moment: Moment, understand: ByRules): Understanding {
  if (byRules.isNamed) return byRules;
  const special = supposed(text, byRules, moment) ?? agreedBeside(text, byRules, moment);
  if (special !== undefined) return special;
  const found = learnedAct(text, byRules.acts, moment);
  const parted = moment.expects.kind === "answer" ? answerBeside(text, byRules, moment, understand) : undefined;
  if (parted !== undefined || found === undefined) return parted ?? byRules;
  const isAgreed = moment.expects.kind === "verdict" && isBeside(found) && refusalIn(text) === undefined;
  return isAgreed && behindYes(text) !== undefined ? one({ kind: "affirm" }, found) : one(found);
}

/** "Si me equivoco me regañan": what a "si" without its accent supposes, where it surely asks, agrees to nothing. */
function supposed(text: string, byRules: Understanding, moment: Moment): Understanding | undefined {
  const isYes = moment.expects.kind === "verdict" && byRules.acts.some(({ kind }) => kind === "affirm");
  if (!isYes || !supposes(text)) return undefined;
  const act = learnedAct(text, [{ kind: "none" }], moment);
  return act?.kind === "ask" ? one(act) : undefined;
}

/** "Sí, cada vez que entro me cobran": a yes to what was read back, and words that are surely beside it. */
function agreedBeside(text: string, byRules: Understanding, moment: Moment): Understanding | undefined {
  if (moment.expects.kind !== "verdict" || byRules.acts.some(({ kind }) => kind === "affirm")) return undefined;
  const words = refusalIn(text) === undefined ? behindYes(text) : undefined;
  if (words === undefined || !words.includes(" ")) return undefined;
  const beside = saidBeside(words, moment, true) ?? behindMoreYes(words, moment);
  return beside && one({ kind: "affirm" }, ...(beside.act ? [beside.act] : []));
}

/** "... así está en mi mica, pero oiga, ¿y si me equivoco?": the yes goes on before what is beside it. */
function behindMoreYes(words: string, moment: Moment): Beside | undefined {
  const found = [...words.matchAll(/[\s,;]+(?=(?:pero|oiga|oye)(?!\p{L}))/giu)];
  for (const { index } of found) {
    const [head, tail] = [words.slice(0, index), words.slice(index)];
    const [first] = sorted(head, [{ kind: "none" }], moment) ?? [];
    const goesOn =
      first !== undefined && first.likelihood >= leastToGoOn && (first.sort === "affirm" || first.sort === "none");
    const beside = goesOn ? saidBeside(tail, moment, true) : undefined;
    if (beside !== undefined) return beside;
  }
  return undefined;
}

/** So likely what stands between a yes and what is beside it must be no part of a correction. */
const leastToGoOn = 0.5;

/** So many ways to part an answer from what is beside it are read. */
const mostWays = 4;
/** So likely an answer is one from its first word to its last. */
const leastWhole = 0.8;
/** Where both are not even so likely, nothing is parted. */
const leastRank = 0.3;
/** Of two places alike that which leaves the answer one word more is so many times likelier. */
const ofWord = 1.03;

/** "Casada, por segunda ocasión me lo pide": the words that are surely an answer, and the rest that surely is none. */
function answerBeside(
  text: string,
  { acts: [known, more] }: Understanding,
  moment: Moment,
  understand: ByRules,
): Understanding | undefined {
  const { field } = moment;
  // Of an answer with what is beside it nothing is left to be parted, and a yes or a no in a question is part of it.
  if (more !== undefined || field === undefined || field.extra !== undefined || isAskedWhole(text)) return undefined;
  const value = known.kind === "inform" ? known.reading.value : undefined;
  const [whole] = sorted(text, [known], moment) ?? [];
  if (value !== undefined && whole?.sort === "answer" && whole.likelihood >= leastWhole) return undefined;
  const ways = waysToPart(text, { moment, isPaused: true });
  for (const { own, beside, isFirst } of [...ways, ...waysToPart(text, { moment, isPaused: false })]) {
    const [act, other] = understand(own).acts;
    const isRead = act.kind === "inform" && act.field === field.id && act.reading.status === "value";
    if (!isRead || other !== undefined) continue;
    // Where the whole was read, a part of it is no other answer; where it was not, talk may tell why it is none.
    const isSame = JSON.stringify(act.reading.value) === JSON.stringify(value);
    const isNew = value === undefined && beside.act !== undefined && field.kind !== "address";
    if (!isNew && !isSame) continue;
    const also = beside.act ? [beside.act] : [];
    return { acts: isFirst ? [act, ...also] : asActs([...also, act]), own };
  }
  return undefined;
}

/** "¿Sí tengo que decirlo?": one question from its first word to its last. */
function isAskedWhole(text: string): boolean {
  return /^\P{L}*¿[^?]*\?\P{L}*$/u.test(text);
}

/** The likeliest ways in which some words are an answer and what is beside it, parted where one pauses, or where one does not. */
function waysToPart(
  text: string,
  { moment, isPaused }: { readonly moment: Moment; readonly isPaused: boolean },
): readonly Way[] {
  const tokens = tokensOf(text);
  const ways = tokens.flatMap(({ kind, isGlued, start }, at) => {
    const [before, next] = tokens.slice(at - 1, at + 1);
    if (at === 0 || kind === "mark" || isGlued || before === undefined || isPause(before) !== isPaused) return [];
    // "Rosa Elena | Prado Luna no se me irá a borrar": no name is parted.
    if (moment.field?.kind === "name" && !isPaused && isName(before) && isName(next)) return [];
    const [head, tail] = [text.slice(0, start), text.slice(start)];
    return [wayOf(head, tail, { isFirst: true, moment }), wayOf(tail, head, { isFirst: false, moment })];
  });
  const likely = ways.flatMap((way) => (way && way.rank >= leastRank ? [way] : []));
  return likely.toSorted((one, other) => other.rank - one.rank).slice(0, mostWays);
}

function isName(token: Token | undefined): boolean {
  return token !== undefined && (isGivenName(token.plain) || isFamilyName(token.plain));
}

interface Way {
  readonly own: string;
  readonly beside: Beside;
  /** Whether the answer is said first. */
  readonly isFirst: boolean;
  /** How likely both are what they are taken for. */
  readonly rank: number;
}

function wayOf(
  own: string,
  other: string,
  { isFirst, moment }: { readonly isFirst: boolean; readonly moment: Moment },
): Way | undefined {
  const beside = saidBeside(other, moment);
  if (beside === undefined) return undefined;
  const likely = sorted(own, [readAs(own)], moment)?.find(({ sort }) => sort === "answer")?.likelihood ?? 0;
  return { own, beside, isFirst, rank: likely * beside.likelihood * ofWord ** own.split(" ").length };
}

/** Some words as they are sorted where their reader reads them. */
function readAs(text: string): Act {
  return { kind: "inform", field: "", text, reading: understood({ value: "", english: "" }) };
}
