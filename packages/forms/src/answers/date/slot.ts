import type { Held, Mention, Slot } from "../clauses/fold.ts";
import type { Interpretation } from "../interpretation.ts";
import type { Token } from "../words/tokens.ts";
import type { SaidDate } from "./grammar/assemble.ts";
import { partsSaid } from "./grammar/clauses.ts";
import { isLabel } from "./grammar/items.ts";
import { type DateParts, isOther, longer, partNames } from "./grammar/join.ts";
import { smallParts } from "./grammar/parts.ts";

type Words = readonly Token[];
type Part = keyof DateParts;

/** What it costs to believe that a part is meant where nothing tells that it is. */
const costs = {
  /** A part before the one that was said last. */
  earlier: 0.4,
  /** A number that is not like the one it takes the place of. */
  unlike: 1.2,
  /** Behind "el" no year stands, and behind "del" no day. */
  article: 1.2,
  /** Another century than the one that was said. */
  century: 0.8,
  /** Another part than the one that was denied. */
  otherPart: 1,
  /** What puts right adds something, and changes nothing. */
  idle: 1,
  /** "El 22 no el 23": either may be denied. */
  contrast: 0.3,
  /** No date can be made of what was said. */
  unread: 1.5,
  /** A year of one digit. */
  oneDigit: 0.8,
  /** "Ochenta, digo, tres": more than the last digit is said anew. */
  noDigit: 0.6,
} as const;

/** The parts of a date so far, which was said last, and whether something was put right. */
export interface DateSoFar {
  readonly parts: DateParts;
  readonly last?: Part;
  /** What stood in the place of a part before it was put right. */
  readonly old: DateParts;
  readonly isPutRight: boolean;
}

/** One way to read what was said at once. */
interface Way {
  readonly parts: DateParts;
  readonly cost: number;
  readonly last?: Part;
  /** It is one number that may be of several parts. */
  readonly isOpen?: boolean;
  /** Nothing stands before that number. */
  readonly isBare?: boolean;
}

/**
 * How a part of a date is taken into what is known of it: month for month, the number that is likest or was said last.
 * @param read reads a date
 */
export function dateSlot(read: (words: Words) => Interpretation): Slot<DateSoFar> {
  // A mention is read once, however many ways there are to understand what stands before it.
  const known = new Map<Mention, readonly Way[]>();
  const waysOf = (mention: Mention) => {
    const ways = known.get(mention) ?? readingsOf(mention, read);
    known.set(mention, ways);
    return ways;
  };
  return {
    empty: { parts: {}, old: {}, isPutRight: false },
    keyOf: ({ parts, last }) => [...partNames.map((name) => parts[name] ?? ""), last].join(" "),
    put: (state, mention) => {
      const ways = waysOf(mention);
      const held = putIn(state, mention, ways);
      const { denied = [], isUnsure = false, words } = mention;
      if (!isUnsure || isEmpty(state.parts)) return held;
      // "15 de mayo, perdón, dieciséis no quince".
      const isOld = ({ parts }: Way) =>
        changedIn(state, parts).every((name) => state.old[name] !== undefined && !isOther(name, state.old, parts));
      if (denied.length === 0 && ways.length > 0 && ways.some(isOld)) return keptBy(state, ways.filter(isOld));
      // "El 22 no el 23 de noviembre": either may be denied.
      const whole: Mention = { relation: "corrects", words: [...denied, ...words] };
      const other = denied.length > 0 ? putIn(state, whole, readingsOf(whole, read)) : keptBy(state, ways);
      return [...held, ...other].map((one) => ({ ...one, cost: one.cost + costs.contrast }));
    },
  };
}

function putIn(
  state: DateSoFar,
  { relation, words, denied = [] }: Mention,
  ways: readonly Way[],
): readonly Held<DateSoFar>[] {
  if (relation === "answers" || isEmpty(state.parts))
    return ways.length === 0
      ? [{ state, cost: costs.unread }]
      : ways.map((way) => ({ state: stateOf(state, way), cost: way.cost }));
  if (relation === "goes-on")
    return ways
      .filter(({ parts }) => changedIn(state, parts).length === 0 || words.some(isLabel))
      .map((way) => ({ state: stateOf(state, way), cost: way.cost }));
  const deniedWays = deniedIn(denied, state);
  return deniedWays.length > 0
    ? ways.flatMap((way) => insteadOf(state, way, deniedWays))
    : ways.flatMap((way) => anywhere(state, way));
}

