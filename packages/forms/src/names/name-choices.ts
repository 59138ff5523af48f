import { interpret } from "../answers/interpret.ts";
import type { Interpretation } from "../answers/interpretation.ts";
import { boundariesOf, type FullName, splitName } from "./split-name.ts";

/** The given and family names as the person told them apart, if they did. */
export function confirmedParts(reading: Interpretation | undefined): FullName | undefined {
  const { given, family } = reading?.parts ?? {};
  return given !== undefined && family !== undefined ? { given, family } : undefined;
}

/** How a name is split until the person has confirmed it: a guess, for them to look at. */
export function guessedName(name: string): FullName {
  const { given, middle, family } = splitName(name);
  return { given: `${given} ${middle}`.trim(), family };
}

/** The ways to split a name that can be confirmed: those whose words are read back exactly. */
export function nameChoices(name: string): readonly FullName[] {
  return boundariesOf(name).filter((choice) => {
    // A name is read the same on every day.
    const parts = confirmedParts(interpret({ kind: "name", heard: confirmationOf(choice), today: "2000-01-01" }));
    return parts !== undefined && isSameName(parts, choice);
  });
}

/** The words that a confirmed name is stored as; they read as the same name, its parts told apart. */
export function confirmationOf({ given, family }: FullName): string {
  return `nombres ${given}, apellidos ${family}`;
}

/** Tells whether two splits are the same; a particle at the beginning may be written either way. */
export function isSameName(one: FullName, other: FullName): boolean {
  return [one.given, one.family].join("|").toLowerCase() === [other.given, other.family].join("|").toLowerCase();
}
