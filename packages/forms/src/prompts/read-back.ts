import { plainWords } from "@dilo/foundation";
import type { Interpretation } from "../answers/interpretation.ts";
import { fold } from "../answers/words/tokens.ts";
import type { Field } from "../forms/definition.ts";
import { isGivenName } from "../names/given-names.ts";
import { addressHints, emailHints, lettersOf, nameHints, spelling } from "./by-ear.ts";

/** The sentence that reads a value back; empty when the value has no spoken form. */
export function spokenValue({ spanishReadback, english }: Interpretation): string {
  return spanishReadback ?? english ?? "";
}

/** A value as a prompt has it: of two genders the one that was said; who reads an e-mail address sees its letters. */
export function valueSlots(reading: Interpretation, said: string): Readonly<Record<string, string>> {
  const { english } = reading;
  return {
    value: inOwnWords(spokenValue(reading), said),
    ...(english?.includes("@") && { valueWritten: english }),
    ...(english !== undefined && { valueEnglish: english }),
  };
}

/** Words as a sentence begins. */
export function sentenceStart(words = ""): string {
  return words.charAt(0).toLocaleUpperCase("es") + words.slice(1);
}

/** Words that nobody could read, as they are said before they are kept: of many the first. */
export function inShort(said: string, rest = "y lo demás"): string {
  const words = said
    .trim()
    .replace(/[.,;:]+$/u, "")
    .split(/\s+/);
  return words.length > mostShown ? `${words.slice(0, mostShown).join(" ")} ${rest}` : words.join(" ");
}

const mostShown = 16;

/**
 * What of a value is told letter by letter, to be heard apart from what sounds alike.
 * @param spelled a word to be told by its letters: it was asked for, or the read-back was refused before
 * @param isWhole whether every letter of it is told, and not only those that may be others
 */
export function spelledPart(
  { kind }: Field,
  { value, parts }: Interpretation,
  spelled: string | undefined,
  isWhole = false,
): string {
  if (spelled !== undefined) {
    const letters = isWhole ? `Se escribe: ${lettersOf(spelled)}` : spelling(spelled);
    return [letters, othersIn(kind, value, spelled)].map(sentence).join(" ").trim();
  }
  if (kind === "name" && typeof value === "string") return sentence(nameHints(value));
  if (kind === "email" && typeof value === "string") return sentence(emailHints(value));
  if (isPlace(value)) return sentence(addressHints(value, parts?.["taken"]));
  return "";
}

/** What is told of the other words while one of them is spelled: more may be wrong than was corrected first. */
function othersIn(kind: Field["kind"], value: unknown, spelled: string): string {
  if (/[^\p{L}]/u.test(spelled)) return "";
  const without = (text: string) =>
    text.replace(/\p{L}+/gu, (word) => (fold(word) === fold(spelled) || isGivenName(word) ? "" : word));
  if (kind === "name" && typeof value === "string") return nameHints(without(value));
  if (kind === "email" && typeof value === "string") return emailHints(without(value));
  return isPlace(value) ? addressHints({ line: without(value.line), city: without(value.city) }) : "";
}

function isPlace(value: unknown): value is { readonly line: string; readonly city: string } {
  return typeof value === "object" && value !== null && "line" in value && "city" in value;
}

function sentence(hints: string): string {
  return hints === "" ? "" : `${hints}.`;
}

/** Everyday words for what a read-back calls otherwise. */
const everyday: ReadonlyMap<string, string> = new Map([
  ["mama", "madre"],
  ["papa", "padre"],
  ["marido", "esposo"],
  ["mujer", "esposa"],
  ["senora", "esposa"],
]);

/** Of "casado o casada" the one that was said ("soy casada"), and of "padre o madre" the mother for "mi mamá"; else both. */
export function inOwnWords(readback: string, said: string): string {
  const both = /^(\p{L}+) o (\p{L}+)$/u.exec(readback)?.slice(1) ?? [];
  const words = plainWords(said).map((word) => everyday.get(word) ?? word);
  const meant = both.filter((one) => words.includes(plainWords(one).join("")));
  return meant.length === 1 ? (meant[0] ?? readback) : readback;
}