/** What was said holds, and gets what it lacked. */
function keptBy(state: DateSoFar, ways: readonly Way[]): readonly Held<DateSoFar>[] {
  return ways.map((way) => ({ state: stateOf(state, { ...way, parts: addedBy(state, way) }), cost: way.cost }));
}

const nothing: Way = { parts: {}, cost: 0 };

/** What is denied: the parts that were said, where it may be of them. */
function deniedIn(denied: Words, { parts }: DateSoFar): readonly DateParts[] {
  const ways = denied.length === 0 ? [] : partsSaid(denied, false).map(partsOf);
  const said = ways.filter((way) =>
    partNames.some((name) => way[name] !== undefined && parts[name] !== undefined && !isOther(name, way, parts)),
  );
  return said.length > 0 ? said : ways;
}

/** What holds, in the place of what is denied; where it is of another part, it goes on. */
function insteadOf(state: DateSoFar, way: Way, denied: readonly DateParts[]): readonly Held<DateSoFar>[] {
  const changed = changedIn(state, way.parts);
  const isOfDenied = changed.every((name) => denied.some((parts) => parts[name] !== undefined));
  // What is denied goes, whether or not something stands in its place.
  const isSaid = (name: Part) =>
    denied.some((parts) => parts[name] !== undefined && !isOther(name, parts, state.parts));
  const left = Object.fromEntries(
    partNames.flatMap((name) => {
      const part = isSaid(name) && way.parts[name] === undefined ? undefined : state.parts[name];
      return part === undefined ? [] : [[name, part]];
    }),
  );
  const isGone = partNames.some((name) => state.parts[name] !== undefined && left[name] === undefined);
  const cost = way.cost + placeOf(state, way) + (isOfDenied ? 0 : costs.otherPart) + (isGone ? costs.otherPart : 0);
  return yearsOf({ ...state, parts: left }, way).map((one) => ({ ...one, cost: one.cost + cost }));
}

/** What puts right, where nothing but itself tells what of it. */
function anywhere(state: DateSoFar, way: Way): readonly Held<DateSoFar>[] {
  const changed = changedIn(state, way.parts);
  const isIdle = changed.length === 0 && Object.keys(addedBy(state, way)).length > 0;
  const cost = way.cost + placeOf(state, way) + (isIdle ? costs.idle : 0);
  return [
    ...yearsOf(state, way).map((one) => ({ ...one, cost: one.cost + cost })),
    ...(way.isBare ? lastDigitOf(state, way) : []),
  ];
}

/** What it costs to believe that a number that nothing names is of the part it would change. */
function placeOf(state: DateSoFar, way: Way): number {
  const [name] = changedIn(state, way.parts);
  if (way.isOpen !== true || name === undefined) return 0;
  return (state.last === name ? 0 : costs.earlier) + (isLike(state.parts[name], way, name) ? 0 : costs.unlike);
}

/** A year of two digits is of the century that was said, where one was. */
function yearsOf(state: DateSoFar, way: Way): readonly Held<DateSoFar>[] {
  const [old, anew] = [state.parts.year, way.parts.year];
  const free = { state: stateOf(state, way), cost: 0 };
  if (old?.length !== 4 || anew?.length !== 2) return [free];
  const year = old.slice(0, 2) + anew;
  return [
    { state: stateOf(state, { ...way, parts: { ...way.parts, year } }), cost: 0 },
    { ...free, state: { ...free.state, parts: { ...free.state.parts, year: anew } }, cost: costs.century },
  ];
}

/** "Cincuenta y nueve, corrijo, ocho". */
function lastDigitOf(state: DateSoFar, { parts: { day = "" } }: Way): readonly Held<DateSoFar>[] {
  const { year = "" } = state.parts;
  if (day.length !== 1 || year === "") return [];
  const parts = { year: year.slice(0, -1) + day };
  const cost = (state.last === "year" ? 0 : costs.earlier) + (year.endsWith("0") ? costs.noDigit : 0);
  return [{ state: stateOf(state, { parts, cost: 0, last: "year" }), cost }];
}

/** Of the same tens, with the same last digit, or near. */
function isLike(old: string | undefined, { parts }: Way, name: Part): boolean {
  const [one, other] = [old, parts[name]].map((part) => Number(part?.slice(-2)));
  if (one === undefined || other === undefined) return false;
  const isOfTens = one > 9 && other > 9;
  const isSameDigit = Math.floor(one / 10) === Math.floor(other / 10) || one % 10 === other % 10;
  return (isOfTens && isSameDigit) || Math.abs(one - other) <= 2;
}

