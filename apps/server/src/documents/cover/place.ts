import type { Place } from "../review/review-items.ts";

/** Where a box is printed: "Part 2, número 4.a, página 1". */
export function placeText({ part, item, page }: Place): string {
  return `Part ${part}, ${/^\d/.test(item) ? `número ${item}` : "A-Number"}, página ${page}`;
}

/** The same in English: "Part 2, item 4.a, p. 1". */
export function englishPlace({ part, item, page }: Place): string {
  return `Part ${part}, ${/^\d/.test(item) ? `item ${item}` : "A-Number"}, p. ${page}`;
}

/** Sorts places as the form's pages have them; what has none stands at the end. */
export function inFormOrder(one: Place | undefined, other: Place | undefined): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return one.page - other.page || one.part - other.part || itemOrder(one.item) - itemOrder(other.item);
}

/** "4.b" behind "4.a" and before "10"; what has no number stands at the top of its part. */
function itemOrder(item: string): number {
  const [, number = "0", letter = ""] = /^(\d+)(?:\.([a-z]))?/i.exec(item) ?? [];
  return Number(number) * 100 + (letter === "" ? 0 : letter.toLowerCase().charCodeAt(0) - 96);
}
