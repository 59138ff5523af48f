import type { Box } from "../official-forms/boxes/form-boxes.ts";
import type { CellText } from "../paper/table.ts";

type Place = Pick<Box, "part" | "item" | "page">;

/** Where a box is printed, as words that lead to its page: "Part 2, item 4.a, pág. 1". */
export function placeLink({ part, item, page }: Place, size = 8): CellText {
  return { size, text: `Part ${part}, ${itemText(item)}, pág. ${page}`, page };
}

function itemText(item: string): string {
  return /^\d/.test(item) ? `item ${item}` : "A-Number";
}

/** Sorts places as the form's pages have them. */
export function inFormOrder(one: Place, other: Place): number {
  return one.page - other.page || one.part - other.part || itemOrder(one.item) - itemOrder(other.item);
}

/** "4.b" behind "4.a" and before "10"; what has no number stands at the top of its part. */
function itemOrder(item: string): number {
  const [, number = "0", letter = ""] = /^(\d+)(?:\.([a-z]))?/i.exec(item) ?? [];
  return Number(number) * 100 + (letter === "" ? 0 : letter.toLowerCase().charCodeAt(0) - 96);
}
