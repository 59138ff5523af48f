import { numeralsAt } from "../../numbers/numerals.ts";
import type { Token } from "../../words/tokens.ts";
import type { DateItem } from "./items.ts";
import { type SmallPart, smallParts, type YearPart, yearParts } from "./parts.ts";

/** A date as said, whole or in part. */
export interface SaidDate {
  readonly day?: number;
  readonly month?: number;
  readonly year?: number;
  readonly isShortYear: boolean;
  /** Said in numbers only, so that day and month could be mixed up. */
  readonly isNumeric: boolean;
  readonly cost: number;
  /** The parts it was put together from. */
  readonly sources: readonly (NumberItem | MonthItem)[];
}

/** The tokens a date comes from, in order. */
export function tokensOfDate({ sources }: SaidDate): readonly Token[] {
  return sources.flatMap((item) => item.tokens).sort((one, other) => one.start - other.start);
}

type NumberItem = Extract<DateItem, { kind: "number" }>;
type MonthItem = Extract<DateItem, { kind: "month" }>;
type Role = "D" | "M" | "Y";

/** Every way to put the parts together. */
export function saidDates(items: readonly DateItem[]): readonly SaidDate[] {
  const months = items.filter((item): item is MonthItem => item.kind === "month");
  if (months.length === 0) return numericDates(items);
  return months.flatMap((month) => namedDates(items, month));
}

/** "15 de marzo de 1985", "March 15, 1985", "2020-sep-23", "el 10 de octubre ... del 79". */
function namedDates(items: readonly DateItem[], month: MonthItem): readonly SaidDate[] {
  const at = items.indexOf(month);
  const before = reach(items, at, -1);
  const after = reach(items, at, 1);
  const found: SaidDate[] = [];
  const put = (day: Filled | undefined, year: Filled | undefined, cost = 0) => {
    // "el diecinueve, june nineteenth": the day said again is no year.
    const isAgain = year?.isShort === true && year.value === day?.value && year.item.link !== "de";
    if (!isAgain) found.push(said({ day, year, month, cost }));
  };
  const roles = (numbers: readonly NumberItem[], order: readonly Role[]) => fill(numbers, order);
  for (const [day] of roles(before.slice(0, 1), ["D"])) {
    put(day, undefined, 10);
    for (const [year] of roles(after.slice(0, 1), ["Y"])) put(day, year);
    // "15 de marzo de 1985" leaves nothing to doubt.
    if (found.some((date) => date.cost === 0)) return found;
    for (const year of yearsElsewhere(items, [day?.item, month])) put(day, year, 1);
  }
  // "Agosto de dos mil cinco" is a month of 2005, never the second of August of the year 1005.
  const isYearAlone = after[0] !== undefined && isFullYear(after[0]) && before.length === 0;
  for (const order of [["D", "Y"] as const, ["Y", "D"] as const]) {
    if (isYearAlone && after.length === 1) break;
    for (const filled of [...roles(after.slice(0, 1), order), ...roles(after.slice(0, 2), order)]) {
      put(filled[order.indexOf("D")], filled[order.indexOf("Y")], before.length > 0 ? 4 : 0.5);
    }
  }
  for (const [day] of roles(after.slice(0, 1), ["D"])) {
    // "mayo del dos" is likelier of 2002.
    put(day, undefined, day?.item.link === "de" ? 11 : 10);
    for (const [year] of roles(before.slice(0, 1), ["Y"])) put(day, year, year?.isShort ? 3 : 0.5);
    for (const year of yearsElsewhere(items, [day?.item, month])) put(day, year, 1);
  }
  for (const [year] of roles(after.slice(0, 1), ["Y"])) put(undefined, year, 10);
  // "En el noventa y siete, como en octubre": no day is so many.
  for (const year of yearsElsewhere(items, [month])) if (!mayBeDay(year.item)) put(undefined, year, 10);
  if (found.length === 0) put(undefined, undefined, 20);
  return found;
}

function mayBeDay({ tokens }: NumberItem): boolean {
  return smallParts(tokens).some(({ value }) => value <= 31);
}

/** Tells whether a number is a whole modern year as it was said, with nothing to cut off. */
export function isFullYear({ tokens, label, ordinal }: NumberItem): boolean {
  if (label === "day" || label === "month" || ordinal !== undefined || tokens.length > longestDate) return false;
  return yearParts(tokens).some(({ isShort, cost, value }) => !isShort && cost === 0 && value >= 1500 && value < 2200);
}

/** "el 3 del 5 del 90", "03/15/1985", "quince tres ochenta y cinco". */
function numericDates(items: readonly DateItem[]): readonly SaidDate[] {
  const found: SaidDate[] = [];
  const orders: readonly (readonly Role[])[] = [
    ["D", "M", "Y"],
    ["M", "D", "Y"],
    ["Y", "M", "D"],
    ["Y", "D", "M"],
  ];
  for (const [at, item] of items.entries()) {
    if (item.kind !== "number") continue;
    const chain = [item, ...reach(items, at, 1)];
    const starts = at > 0 && isLinked(item) && items[at - 1]?.kind === "number";
    if (starts) continue;
    for (const count of [1, 2, 3]) {
      if (chain.length < count) continue;
      for (const order of orders) {
        for (const filled of fill(chain.slice(0, count), order)) {
          const [day, month, year] = (["D", "M", "Y"] as const).map((role) => filled[order.indexOf(role)]);
          if (year?.isShort && (order[0] === "Y" || chain.length > count)) continue;
          found.push(said({ day, year, numericMonth: month, cost: 0 }));
        }
      }
    }
    for (const filled of chain.length === 2 ? fill(chain, ["D", "M"]) : []) {
      found.push(said({ day: filled[0], numericMonth: filled[1], cost: 10 }));
    }
  }
  return found;
}

