import type { SaidDate } from "./assemble.ts";
import type { DateItem } from "./items.ts";
import { smallParts, yearParts } from "./parts.ts";

type NumberItem = Extract<DateItem, { kind: "number" }>;

/** What a year costs where a day is likelier, and a day where a year is: "el cinco", "del ocho". */
const unlikely = 1;

/**
 * What one or two numbers without a month's name may be: "el cinco" a day, "del sesenta y dos" a year, "el cinco del
 * sesenta y dos" both, or a month and a year.
 */
export function loneParts(items: readonly DateItem[]): readonly SaidDate[] {
  if (items.some(({ kind }) => kind === "month")) return [];
  const numbers = items.filter((item): item is NumberItem => item.kind === "number" && !item.countsThings);
  const [first, second, third] = numbers;
  if (first === undefined || third !== undefined) return [];
  if (second === undefined) return partsOf(first);
  const behind = years(second).filter(({ isShortYear }) => second.link === "de" || !isShortYear);
  const before = [...days(first), ...(isSurelyDay(first) ? [] : months(first))];
  return before.flatMap((small) =>
    behind.map((year) => ({ ...small, ...year, cost: small.cost + year.cost, sources: numbers })),
  );
}

function partsOf(item: NumberItem): readonly SaidDate[] {
  const [asDay, asYear] = [days(item), years(item)];
  const isBehindDe = item.link === "de";
  const asMonth = item.label === "month" || (isBehindDe && item.label === undefined) ? months(item) : [];
  if (asDay.length === 0 || asYear.length === 0) return [...asDay, ...asMonth, ...asYear];
  const dearer = (said: SaidDate) => ({ ...said, cost: said.cost + unlikely });
  return isBehindDe ? [...asYear, ...asMonth, ...asDay.map(dearer)] : [...asDay, ...asYear.map(dearer)];
}

function isSurelyDay({ label, ordinal, hasArticle, link }: NumberItem): boolean {
  return label === "day" || ordinal !== undefined || (hasArticle && link !== "de");
}

function days(item: NumberItem): readonly SaidDate[] {
  if (item.label === "year" || item.label === "month") return [];
  const values = item.ordinal === undefined ? smallParts(item.tokens) : [{ value: item.ordinal, cost: 0 }];
  return values.filter(({ value }) => value <= 31).map(({ value, cost }) => lone(item, { day: value, cost }));
}

function months(item: NumberItem): readonly SaidDate[] {
  if (item.label === "year" || item.label === "day" || item.ordinal !== undefined) return [];
  const values = smallParts(item.tokens).filter(({ value }) => value <= 12);
  return values.map(({ value, cost }) => lone(item, { month: value, cost }));
}

function years(item: NumberItem): readonly SaidDate[] {
  if (item.label === "day" || item.label === "month" || item.ordinal !== undefined) return [];
  return yearParts(item.tokens).map(({ value, cost, isShort }) =>
    lone(item, { year: value, cost, isShortYear: isShort }),
  );
}

function lone(item: NumberItem, part: Partial<SaidDate> & { readonly cost: number }): SaidDate {
  return { isShortYear: false, isNumeric: false, sources: [item], ...part };
}
