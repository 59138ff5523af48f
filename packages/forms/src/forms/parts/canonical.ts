import type { Answers, FormType, HeardAnswer } from "../../answers/answer.ts";
import type { AddressValue } from "../../answers/interpretation.ts";
import { choicesOf } from "../choices.ts";
import { openIn } from "../conditions.ts";
import type { Field } from "../definition.ts";
import { forms } from "../registry.ts";
import { furtherFields } from "./parts.ts";

/** What an answer means: a text, an address, or nothing, for good. */
export type Canonical = string | AddressValue | null;

/** Every question of a form, its own first. */
export function allFields(formType: FormType): readonly Field[] {
  return [...forms[formType].fields, ...furtherFields[formType]];
}

/** An answer from what it means, in words that its question's reader reads as that. */
export function heardFrom(field: Field, value: Canonical, heardAt: string): HeardAnswer {
  return { said: value === null ? "no aplica" : wordsFor(field, value), heardAt };
}

function wordsFor(field: Field, value: string | AddressValue): string {
  if (typeof value === "string") {
    const choice = choicesOf(field).find((one) => one.value === value);
    if (choice !== undefined) return choice.spanish;
    return field.kind === "country" && /^[A-Z]{2}$/.test(value) ? countryName(value) : value;
  }
  if ("foreign" in value) return `${value.text}, ${countryName(value.country)}`;
  const { line, unit, city, state, zip } = value;
  return [line, unit, city, `${state} ${zip}`].filter((part) => part !== "").join(", ");
}

function countryName(code: string): string {
  return new Intl.DisplayNames(["es"], { type: "region" }).of(code) ?? code;
}

/** How many questions a person's form still has, in all its parts: those that are asked by what is known so far. */
export function questionsLeft(formType: FormType, answers: Answers): number {
  return openIn(allFields(formType), answers).size;
}
