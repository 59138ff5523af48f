import type { Parts } from "../clauses/denials.ts";
import { folded, type Mention } from "../clauses/fold.ts";
import { type Believed, judged, unreadable } from "../clauses/judge.ts";
import { readFolded } from "../clauses/read-folded.ts";
import type { Interpretation } from "../interpretation.ts";
import { chosen } from "../reading.ts";
import { spanOf, type Token, tokensOf } from "../words/tokens.ts";
import { isLabel } from "./grammar/items.ts";
import { wordsOf } from "./grammar/join.ts";
import { monthOf } from "./grammar/months.ts";
import { orderTold } from "./grammar/order-told.ts";
import { endOfNumber } from "./grammar/said-again.ts";
import { withoutCalendarTalk } from "./grammar/sources.ts";
import { dateSlot } from "./slot.ts";

type Words = readonly Token[];
type Read = (words: Words) => Interpretation;

const ofDates: Parts = {
  isPart: (token) => token !== undefined && isPart(token),
  isSmall: /^(?:es|era|fue|el|los|del?|en|mes|dia|ano|un|naci|nacio|yo|soy)$/,
  isLabel,
};

/** Reads a date with all that is taken back, denied or told again in it. */
export function readDate(given: Words, read: Read): Interpretation {
  const tokens = withoutCalendarTalk(given);
  // "12/17/62, aquí es al revés, mes primero": words that take back elsewhere may be of the answer.
  const ordered = orderTold(tokens) && read(tokens);
  if (ordered?.status === "value") return ordered;
  const fold = (ways: readonly (readonly Mention[])[]) => foldedDate(ways, read, tokens);
  return readFolded(tokens, { kind: "date", parts: ofDates, read, fold }) ?? relabelled(tokens, read);
}

/** What some ways to part the words come to: one date, which of two, or what is missing of one. */
export function foldedDate(ways: readonly (readonly Mention[])[], read: Read, tokens: Words): Interpretation {
  const held = ways.flatMap((mentions) => folded(mentions, dateSlot(read)));
  const sorted = held.sort((one, other) => one.cost - other.cost);
  const said = new Map<string, number>();
  for (const { state, cost } of sorted) {
    const words = wordsOf(state.parts);
    if (!said.has(words)) said.set(words, cost);
  }
  const readings = [...said].map(([words, cost]) => ({ reading: read(tokensOf(words)), cost }));
  const [likeliest] = readings.filter(({ reading }) => isDate(reading) || isPartial(reading));
  const isWhole = likeliest === undefined || isDate(likeliest.reading);
  const value = isWhole ? judged(readings.flatMap(({ reading, cost }) => believed(reading, cost))) : likeliest.reading;
  // What is likeliest cannot be, and is told so: "30 de febrero".
  const impossible = readings.find(({ reading }) => reading.parts !== undefined && !isDate(reading)) ?? readings[0];
  const asked = value ?? (impossible?.reading.status === "ask" ? impossible.reading : undefined);
  return asked === undefined ? unreadable(read(ways[0]?.at(-1)?.words ?? tokens)) : { ...asked, spans: spanOf(tokens) };
}

function isDate({ status, candidates }: Interpretation): boolean {
  return status === "value" || candidates.length > 0;
}

/** Some of it is known, and a date could come of it. */
function isPartial({ parts, warnings }: Interpretation): boolean {
  return parts !== undefined && !warnings.includes("impossible");
}

function believed(reading: Interpretation, cost: number): readonly Believed[] {
  const dates = reading.status === "value" ? [reading] : reading.candidates.map((one) => chosen(one));
  return dates.map((one) => ({ reading: one, cost, isPutRight: true }));
}

/** "4 de junio de 1983, el mes es julio": a part that is told again by its name, with nothing that takes back. */
function relabelled(tokens: Words, read: Read): Interpretation {
  const once = read(tokens);
  if (once.status === "value" || once.candidates.length > 0) return once;
  const starts = tokens.flatMap((token, at) => (isLabel(token) && tokens.slice(0, at).some(isPart) ? [at] : []));
  if (starts.length === 0) return once;
  const mentions = [0, ...starts].map((start, at): Mention => {
    return { relation: at === 0 ? "answers" : "goes-on", words: tokens.slice(start, [...starts, tokens.length][at]) };
  });
  const told = folded(mentions, dateSlot(read)).filter(({ state }) => state.isPutRight);
  const values = told.flatMap(({ state, cost }) => believed(read(tokensOf(wordsOf(state.parts))), cost));
  const value = judged(values);
  return value === undefined ? once : { ...value, spans: spanOf(tokens) };
}

function isPart(token: Token): boolean {
  return (
    (token.kind === "word" && monthOf(token.plain) !== undefined) ||
    (token.plain !== "un" && endOfNumber([token], 0) === 1)
  );
}
