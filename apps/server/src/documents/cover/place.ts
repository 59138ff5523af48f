import type { Place } from "../review/review-items.ts";

/** Where a box is printed: "Part 2, número 4.a, página 1". */
export function placeText({ part, item, page }: Place): string {
  const before = beforeNumber(item);
  const where = before === undefined ? "A-Number" : `antes del número ${before}`;
  return `Part ${part}, ${/^\d/.test(item) ? `número ${item}` : where}, página ${page}`;
}

/** The same in English: "Part 2, item 4.a, p. 1". */
export function englishPlace({ part, item, page }: Place): string {
  const before = beforeNumber(item);
  const where = before === undefined ? "A-Number" : `before item ${before}`;
  return `Part ${part}, ${/^\d/.test(item) ? `item ${item}` : where}, p. ${page}`;
}

/** The form leads on to some of its items by a sentence without a number: "before 57". */
function beforeNumber(item: string): string | undefined {
  return /^before (\S+)$/.exec(item)?.[1];
}

/** Sorts places as the form's pages have them; what has none stands at the end. */
export function inFormOrder(one: Place | undefined, other: Place | undefined): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return one.page - other.page || one.part - other.part || itemOrder(one.item) - itemOrder(other.item);
}

/** "4.b" behind "4.a" and before "10"; what has no number stands at the top of its part. */
function itemOrder(item: string): number {
  const [, number = "0", letter = ""] = /^(\d+)(?:\.([a-z]))?/i.exec(beforeNumber(item) ?? item) ?? [];
  return Number(number) * 100 + (letter === "" ? 0 : letter.toLowerCase().charCodeAt(0) - 96);
}
