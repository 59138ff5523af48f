import { interpret } from "../answers/interpret.ts";
import type { Interpretation } from "../answers/interpretation.ts";
import { boundariesOf, type FullName, isToldApart, splitName, threeParts, withMiddle } from "./split-name.ts";

/** The given and family names as the person told them apart, if they did, and the middle name where they told that too. */
export function confirmedParts(reading: Pick<Interpretation, "parts"> | undefined): FullName | undefined {
  const { given, family, middle } = reading?.parts ?? {};
  if (given === undefined || family === undefined) return undefined;
  return { given, family, ...(middle !== undefined && { middle }) };
}

/** The likeliest way to tell a name apart until the person has confirmed it: a guess, for them to look at. */
export function guessedName(name: string): FullName {
  return likeliest(splitName(name));
}

/** A name with its likeliest middle name, where nobody has told it. */
export function likeliest(name: FullName): FullName {
  return withMiddle(name)[0] ?? name;
}

/** The ways to tell a name apart that can be confirmed: those whose words are read back exactly. */
export function nameChoices(name: string): readonly FullName[] {
  return boundariesOf(name)
    .filter((choice) => isReadBack(choice))
    .flatMap(withMiddle);
}

function isReadBack(choice: FullName): boolean {
  // A name is read the same on every day.
  const parts = confirmedParts(interpret({ kind: "name", heard: confirmationOf(choice), today: "2000-01-01" }));
  return parts !== undefined && isSameName(parts, choice);
}

/**
 * The ways to tell a name apart that are open, the likeliest first; none where there is one way only.
 * @param told what was told apart already
 */
export function openSplits(name: string, told: FullName | undefined): readonly FullName[] {
  if (told !== undefined && isToldApart(told)) return [];
  const guess = told === undefined ? guessedName(name) : likeliest(told);
  const isSameFamily = ({ given, family }: FullName) =>
    isSameName({ given, family }, { given: guess.given, family: guess.family });
  const choices = nameChoices(name);
  const near = choices.filter(isSameFamily);
  // Of other family names one way only: who is asked aloud is not led through all of them.
  const far = told === undefined ? choices.filter((one) => !isSameFamily(one) && isLikeliest(one)) : [];
  const [likely, others] = [true, false].map((is) => near.filter((one) => isSameName(one, guess) === is));
  return near.length + far.length > 1 ? [...(likely ?? []), ...(others ?? []), ...far] : [];
}

function isLikeliest({ given, family, middle }: FullName): boolean {
  return isSameName(likeliest({ given, family }), { given, family, middle });
}

/** The words that a confirmed name is stored as; they read as the same name, its parts told apart. */
export function confirmationOf({ given, family, middle }: FullName): string {
  const { given: first } = threeParts({ given, family, middle });
  if (middle === undefined) return `nombres ${given}, apellidos ${family}`;
  const second = middle === "" ? "sin segundo nombre" : `segundo nombre ${middle}`;
  return `nombres ${first}, ${second}, apellidos ${family}`;
}

/** Tells whether two are told apart alike; a particle at the beginning may be written either way. */
export function isSameName(one: FullName, other: FullName): boolean {
  const told = (name: FullName) => [name.given, name.family, isToldApart(name) ? (name.middle ?? "") : "?"];
  return told(one).join("|").toLowerCase() === told(other).join("|").toLowerCase();
}
