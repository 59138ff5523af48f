import type { HeardAnswer } from "../../answers/answer.ts";
import { spanishCountry } from "../../answers/country/grammar/named.ts";
import type { AddressValue, Interpretation } from "../../answers/interpretation.ts";
import { confirmedParts, guessedName } from "../../names/name-choices.ts";
import { threeParts } from "../../names/split-name.ts";
import type { Fit } from "./carried.ts";

/** Something that a form tells of the person who fills it in. */
export interface Fact {
  /** Words that tell it, the person's own first. */
  readonly words: readonly HeardAnswer[];
  /** What they mean; null that there is none, undefined where each form has a value of its own for it. */
  readonly value?: string | AddressValue | null;
  /** Of a name its given and its family names, where they were told apart. */
  readonly parts?: NonNullable<Interpretation["parts"]>;
}

/** What a form tells of its person, by names that all forms share: "birth date", "job 2 from". */
export type Facts = Readonly<Record<string, Fact | undefined>>;

/** Reads what a form's question was answered with; undefined where it was not understood or passed over. */
export type ReadFact = (id: string) => Fact | undefined;

/** A fact that a form asks for: where, and how far it fits. */
export interface Wanted {
  readonly fact: string;
  readonly field: string;
  readonly fit: Fit;
  /** The question that must be answered as it was told: of a table's row the first. */
  readonly goesWith?: string | undefined;
}

/** A fact of somebody else, and the question that must be answered by another one of theirs: their name. */
export interface WantedOfOther extends Omit<Wanted, "goesWith"> {
  readonly where: { readonly field: string; readonly fact: string };
}

/** What one form tells of the person who fills it in, and what of that it asks. */
export interface PersonOfForm {
  readonly facts: (read: ReadFact) => Facts;
  readonly wanted: (facts: Facts) => readonly Wanted[];
  readonly ofOthers?: (facts: Facts) => readonly WantedOfOther[];
  /** Questions about that person that only this form asks: another one of its kind takes them over as they are. */
  readonly alone?: RegExp;
}

/** Facts that a form asks for in one question, and which of them are asked to be right. */
export type FactTable = readonly (readonly [fact: string, field: string, fit?: "confirm"])[];

/** What such a table tells. */
export function factsIn(table: FactTable, read: ReadFact): Facts {
  return Object.fromEntries(table.map(([fact, field]) => [fact, read(field)]));
}

/** What such a table asks for. */
export function wantedBy(table: FactTable): readonly Wanted[] {
  return table.map(([fact, field, fit]) => ({ fact, field, fit: fit ?? "same" }));
}

/** A fact in words of ours. */
export function inWords(said: string, like: Fact | undefined, value?: Fact["value"]): Fact | undefined {
  const heardAt = like?.words[0]?.heardAt;
  if (heardAt === undefined || said === "") return undefined;
  return { words: [{ said, heardAt }], ...(value !== undefined && { value }) };
}

/** A yes or a no, told by other answers. */
export function yesOrNo(isYes: boolean, like: Fact | undefined): Fact | undefined {
  return inWords(isYes ? "sí" : "no", like, isYes ? "yes" : "no");
}

/** The parts of an address, and how they are called behind the name of what has it. */
export const addressPieces = ["street", "city", "state", "zip", "country"] as const;

/** An address in the parts that some forms ask for one by one. */
export function piecesOf(name: string, address: Fact | undefined): Facts {
  const value = address?.value;
  if (typeof value !== "object" || value === null) return {};
  const pieces =
    "foreign" in value
      ? [value.line, value.city, value.province, value.postalCode, spanishCountry(value.country) ?? ""]
      : [[value.line, value.unit].filter(Boolean).join(" "), value.city, value.state, value.zip, "Estados Unidos"];
  return Object.fromEntries(
    addressPieces.map((piece, index) => [`${name} ${piece}`, inWords(pieces[index] ?? "", address)]),
  );
}

/** Parts of an address as one address; undefined where it has no street. */
export function addressOf(read: (piece: (typeof addressPieces)[number]) => Fact | undefined): Fact | undefined {
  const [street, city, state, zip, country] = addressPieces.map((piece) => textOf(read(piece)));
  if (!street || !city) return undefined;
  const isHere = country === undefined || country === "US";
  const rest = isHere ? [`${state ?? ""} ${zip ?? ""}`.trim()] : [state, zip, spanishCountry(country)];
  return inWords([street, city, ...rest].filter(Boolean).join(", "), read("street"));
}

/** A name in the three parts that some forms ask for one by one. */
export function namePieces(name: string, fact: Fact | undefined): Facts {
  const told = textOf(fact);
  if (told === undefined) return {};
  const { family, given, middle } = threeParts(confirmedParts(fact) ?? guessedName(told));
  return {
    [`${name} family`]: inWords(family, fact),
    [`${name} given`]: inWords(given, fact),
    [`${name} middle`]: inWords(middle === "" ? "no" : middle, fact),
  };
}

/** What a fact means, as a text. */
export function textOf(fact: Fact | undefined): string | undefined {
  return typeof fact?.value === "string" ? fact.value : undefined;
}

/** Counts a table's rows that tell something: the first that does not ends them. */
export function rowsTold(isTold: (row: number) => boolean): number {
  let rows = 0;
  while (rows < 20 && isTold(rows + 1)) rows += 1;
  return rows;
}