/** The numbers next to a place, with nothing but links between, nearest first. */
function reach(items: readonly DateItem[], from: number, step: 1 | -1): readonly NumberItem[] {
  const numbers: NumberItem[] = [];
  for (let at = from + step; at >= 0 && at < items.length; at += step) {
    const item = items[at];
    if (item?.kind === "weekday") continue;
    if (item?.kind !== "number") break;
    numbers.push(item);
    if (step === -1) break;
  }
  return numbers;
}

function isLinked(item: NumberItem): boolean {
  return item.link !== "words";
}

interface Filled extends SmallPart {
  readonly item: NumberItem;
  readonly isShort?: boolean;
}

/** No date has more number words than this in a row: "treinta y uno doce mil novecientos noventa y nueve" has ten. */
const longestDate = 14;

/** Every way the numbers, cut where needed, can be read as the roles in this order, leaving nothing out. */
function fill(numbers: readonly NumberItem[], order: readonly Role[]): readonly (readonly Filled[])[] {
  const [number, ...others] = numbers;
  if (numbers.some((item) => item.tokens.length > longestDate)) return [];
  if (number === undefined) return order.length === 0 ? [[]] : [];
  const found: (readonly Filled[])[] = [];
  const most = order.length - others.length;
  for (let count = 1; count <= most; count++) {
    for (const head of split(number, order.slice(0, count))) {
      for (const rest of fill(others, order.slice(count))) found.push([...head, ...rest]);
    }
  }
  return found;
}

function split(item: NumberItem, order: readonly Role[], from = 0): readonly (readonly Filled[])[] {
  const [role, ...others] = order;
  if (role === undefined) return [];
  if (others.length === 0) return parts(item, role, item.tokens.slice(from)).map((part) => [part]);
  const found: (readonly Filled[])[] = [];
  for (let end = from + 1; end < item.tokens.length; end++) {
    const cut = cutCost(item.tokens, from, end);
    // "dos mil ocho" is one year, never the year 2000 and a day.
    if (cut > 0 && role === "Y") continue;
    for (const part of parts(item, role, item.tokens.slice(from, end))) {
      for (const rest of split(item, others, end)) found.push([{ ...part, cost: part.cost + cut }, ...rest]);
    }
  }
  return found;
}

/** Cutting a number in two where its words make one costs more: "dos mil | diez". */
function cutCost(tokens: readonly Token[], from: number, cut: number): number {
  for (let at = from; at < cut; at++) {
    if (numeralsAt(tokens, at).some((numeral) => numeral.end > cut && numeral.cost === 0)) return 3;
  }
  return 0;
}

function parts(item: NumberItem, role: Role, tokens: readonly Token[]): readonly Filled[] {
  const label = { D: "day", M: "month", Y: "year" }[role];
  if (item.label !== undefined && item.label !== label) return [];
  if (item.countsThings && role !== "Y") return [];
  if (item.ordinal !== undefined) {
    return role === "D" && item.ordinal <= 31 ? [{ item, value: item.ordinal, cost: 0 }] : [];
  }
  if (role === "Y")
    return yearParts(tokens)
      .filter((part) => isYear(item, part))
      .map((part) => ({ ...part, item }));
  return smallParts(tokens)
    .filter((part) => role === "D" || part.value <= 12)
    .map((part) => ({ ...part, item }));
}

function isYear(item: NumberItem, part: YearPart): boolean {
  return !part.isShort || !item.countsThings;
}

/** A year said apart: "nací en el 79". */
function yearsElsewhere(items: readonly DateItem[], used: readonly (DateItem | undefined)[]): readonly Filled[] {
  return items
    .filter((item): item is NumberItem => item.kind === "number" && !used.includes(item) && !item.countsThings)
    .flatMap((item) =>
      yearParts(item.tokens)
        .filter((part) => !part.isShort || item.link === "de" || item.label === "year")
        .map((part) => ({ ...part, item })),
    );
}

function said(of: {
  readonly day?: Filled | undefined;
  readonly year?: Filled | undefined;
  readonly month?: MonthItem;
  readonly numericMonth?: Filled | undefined;
  readonly cost: number;
}): SaidDate {
  const month = of.month?.month ?? of.numericMonth?.value;
  const sources = [of.day?.item, of.month, of.numericMonth?.item, of.year?.item].filter((item) => item !== undefined);
  return {
    ...(of.day && { day: of.day.value }),
    ...(month !== undefined && { month }),
    ...(of.year && { year: of.year.value }),
    isShortYear: of.year?.isShort === true,
    isNumeric: of.month === undefined,
    cost: of.cost + (of.day?.cost ?? 0) + (of.year?.cost ?? 0) + (of.numericMonth?.cost ?? 0),
    sources,
  };
}