function stateOf(state: DateSoFar, { parts, last }: Way): DateSoFar {
  const changed = changedIn(state, parts);
  const all: DateParts = Object.fromEntries(
    partNames.flatMap((name) => {
      const part = changed.includes(name) ? parts[name] : longer(state.parts[name], parts[name]);
      return part === undefined ? [] : [[name, part]];
    }),
  );
  const newest = last ?? state.last;
  const old = Object.fromEntries(changed.map((name) => [name, state.parts[name]]));
  return {
    parts: all,
    old: { ...state.old, ...old },
    ...(newest && { last: newest }),
    isPutRight: state.isPutRight || changed.length > 0,
  };
}

function changedIn({ parts }: DateSoFar, anew: DateParts): readonly Part[] {
  return partNames.filter((name) => isOther(name, parts, anew));
}

function addedBy({ parts: old }: DateSoFar, { parts }: Way): DateParts {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => old[name as Part] === undefined));
}

function isEmpty(parts: DateParts): boolean {
  return partNames.every((name) => parts[name] === undefined);
}

/** The ways to read what was said at once: a whole date as its reader knows it, else the parts that are there. */
function readingsOf({ words, relation }: Mention, read: (words: Words) => Interpretation): readonly Way[] {
  if (words.length === 0) return [nothing];
  const said = partsSaid(words, relation === "answers");
  const { status, value, candidates } = read(words);
  const wholes = status === "value" ? [value] : candidates.map((one) => one.value);
  if (wholes.length > 0)
    return wholes.map((whole) => {
      const [year = "", month, day] = String(whole)
        .split("-")
        .map((part) => part.replace(/^0(?=.$)/, ""));
      const isShort = said.some((one) => one.isShortYear && one.year === Number(year) % 100);
      const last = said[0] && lastOf(said[0]);
      return {
        parts: { ...(day && { day }), ...(month && { month }), year: isShort ? year.slice(-2) : year },
        cost: 0,
        ...(last && { last }),
      };
    });
  const values = new Set(said.map((one) => JSON.stringify(partsOf(one))));
  return said.map((one) => ({ ...wayOf(one, words), isOpen: isLoneNumber(one) && values.size > 1 }));
}

function isLoneNumber({ sources: [only, more] }: SaidDate): boolean {
  return more === undefined && only?.kind === "number";
}

function wayOf(said: SaidDate, words: Words): Way {
  const { sources, year, isShortYear } = said;
  const [only] = sources;
  const isLone = isLoneNumber(said);
  const isBare =
    isLone && only?.kind === "number" && only.link !== "de" && !only.hasArticle && only.label === undefined;
  const isOneDigit = isShortYear && (year ?? 0) < 10 && !words.some(({ plain }) => /^(?:0\d?|cero|oh?)$/.test(plain));
  const last = lastOf(said);
  return {
    parts: partsOf(said),
    // What a part costs by itself; what it lacks of a date costs nothing here.
    cost: (isLone ? 0 : said.cost % 10) + (isOdd(said) ? costs.article : 0) + (isOneDigit ? costs.oneDigit : 0),
    ...(last && { last }),
    isBare,
  };
}

/** "Del diez" as a day, "el diez" as a year. */
function isOdd(said: SaidDate): boolean {
  const items = inOrder(said);
  if (items.some(({ kind }) => kind === "month")) return false;
  const [first, last] = [items[0], items.at(-1)];
  const isDayOf = first?.kind === "number" && first.link === "de" && said.day !== undefined;
  const isYearOf = last?.kind === "number" && last.hasArticle && last.link !== "de" && lastOf(said) === "year";
  return (isDayOf && first.label === undefined) || (isYearOf && last.label === undefined);
}

function inOrder({ sources }: SaidDate): SaidDate["sources"] {
  const start = (item: SaidDate["sources"][number]) => item.tokens[0]?.start ?? 0;
  return [...sources].sort((one, other) => start(one) - start(other));
}

function partsOf({ day, month, year, isShortYear }: SaidDate): DateParts {
  return {
    ...(day !== undefined && { day: String(day) }),
    ...(month !== undefined && { month: String(month) }),
    ...(year !== undefined && { year: isShortYear ? String(year).padStart(2, "0") : String(year) }),
  };
}

/** The part that was said last. */
function lastOf(said: SaidDate): Part | undefined {
  const { day, year, sources } = said;
  const last = inOrder(said).at(-1);
  if (last === undefined || last.kind === "month") return last && "month";
  const isDay = day !== undefined && smallParts(last.tokens).some(({ value }) => value === day);
  return year === undefined || (isDay && sources.length > 1) ? "day" : "year";
}
