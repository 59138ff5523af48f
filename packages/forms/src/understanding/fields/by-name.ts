import { plainWords } from "@dilo/foundation";
import { plainText, tokensOf } from "../../answers/words/tokens.ts";
import { splitName } from "../../names/split-name.ts";
import type { Moment } from "../act.ts";
import { storedReading } from "./earlier.ts";

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
    const isOf = at > 0 && /^(?:de|a)$/.test(plainText(tokens.slice(at - 1, at)));
    const next = plainText(tokens.slice(at + 1, at + 2));
    return person !== undefined && isOf && !isShared(plain) && !person.family.includes(next);
  });
  const about = given.find(({ first }) => first === found?.plain)?.about;
  if (found === undefined || (about !== "relative" && about !== "spouse")) return text;
  return `${text.slice(0, found.start)}${called[about]}${text.slice(found.end)}`;
}
