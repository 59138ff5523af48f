import type { HeardAnswer } from "../../answers/answer.ts";
import type { AddressValue } from "../../answers/interpretation.ts";
import { oneNameWords } from "../../answers/name/talk.table.ts";
import { choicesOf } from "../choices.ts";
import { skippedWords } from "../conditions.ts";
import type { Field } from "../definition.ts";

/** What an answer means: a text, an address, or nothing, for good. */
export type Canonical = string | AddressValue | null;

/** An answer from what it means, in words that its question's reader reads as that. */
export function heardFrom(field: Field, value: Canonical, heardAt: string): HeardAnswer {
  return { said: value === null ? skippedWords : wordsFor(field, value), heardAt };
}

function wordsFor(field: Field, value: string | AddressValue): string {
  if (typeof value === "string") {
    // One choice, or several; a value that is one holds no comma.
    const chosen = [...new Set([value, ...value.split(",")])].flatMap((one) =>
      choicesOf(field).filter((choice) => choice.value === one),
    );
    if (chosen.length > 0) return chosen.map(({ spanish }) => spanish).join(" y ");
    if (field.kind === "country" && /^[A-Z]{2}$/.test(value)) return countryName(value);
    if (field.kind === "name" && /^\S+$/.test(value)) return `${value}, ${oneNameWords}`;
    const [, year, month] = (field.kind === "date" && /^(\d{4})-(\d\d)$/.exec(value)) || [];
    if (month !== undefined) return `${monthNames.format(new Date(Date.UTC(2000, Number(month) - 1)))} de ${year}`;
    return field.extra?.reader.inWords?.(value) ?? value;
  }
  if ("foreign" in value) return `${value.text}, ${countryName(value.country)}`;
  const { line, unit, city, state, zip } = value;
  return [line, unit, city, `${state} ${zip}`].filter((part) => part !== "").join(", ");
}

const monthNames = new Intl.DateTimeFormat("es", { month: "long", timeZone: "UTC" });

function countryName(code: string): string {
  return new Intl.DisplayNames(["es"], { type: "region" }).of(code) ?? code;
}
