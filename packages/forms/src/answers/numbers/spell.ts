import { writtenHundreds, writtenSmall, writtenTens } from "./vocabulary.table.ts";

const small = writtenSmall.split(" ");
const tens = writtenTens.split(" ");
const hundreds = writtenHundreds.split(" ");

/** Spells a whole number from 0 to 999,999 in Spanish. */
export function spellNumber(value: number): string {
  if (value < 30) return small[value] ?? "";
  if (value < 100) {
    const ten = tens[Math.floor(value / 10) - 3] ?? "";
    return value % 10 === 0 ? ten : `${ten} y ${small[value % 10]}`;
  }
  if (value === 100) return "cien";
  if (value < 1000) {
    const hundred = hundreds[Math.floor(value / 100) - 1] ?? "";
    return value % 100 === 0 ? hundred : `${hundred} ${spellNumber(value % 100)}`;
  }
  const thousands = Math.floor(value / 1000);
  const head = thousands === 1 ? "mil" : `${spellNumber(thousands).replace(/uno$/, "un")} mil`;
  return value % 1000 === 0 ? head : `${head} ${spellNumber(value % 1000)}`;
}

/** Spells digits one by one, a comma between groups: "tres uno cero, cinco cinco cinco". */
export function spellDigits(...groups: readonly string[]): string {
  return groups
    .filter((group) => group !== "")
    .map((group) => [...group].map((digit) => small[Number(digit)]).join(" "))
    .join(", ");
}
