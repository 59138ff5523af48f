import { plainWords } from "@dilo/foundation";
import { tokensOf } from "../../answers/words/tokens.ts";
import type { Field } from "../../forms/definition.ts";
import { splitName } from "../../names/split-name.ts";
import type { Moment } from "../act.ts";
import { storedReading } from "./earlier.ts";
import { fieldsNamed } from "./named-fields.ts";

/** How a form calls those of whom it asks besides who fills it in. */
const called = { relative: "mi familiar", spouse: "mi esposo" } as const;

/**
 * "El cumpleaños de Lucía", with those whom the form knows by that name called as it calls them. A name that is told itself
 * stays: "es de Lucía Soto", or to the question for it.
 */
export function withKinCalled(text: string, moment: Moment): string {
  const { fields, field, expects } = moment;
  if (field?.kind === "name" && expects.kind !== "yes-no") return text;
  const names = fields.filter(({ kind }) => kind === "name");
  const given = names.map((one) => {
    const value = storedReading(one, moment)?.value;
    const name = typeof value === "string" ? splitName(value) : { given: "", family: "" };
    return { about: one.about, first: plainWords(name.given)[0] ?? "", family: plainWords(name.family) };
  });
  const isShared = (first: string) => given.filter((one) => one.first === first).length > 1;
  const tokens = tokensOf(text);
  const found = tokens.findLast(({ plain }, at) => {
    const person = given.find(({ about, first }) => about !== undefined && first === plain && first !== "");
    const isOf = at > 1 && /^(?:de|a)$/.test(tokens[at - 1]?.plain ?? "");
    const of = tokens[at - 2]?.plain ?? "";
    const isAnswer = /^(?:la|el|lo)$/.test(of) || (!isPlace.test(of) && namesAnswerOf(person?.about, of, moment));
    const next = tokens[at + 1]?.plain ?? "";
    return person !== undefined && isOf && isAnswer && !isShared(plain) && !person.family.includes(next);
  });
  const about = given.find(({ first }) => first === found?.plain)?.about;
  if (found === undefined || (about !== "relative" && about !== "spouse")) return text;
  return `${text.slice(0, found.start)}${called[about]}${text.slice(found.end)}`;
}

/** "La calle de Inés" is a street. */
const isPlace = /^(?:calle|casa|avenida|colonia|barrio|apartamento)$/;

/** Tells whether a word names an answer that is asked of somebody: "cumpleaños", "dirección". */
function namesAnswerOf(about: Field["about"], word: string, { fields }: Moment): boolean {
  const own = fields.filter((one) => one.about === about);
  return fieldsNamed(own, word).length > 0;
}
